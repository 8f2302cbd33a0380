import { download } from '@/scripts/seed/catalogue/digital'
import type { CatalogueProduct, CatalogueTrack } from '@/scripts/seed/catalogue/types'

const tracks: CatalogueTrack[] = [
  {
    key: 'low-tide-radio',
    title: 'Low Tide Radio',
    description: 'Recorded in one take, tape left running',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 37,
  },
  {
    key: 'salt',
    title: 'Salt',
    description: 'The first single',
    hasExplicitContent: false,
    isFeatured: true,
    durationSeconds: 35,
  },
  {
    key: 'long-wave',
    title: 'Long Wave',
    description: 'With Kito on the second voice',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 34,
  },
  {
    key: 'bad-weather-good-company',
    title: 'Bad Weather, Good Company',
    description: 'I swear once. My mother has heard it and forgives me.',
    hasExplicitContent: true,
    isFeatured: false,
    durationSeconds: 36,
  },
  {
    key: 'a-house-like-a-held-breath',
    title: 'A House Like a Held Breath',
    description: 'Strings by the Calder Quartet',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 36,
  },
  {
    key: 'shipping-forecast',
    title: 'Shipping Forecast',
    description: 'The last thing we played before the power went',
    hasExplicitContent: false,
    isFeatured: false,
    durationSeconds: 34,
  },
]

export const saltAndSignal: CatalogueProduct = {
  key: 'salt-and-signal',
  title: 'Salt & Signal',
  category: 'Music',
  kind: 'digital',
  artist: 'Luna Vale',
  descriptionHtml:
    '<p>Six songs made between two winters on the Yorkshire coast, with the window open and the shipping forecast on. We had a harmonium with four dead keys and wrote around them.</p><p>You get MP3s straight away, and a 24-page PDF with the lyrics and the photographs Tom took on the slipway.</p>',
  credits:
    'Written and sung by Luna Vale\nProduced and mixed by Ines Okafor at Mill Room, Todmorden\nDrums: Tom Arkwright\nSecond voice on “Long Wave”: Kito\nStrings: The Calder Quartet\nMastered by Katz & Daughter\nSleeve: Press Gang Studio, Leeds',
  images: ['salt-and-signal'],
  featured: true,
  releaseDate: '2026-10-16',
  variants: [download('salt-and-signal-download', 1200, 'LV-013-DL')],
  tracks,
}
