import { encodeMp3 } from './encode-mp3'
import { encodeWav } from './encode-wav'
import { sampleRate } from './mix'
import { cutPreview, previewSampleRate } from './preview'
import type { Song } from './song'
import { synthesise } from './synthesise'

export type Recording = {
  mp3: Uint8Array
  previewMp3: Uint8Array
  /** Where it was asked for. */
  wav: Uint8Array | null
  durationSeconds: number
}

/** The original as buyers get it and the preview everybody may hear. */
export function render(song: Song, { isLossless = false } = {}): Recording {
  const channels = synthesise(song)
  return {
    mp3: encodeMp3(channels, 192),
    previewMp3: encodeMp3(cutPreview(channels), 96, previewSampleRate),
    wav: isLossless ? encodeWav(channels) : null,
    durationSeconds: (channels[0]?.length ?? 0) / sampleRate,
  }
}
