import { download } from '@/scripts/seed/catalogue/digital'
import type { CatalogueProduct, CatalogueProfile } from '@/scripts/seed/catalogue/types'

const singles: CatalogueProduct[] = [
  {
    key: 'tenement-sun',
    title: 'Tenement Sun',
    category: 'Music',
    kind: 'digital',
    artist: 'Kito',
    descriptionHtml:
      '<p>There are four good hours of sun a year in our back court and I have written down what happened in all of them. This is the July one.</p>',
    credits: 'Written, played and produced by Kito\nMixed on the kitchen table, Dennistoun',
    images: ['tenement-sun'],
    featured: true,
    releaseDate: '2026-07-10',
    variants: [download('tenement-sun-download', 200, 'KT-004-DL')],
    tracks: [
      {
        key: 'tenement-sun',
        title: 'Tenement Sun',
        hasExplicitContent: false,
        isFeatured: true,
        durationSeconds: 35,
      },
    ],
  },
  {
    key: 'top-deck',
    title: 'Top Deck',
    category: 'Music',
    kind: 'digital',
    artist: 'Kito',
    descriptionHtml:
      '<p>Front seat, last bus, phone at four per cent. Pay what the fare was that night, or whatever you have on you.</p>',
    credits: 'Written, played and produced by Kito\nRain: First Bus, route 38',
    images: ['top-deck'],
    featured: true,
    releaseDate: '2025-12-05',
    variants: [download('top-deck-download', 100, 'KT-003-DL', true)],
    tracks: [
      {
        key: 'top-deck',
        title: 'Top Deck',
        hasExplicitContent: false,
        isFeatured: false,
        durationSeconds: 36,
      },
    ],
  },
]

export const kito: CatalogueProfile = {
  profile: {
    slug: 'kito',
    name: 'Kito',
    tagline: 'Small electronics, large windows.',
    isDefault: false,
    avatar: 'kito',
  },
  theme: {
    name: 'link-tree',
    colors: {
      primary: '#1f3fd6',
      background: '#f7f4ed',
      text: '#16171c',
      textPrimary: '#ffffff',
    },
    cornerRadius: 10,
    fontFamily: 'Playfair Display',
    headerLinks: [],
    socialLinks: [
      { icon: 'instagram', href: 'https://www.instagram.com/kito.example' },
      { icon: 'youtube', href: 'https://www.youtube.com/@kito.example' },
      { icon: 'twitter', href: 'https://x.com/kito_example' },
    ],
  },
  home: {
    links: [
      { label: 'Listen to “Tenement Sun”', href: '/products?category=Music' },
      { label: 'Tour dates, spring 2027', href: 'https://example.com/kito/tour' },
      { label: 'Ask me something', href: '/contact' },
    ],
    emailList: {
      title: 'Join my email list',
      successMessage: 'Thank you! Will be in touch soon!',
    },
  },
  products: singles,
  tiers: [],
  posts: [],
  events: [],
}
