import { download } from '@/scripts/seed/catalogue/digital'
import type { CatalogueProduct, CatalogueTrack } from '@/scripts/seed/catalogue/types'

const tracks: CatalogueTrack[] = [
  {
    key: 'tidewater',
    title: 'Tidewater',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 201,
      tonic: 38,
      mode: 'major',
      bpm: 64,
      beatsPerBar: 4,
      progression: ['1:9', '5:sus2', '6:7', '4:9'],
      bars: 8,
      space: 0.75,
      pad: { sound: 'glass' },
      pluck: { sound: 'harp', pattern: 'rolling', from: 1 },
      bass: { sound: 'bowed', from: 3 },
      texture: { sound: 'sea' },
    },
  },
  {
    key: 'the-ferryman-takes-cards-now',
    title: 'The Ferryman Takes Cards Now',
    description: 'True story, Dartmouth, 2023',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 202,
      tonic: 43,
      mode: 'mixolydian',
      bpm: 92,
      beatsPerBar: 4,
      progression: ['1', '4', '7', '4:sus2'],
      bars: 12,
      space: 0.3,
      pluck: { sound: 'nylon', pattern: 'falling' },
      bass: { sound: 'round', from: 1 },
      drums: { sound: 'shaker', from: 3, until: 12 },
      pad: { sound: 'warm', from: 5 },
      lead: { sound: 'ooh', from: 3 },
    },
  },
  {
    key: 'neap',
    title: 'Neap',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 203,
      tonic: 41,
      mode: 'minor',
      bpm: 56,
      beatsPerBar: 4,
      progression: ['1:9', '6:7', '4', '1:sus2'],
      bars: 7,
      space: 0.95,
      pad: { sound: 'warm' },
      pluck: { sound: 'felt', pattern: 'sparse' },
      lead: { sound: 'bell', from: 3 },
      texture: { sound: 'tape' },
    },
  },
  {
    key: 'letters-to-the-harbourmaster',
    title: 'Letters to the Harbourmaster',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 204,
      tonic: 45,
      mode: 'dorian',
      bpm: 80,
      beatsPerBar: 3,
      progression: ['1:7', '4:9', '1', '7'],
      bars: 14,
      space: 0.5,
      pluck: { sound: 'steel', pattern: 'waltz' },
      bass: { sound: 'round', from: 4 },
      drums: { sound: 'brushes', from: 4, until: 14 },
      pad: { sound: 'strings', from: 4 },
      lead: { sound: 'whistle', from: 4 },
    },
  },
  {
    key: 'slack-water',
    title: 'Slack Water',
    description: 'Instrumental, for the walk back',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 205,
      tonic: 40,
      mode: 'lydian',
      bpm: 74,
      beatsPerBar: 4,
      progression: ['1:9', '2', '1:7', '2:sus2'],
      bars: 10,
      space: 0.8,
      pad: { sound: 'glass', from: 2 },
      pluck: { sound: 'kalimba', pattern: 'pulse' },
      bass: { sound: 'round', from: 4 },
      texture: { sound: 'rain' },
    },
  },
  {
    key: 'home-on-the-flood',
    title: 'Home on the Flood',
    hasExplicitContent: false,
    isFeatured: false,
    song: {
      seed: 206,
      tonic: 36,
      mode: 'major',
      bpm: 68,
      beatsPerBar: 4,
      progression: ['4:9', '1', '5:sus4', '6:7'],
      bars: 9,
      space: 0.6,
      pad: { sound: 'organ' },
      pluck: { sound: 'nylon', pattern: 'rolling', from: 1 },
      bass: { sound: 'bowed', from: 3 },
      drums: { sound: 'heartbeat', from: 4, until: 9 },
      lead: { sound: 'aah', from: 4 },
    },
  },
]

export const tidewater: CatalogueProduct = {
  key: 'tidewater',
  title: 'Tidewater',
  category: 'Music',
  kind: 'digital',
  artist: 'Luna Vale',
  descriptionHtml:
    '<p>My first record, made in a boathouse in Devon that flooded twice while we worked. If you listen on headphones you can hear the water under the floor in “Neap”.</p><p>Pay what you like from $5. Everything above that goes into the microphone fund, which is now on its second microphone.</p>',
  credits:
    'Written, played and recorded by Luna Vale\nHarp on “Tidewater”: Mairi Sinclair\nMixed by Ines Okafor\nThe ferryman appears by kind permission',
  images: ['tidewater'],
  featured: true,
  releaseDate: '2024-03-08',
  delivery: {
    isLossless: true,
    bonus: {
      title: 'Liner notes and chords',
      name: 'liner-notes.txt',
      text: `TIDEWATER
Luna Vale, 2024

Made in a boathouse in Devon that flooded twice. The sound of water is
the water.

1  Tidewater                        D major, capo 2
   D  A/C#  Bm  G
   Play the last chord until the harp lets go.

2  The Ferryman Takes Cards Now     G mixolydian, standard tuning
   G  C  F  C
   True story. He had the machine in a freezer bag.

3  Neap                             F minor, felt on the strings
   Fm  Db  Bbm  Fm

4  Letters to the Harbourmaster     A dorian, in three
   Am  D  Am  G
   He answered all of them.

5  Slack Water                      E lydian
   E  F#  E  F#

6  Home on the Flood                C major, capo 5
   F  C  Gsus4  Am

Thank you for buying this one. The microphone fund is now on its second
microphone.
`,
    },
    codes: { name: 'Cards from the harbour tour', count: 25 },
  },
  variants: [download('tidewater-download', 500, 'LV-012-DL', true)],
  tracks,
}
