#!/bin/sh
# Run in the sources of ffmpeg: only the formats that a recording may come in (src/server/delivery/sound-format.ts),
# and what songs are made into.
set -e
./configure --prefix="$1" \
  --disable-everything --disable-autodetect --disable-debug --disable-doc --disable-ffplay --disable-network \
  --enable-libmp3lame --enable-zlib \
  --enable-protocol=file,pipe \
  --enable-demuxer=mp3,flac,wav,w64,aiff,ogg,mov,caf,aac,ape,wv,tta,image_jpeg_pipe \
  --enable-decoder='mp3*,mp2*,flac,alac,aac,vorbis,opus,ape,wavpack,tta,pcm_*,adpcm_*,gsm*,mjpeg,png' \
  --enable-parser='mpegaudio,flac,aac,vorbis,opus,gsm,mjpeg,png' \
  --enable-encoder=libmp3lame,flac,pcm_s16le,wrapped_avframe \
  --enable-muxer=mp3,flac,null \
  --enable-filter=aresample,aformat,anull,atrim,afade
