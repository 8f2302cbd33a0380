import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { z } from 'zod'
import type {
  BlockContext,
  BlockDefinition,
  BlockEnvironment,
  BlockRender,
} from '@/blocks/_kit/define'
import type { EventView } from '@/src/core/contracts/events/events'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { productTextsOf } from '@/src/core/contracts/products/product-answers'
import type { ProductCard, ProductDetail, TrackView } from '@/src/core/contracts/products/products'
import { readProps } from '@/src/core/page-document/props'
import { themePresets } from '@/src/core/theme/theme-presets'

export const sampleMedia: MediaView = {
  id: 'moon',
  url: '/files/moon.jpg',
  alt: 'A red moon over hills',
  width: 2400,
  height: 1600,
  mimeType: 'image/jpeg',
  sizes: [{ url: '/files/moon-640.webp', width: 640, height: 427 }],
  focalX: 70,
  focalY: 30,
}

const card = {
  category: 'Music',
  artist: 'Luna Vale',
  priceMinMinor: 900,
  priceMaxMinor: 900,
  payWhatYouWant: false,
  isPlayable: true,
} as const

export const sampleProducts: ProductCard[] = [
  { ...card, id: 'p1', title: 'Salt & Signal', cover: sampleMedia, trackCount: 10 },
  { ...card, id: 'p2', title: 'Nocturne for the M62', cover: null, trackCount: 1 },
]

const track: TrackView = {
  id: 't1',
  title: 'Tideline',
  artist: '',
  description: '',
  previewUrl: '/files/tideline.mp3',
  durationSeconds: 221,
  hasExplicitContent: false,
  isFeatured: false,
}

export const sampleRelease: ProductDetail = {
  ...card,
  id: 'p1',
  title: 'Salt & Signal',
  cover: sampleMedia,
  trackCount: 10,
  kind: 'digital',
  description: null,
  ...productTextsOf({}),
  reservedFor: '',
  waysIn: { tiers: [], isAccountEnough: false },
  media: [sampleMedia],
  variants: [
    {
      id: 'v1',
      isDefault: true,
      priceMinor: 900,
      memberPriceMinor: null,
      payWhatYouWant: false,
      color: null,
      size: '',
      availabilityStatus: 'active',
      releaseAt: null,
      deliveryType: 'digital',
      upcCode: '',
      media: [],
    },
  ],
  tracks: [track, { ...track, id: 't2', title: 'Lighthouse', previewUrl: '' }],
}

export const sampleEvents: EventView[] = [
  {
    id: 'e1',
    title: 'The M62 by night',
    media: [sampleMedia],
    startsAt: '2026-12-04T19:30:00.000Z',
    timeZone: 'Europe/London',
    address: {
      name: 'The Deaf Institute',
      street: '135 Grosvenor Street',
      zipCode: 'M1 7HE',
      city: 'Manchester',
      country: 'United Kingdom',
    },
    actionText: '',
    actionLink: '',
    status: 'scheduled',
    tickets: [
      {
        id: 't1',
        productId: 'p9',
        name: 'Standing',
        description: '',
        priceMinor: 1800,
        remaining: 40,
        maxPerOrder: 10,
        salesStartAt: null,
        salesEndAt: null,
        isOffered: true,
      },
    ],
  },
]

export const sampleTiers: TierView[] = [
  {
    id: 'free',
    name: 'Listeners',
    payWhatYouWant: false,
    payWhatYouWantMinimumMinor: null,
    priceMonthlyMinor: 0,
    priceYearlyMinor: null,
    isRecommended: false,
    isActive: true,
    discountPercent: 0,
    benefits: [{ id: 'b1', title: 'Notes from the road' }],
  },
  {
    id: 'circle',
    name: 'Inner circle',
    payWhatYouWant: false,
    payWhatYouWantMinimumMinor: null,
    priceMonthlyMinor: 500,
    priceYearlyMinor: 5000,
    isRecommended: true,
    isActive: true,
    discountPercent: 10,
    benefits: [{ id: 'b2', title: 'Demos' }],
  },
]

export const sampleContext: BlockContext = {
  profile: { id: 'luna', name: 'Luna Vale', slug: 'luna-vale' },
  theme: {
    ...themePresets.midnight,
    logo: '',
    headerLinks: [
      { label: 'Members', href: '/members' },
      { label: 'Store', href: '/products?category=Music' },
    ],
    socialLinks: [
      { icon: 'instagram', href: 'https://instagram.com/lunavale' },
      { icon: 'website', href: 'javascript:alert(1)' },
    ],
  },
  themeName: 'default',
  data: {
    media: async (id) => (id === sampleMedia.id ? sampleMedia : null),
    featuredProducts: async () => sampleProducts,
    product: async (id) => (id === sampleRelease.id ? sampleRelease : null),
    upcomingEvents: async () => sampleEvents,
    tiers: async () => sampleTiers,
    emailList: async () => ({ id: 'l1', doubleOptIn: true }),
    rows: async () => [],
  },
  year: 2026,
}

export const PlainLink: BlockEnvironment['Link'] = ({ children, ...attributes }) => (
  <a {...attributes}>{children}</a>
)

const onSite: BlockEnvironment = { editing: false, Link: PlainLink }

type Case<Schema extends z.ZodObject, Data> = {
  definition: BlockDefinition<Schema>
  Render: BlockRender<Schema, Data>
  props?: z.input<Schema>
  data: Data
  context?: Partial<BlockContext>
  env?: Partial<BlockEnvironment>
  children?: ReactNode
}

/** HTML of a block with these stored props, as the site (or with `env.editing` the canvas) draws it. */
export function blockHtml<Schema extends z.ZodObject, Data>(test: Case<Schema, Data>): string {
  const { definition, Render, props = {}, data, context, env, children } = test
  return renderToStaticMarkup(
    <Render
      props={readProps(definition, props)}
      data={data}
      context={{ ...sampleContext, ...context }}
      env={{ ...onSite, ...env }}
      rootProps={{ 'data-block-id': 'b1' }}
    >
      {children}
    </Render>,
  )
}
