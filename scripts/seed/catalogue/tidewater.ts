import { download } from '@/scripts/seed/catalogue/digital'
import type { CatalogueProduct, CatalogueTrack } from '@/scripts/seed/catalogue/types'

const tracks: CatalogueTrack[] = [
  {
    key: 'tidewater',
    title: 'Tidewater',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 34,
  },
  {
    key: 'the-ferryman-takes-cards-now',
    title: 'The Ferryman Takes Cards Now',
    description: 'True story, Dartmouth, 2023',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 35,
  },
  {
    key: 'neap',
    title: 'Neap',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 34,
  },
  {
    key: 'letters-to-the-harbourmaster',
    title: 'Letters to the Harbourmaster',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 35,
  },
  {
    key: 'slack-water',
    title: 'Slack Water',
    description: 'Instrumental, for the walk back',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 36,
  },
  {
    key: 'home-on-the-flood',
    title: 'Home on the Flood',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 35,
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
