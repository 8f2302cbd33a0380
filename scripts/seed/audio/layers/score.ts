import type { Mix } from '../mix'
import type { Random } from '../random'
import type { Chord, Song, Span } from '../song'

/** What every layer reads: the song, where its bars lie in time, and its own stream of chance. */
export type Score = { song: Song; mix: Mix; random: Random; secondsPerBeat: number }

export type Bar = { index: number; start: number; seconds: number; chord: Chord }

/** Silence before the first bar, so that the attack of the first note is not cut. */
const leadIn = 0.25

/** The bars in which a layer plays. */
export function barsOf({ song, secondsPerBeat }: Score, { from = 0, until }: Span): Bar[] {
  const seconds = song.beatsPerBar * secondsPerBeat
  const last = Math.min(until ?? song.bars, song.bars)
  return Array.from({ length: Math.max(0, last - from) }, (_, offset) => {
    const index = from + offset
    const chord = song.progression[index % song.progression.length] ?? '1'
    return { index, start: leadIn + index * seconds, seconds, chord }
  })
}

/** A few milliseconds early or late, as a hand would be. */
export function sway(random: Random, seconds: number): number {
  return (random() - 0.5) * seconds
}
