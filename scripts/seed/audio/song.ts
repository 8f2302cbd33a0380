export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'lydian'

export type Degree = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A scale degree with an optional colour: `'4'`, `'6:7'`, `'5:sus4'`. */
export type Chord = `${Degree}` | `${Degree}:${'7' | '9' | 'sus2' | 'sus4'}`

/** When a layer plays, in bars from the start; `until` is the first bar without it. */
export type Span = { from?: number; until?: number }

export type PadSound = 'warm' | 'glass' | 'organ' | 'strings'
export type PluckSound = 'nylon' | 'steel' | 'harp' | 'felt' | 'kalimba'
export type PluckPattern = 'rolling' | 'falling' | 'travis' | 'sparse' | 'waltz' | 'pulse'
export type BassSound = 'round' | 'bowed'
export type DrumSound = 'brushes' | 'heartbeat' | 'shaker' | 'rim'
export type LeadSound = 'ooh' | 'aah' | 'whistle' | 'bell'
export type TextureSound = 'sea' | 'tape' | 'rain'

/** Everything the synthesiser needs to play one piece; the same song always sounds the same. */
export type Song = {
  seed: number
  /** MIDI note of the tonic in the bass octave, 36–48. */
  tonic: number
  mode: Mode
  bpm: number
  beatsPerBar: 3 | 4
  /** One chord a bar, repeated until `bars` are full. */
  progression: readonly Chord[]
  bars: number
  /** 0 a dry room, 1 a cathedral. */
  space: number
  pad?: Span & { sound: PadSound }
  pluck?: Span & { sound: PluckSound; pattern: PluckPattern }
  bass?: Span & { sound: BassSound }
  drums?: Span & { sound: DrumSound }
  lead?: Span & { sound: LeadSound }
  texture?: Span & { sound: TextureSound }
}
