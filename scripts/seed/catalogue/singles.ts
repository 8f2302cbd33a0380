import { download } from '@/scripts/seed/catalogue/digital'
import type { CatalogueProduct } from '@/scripts/seed/catalogue/types'

export const singles: CatalogueProduct[] = [
  {
    key: 'nocturne-for-the-m62',
    title: 'Nocturne for the M62',
    category: 'Music',
    kind: 'digital',
    artist: 'Luna Vale',
    descriptionHtml:
      '<p>Written in the passenger seat somewhere after Saddleworth, at the farm that stands between the two carriageways. Best played after midnight, with somebody else driving.</p>',
    credits: 'Written by Luna Vale\nElectric piano: Ines Okafor\nMastered by Katz & Daughter',
    images: ['nocturne-m62'],
    featured: true,
    releaseDate: '2026-06-26',
    variants: [download('nocturne-for-the-m62-download', 200, 'LV-S07-DL')],
    tracks: [
      {
        key: 'nocturne-for-the-m62',
        title: 'Nocturne for the M62',
        hasExplicitContent: false,
        isFeatured: false,
        durationSeconds: 36,
      },
    ],
  },
  {
    key: 'paper-lanterns',
    streaming: 'full',
    title: 'Paper Lanterns',
    category: 'Music',
    kind: 'digital',
    artist: 'Luna Vale',
    descriptionHtml:
      '<p>A song for my sister’s wedding. It rained, the lanterns dissolved, everyone danced anyway. Half of every sale goes to the village hall roof.</p>',
    credits: 'Written by Luna Vale\nHandclaps: the Todmorden Ladies’ Darts Team',
    images: ['paper-lanterns'],
    featured: true,
    releaseDate: '2025-11-21',
    variants: [download('paper-lanterns-download', 150, 'LV-S06-DL')],
    tracks: [
      {
        key: 'paper-lanterns',
        title: 'Paper Lanterns',
        hasExplicitContent: false,
        isFeatured: false,
        durationSeconds: 36,
      },
    ],
  },
  {
    key: 'halfway-house',
    streaming: 'limited',
    playLimit: 3,
    title: 'Halfway House',
    category: 'Music',
    kind: 'digital',
    artist: 'Luna Vale',
    descriptionHtml:
      '<p>The oldest song I still play. I wrote it on the stairs of a shared house in Hulme because the stairs had the best echo, and we went back to record it there.</p>',
    credits: 'Written by Luna Vale\nRecorded on the stairs of 41 Royce Road by Tom Arkwright',
    images: ['halfway-house'],
    featured: false,
    releaseDate: '2023-09-01',
    variants: [download('halfway-house-download', 150, 'LV-S03-DL')],
    tracks: [
      {
        key: 'halfway-house',
        title: 'Halfway House',
        hasExplicitContent: false,
        isFeatured: false,
        durationSeconds: 35,
      },
    ],
  },
]
