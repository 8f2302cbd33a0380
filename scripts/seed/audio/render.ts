import { encodeMp3 } from './encode-mp3'
import { sampleRate } from './mix'
import { cutPreview, previewSampleRate } from './preview'
import type { Song } from './song'
import { synthesise } from './synthesise'

export type Recording = { mp3: Uint8Array; previewMp3: Uint8Array; durationSeconds: number }

/** The original as buyers get it and the preview everybody may hear. */
export function render(song: Song): Recording {
  const channels = synthesise(song)
  return {
    mp3: encodeMp3(channels, 192),
    previewMp3: encodeMp3(cutPreview(channels), 96, previewSampleRate),
    durationSeconds: (channels[0]?.length ?? 0) / sampleRate,
  }
}
