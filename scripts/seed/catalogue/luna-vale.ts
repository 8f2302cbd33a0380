import { events } from '@/scripts/seed/catalogue/luna-events'
import { posts } from '@/scripts/seed/catalogue/luna-posts'
import { store } from '@/scripts/seed/catalogue/luna-store'
import { merch } from '@/scripts/seed/catalogue/merch'
import { saltAndSignal } from '@/scripts/seed/catalogue/salt-and-signal'
import { singles } from '@/scripts/seed/catalogue/singles'
import { tidewater } from '@/scripts/seed/catalogue/tidewater'
import type { CatalogueProfile, CatalogueTier } from '@/scripts/seed/catalogue/types'

const tiers: CatalogueTier[] = [
  {
    key: 'listener',
    name: 'Listener',
    payWhatYouWant: false,
    recommended: false,
    benefits: ['Public posts and demos', 'Pre-sale codes for every tour', 'One letter a month'],
  },
  {
    key: 'inner-circle',
    name: 'Inner Circle',
    payWhatYouWant: false,
    priceMonthlyMinor: 500,
    priceYearlyMinor: 5000,
    recommended: true,
    benefits: [
      'Every release a week early',
      'The full archive of demos and stems',
      'Films from the rehearsal room',
      'A vote on what I record next',
    ],
  },
  {
    key: 'patron',
    name: 'Patron',
    payWhatYouWant: true,
    payWhatYouWantMinimumMinor: 300,
    discountPercent: 15,
    recommended: false,
    benefits: [
      'Posts for patrons, unpolished',
      'Your name in the liner notes',
      'A postcard from every tour',
      '15 % off everything in the store',
    ],
  },
]

export const lunaVale: CatalogueProfile = {
  profile: {
    slug: 'luna-vale',
    name: 'Luna Vale',
    tagline: 'Slow songs for long roads and late trains.',
    isDefault: true,
    avatar: 'luna',
  },
  theme: {
    name: 'default',
    colors: {
      primary: '#ff6f59',
      background: '#0e0c0d',
      text: '#f6efe6',
      textPrimary: '#1c0806',
    },
    cornerRadius: 4,
    fontFamily: 'Anton',
    headerLinks: [
      { label: 'Members', href: '/members' },
      { label: 'Store', href: '/products?category=Music' },
      { label: 'Contact', href: '/contact' },
    ],
    socialLinks: [
      { icon: 'instagram', href: 'https://www.instagram.com/lunavale.example' },
      { icon: 'facebook', href: 'https://www.facebook.com/lunavale.example' },
      { icon: 'twitter', href: 'https://x.com/lunavale_example' },
      { icon: 'youtube', href: 'https://www.youtube.com/@lunavale.example' },
    ],
  },
  home: {
    hero: {
      art: 'moon',
      phoneArt: 'moon-phone',
      title: 'Luna Vale',
      tagline: 'Slow songs for long roads and late trains.',
    },
    membership: {
      title: 'Join the tribe',
      lede: 'Members hear everything first, and keep the lights on in a very small studio.',
    },
    featuredMusic: { title: 'Featured Music' },
    events: { title: 'Upcoming Events' },
    emailList: {
      title: 'Join my email list',
      lede: 'One letter a month: new songs, dates near you, a photograph.',
      successMessage: 'Thank you! Will be in touch soon!',
    },
  },
  products: [saltAndSignal, ...singles.slice(0, 2), tidewater, ...singles.slice(2), ...merch],
  tiers,
  posts,
  events,
  store,
}
