import { fade, limit, removeRumble, reverberate } from './effects'
import { playBass } from './layers/bass'
import { playDrums } from './layers/drums'
import { playLead } from './layers/lead'
import { playPad } from './layers/pad'
import { playPluck } from './layers/pluck'
import type { Score } from './layers/score'
import { playTexture } from './layers/texture'
import { createMix } from './mix'
import { createRandom } from './random'
import type { Song } from './song'

export { encodeMp3 } from './encode-mp3'
export type { Song } from './song'

/** Seconds in which the last chord rings out. */
const tail = 3.5

export function durationOf({ bars, beatsPerBar, bpm }: Song): number {
  return (bars * beatsPerBar * 60) / bpm + tail
}

/**
 * Plays a song into two channels at 44.1 kHz. Pure: the same song gives the same samples.
 * Every layer draws from its own stream of chance, so changing one leaves the others as they were.
 */
export function synthesise(song: Song): Float32Array[] {
  const mix = createMix(durationOf(song))
  const scoreFor = (layer: number): Score => ({
    song,
    mix,
    random: createRandom(song.seed * 7919 + layer),
    secondsPerBeat: 60 / song.bpm,
  })
  if (song.pad) {
    playPad(scoreFor(1), song.pad)
  }
  if (song.pluck) {
    playPluck(scoreFor(2), song.pluck)
  }
  if (song.bass) {
    playBass(scoreFor(3), song.bass)
  }
  if (song.drums) {
    playDrums(scoreFor(4), song.drums)
  }
  if (song.lead) {
    playLead(scoreFor(5), song.lead)
  }
  if (song.texture) {
    playTexture(scoreFor(6), song.texture)
  }

  reverberate(mix, song.space)
  const channels = [mix.left, mix.right]
  for (const channel of channels) {
    removeRumble(channel)
  }
  limit(channels, 0.13)
  for (const channel of channels) {
    fade(channel, 0.4, 3)
  }
  return channels
}
