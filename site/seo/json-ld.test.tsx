import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { artistData } from '@/site/seo/artist-data'
import { eventData } from '@/site/seo/event-data'
import { JsonLd } from '@/site/seo/json-ld'
import { postsData } from '@/site/seo/post-data'
import { productData } from '@/site/seo/product-data'
import type { EventDetail, TicketView } from '@/src/core/contracts/events/events'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/members/post-answers'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { productTextsOf } from '@/src/core/contracts/products/product-answers'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { richTextOf } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'
import type { Site } from '@/src/server/site-data'

const base = new URL('https://luna.example/')

const picture: MediaView = {
  id: 'm1',
  url: '/files/public/luna/cover.webp',
  alt: '',
  width: 1200,
  height: 1200,
  mimeType: 'image/webp',
  sizes: [],
  focalX: 50,
  focalY: 50,
}
const pictureUrl = 'https://luna.example/files/public/luna/cover.webp'

const site: Site = {
  profile: { id: 'luna', name: 'Luna Vale', slug: 'luna-vale', tagline: 'Slow songs' },
  themeName: 'default',
  isOnline: true,
  playersAtOnce: false,
  hasLlmsTxt: false,
  header: {},
  theme: {
    ...themePresets.midnight,
    logo: '',
    headerLinks: [],
    socialLinks: [
      { icon: 'youtube', href: 'https://youtube.com/@luna' },
      { icon: 'website', href: 'javascript:alert(1)' },
    ],
  },
  avatar: picture,
}

describe('the artist', () => {
  it('is a group with a picture and the addresses that are the same artist', () => {
    expect(artistData(site, base)).toEqual({
      '@type': 'MusicGroup',
      name: 'Luna Vale',
      url: 'https://luna.example/',
      description: 'Slow songs',
      image: pictureUrl,
      sameAs: ['https://youtube.com/@luna'],
    })
  })

  it('names nothing that is missing', () => {
    const bare = {
      ...site,
      avatar: null,
      profile: { ...site.profile, tagline: '' },
      theme: { ...site.theme, socialLinks: [] },
    }
    expect(Object.keys(artistData(bare, base))).toEqual(['@type', 'name', 'url'])
  })
})

const ticket: TicketView = {
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
}

const event: EventDetail = {
  id: 'e1',
  title: 'The launch',
  media: [picture, { ...picture, url: '/files/film.mp4', mimeType: 'video/mp4' }],
  startsAt: '2026-07-04T18:30:00.000Z',
  timeZone: 'Europe/London',
  address: { name: 'The Hall', street: '1 Street', zipCode: '', city: 'Leeds', country: 'UK' },
  actionText: '',
  actionLink: '',
  status: 'scheduled',
  tickets: [ticket],
  description: richTextOf('paragraph', 'word '.repeat(100)),
}
const now = new Date('2026-06-01T12:00:00.000Z')
const eventOf = (changes: Partial<EventDetail>) =>
  eventData(site, { ...event, ...changes }, { base, now })

describe('an event', () => {
  it('says what search engines require: name, start at the venue, place with address', () => {
    const data = eventOf({})
    expect(data).toMatchObject({
      '@type': 'MusicEvent',
      name: 'The launch',
      startDate: '2026-07-04T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'The Hall',
        address: { streetAddress: '1 Street', addressLocality: 'Leeds', addressCountry: 'UK' },
      },
      image: [pictureUrl],
      performer: { '@type': 'MusicGroup', name: 'Luna Vale' },
      organizer: { name: 'Luna Vale', url: 'https://luna.example/' },
    })
    expect(String(data.description).split(' ')).toHaveLength(100)
  })

  it.each<[string, Partial<TicketView>, Partial<EventDetail>, string]>([
    ['on sale', {}, {}, 'InStock'],
    ['sold out', { remaining: 0 }, {}, 'SoldOut'],
    ['not yet on sale', { salesStartAt: '2026-06-20T10:00:00.000Z' }, {}, 'PreOrder'],
    ['of a cancelled event', {}, { status: 'cancelled' }, 'OutOfStock'],
    ['of a past event', {}, { startsAt: '2026-05-01T18:30:00.000Z' }, 'OutOfStock'],
  ])('offers a ticket %s as what it is', (_name, changes, ofEvent, availability) => {
    const data = eventOf({ ...ofEvent, tickets: [{ ...ticket, ...changes }] })
    expect(data.offers).toMatchObject([
      {
        '@type': 'Offer',
        url: 'https://luna.example/events/e1',
        price: '18.00',
        priceCurrency: 'USD',
        availability: `https://schema.org/${availability}`,
      },
    ])
  })

  it('says when sales begin, and that it is cancelled', () => {
    const later = { ...ticket, salesStartAt: '2026-06-20T10:00:00.000Z' }
    const data = eventOf({ status: 'cancelled', tickets: [later] })
    expect(data.eventStatus).toBe('https://schema.org/EventCancelled')
    expect(data.offers).toMatchObject([{ validFrom: '2026-06-20T11:00:00+01:00' }])
  })

  it('offers nothing where there are no tickets', () => {
    expect(eventOf({ tickets: [] })).not.toHaveProperty('offers')
  })
})

const variant: VariantView = {
  id: 'v1',
  isDefault: true,
  priceMinor: 1250,
  memberPriceMinor: null,
  payWhatYouWant: false,
  color: { name: 'Ink', hex: '#111111' },
  size: 'M',
  availabilityStatus: 'active',
  releaseAt: null,
  deliveryType: 'shipping',
  upcCode: 'LV-1',
  media: [],
}

const product: ProductDetail = {
  id: 'p1',
  title: 'Tee',
  category: 'Merch',
  artist: 'Luna Vale',
  cover: picture,
  trackCount: 0,
  priceMinMinor: 1250,
  priceMaxMinor: 1250,
  payWhatYouWant: false,
  isPlayable: false,
  kind: 'physical',
  description: richTextOf('paragraph', 'Soft'),
  ...productTextsOf({}),
  reservedFor: '',
  waysIn: { tiers: [], isAccountEnough: false },
  media: [picture],
  variants: [variant],
  tracks: [],
}

const track = {
  id: 't1',
  title: 'Salt',
  artist: 'Luna Vale & Kito',
  description: '',
  previewUrl: '',
  durationSeconds: 61.4,
  hasExplicitContent: false,
  isFeatured: false,
}

describe('a product', () => {
  it('has name, picture, brand and an offer for each variant', () => {
    expect(productData(site, product, base)).toEqual({
      '@type': 'Product',
      name: 'Tee',
      url: 'https://luna.example/products/p1',
      image: [pictureUrl],
      description: 'Soft',
      brand: { '@type': 'Brand', name: 'Luna Vale' },
      offers: [
        {
          '@type': 'Offer',
          name: 'Ink, M',
          url: 'https://luna.example/products/p1',
          price: '12.50',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          sku: 'LV-1',
        },
      ],
    })
  })

  it.each([
    ['sold_out', 'SoldOut'],
    ['preorder', 'PreOrder'],
  ] as const)('that is %s is offered as %s', (availabilityStatus, availability) => {
    const variants = [{ ...variant, availabilityStatus }]
    expect(productData(site, { ...product, variants }, base).offers).toMatchObject([
      { availability: `https://schema.org/${availability}` },
    ])
  })

  it('offers nothing, and shows nothing, where there is nothing', () => {
    const empty = { ...product, variants: [], media: [], description: null }
    const data = productData(site, empty, base)
    expect(Object.keys(data)).toEqual(['@type', 'name', 'url', 'brand'])
  })

  it('is an album of recordings when it is music', () => {
    const release = {
      ...product,
      category: 'Music' as const,
      trackCount: 2,
      tracks: [track, track],
    }
    expect(productData(site, release, base)).toMatchObject({
      '@type': 'MusicAlbum',
      albumReleaseType: 'https://schema.org/AlbumRelease',
      byArtist: { '@type': 'MusicGroup', name: 'Luna Vale' },
      numTracks: 2,
      track: [
        {
          '@type': 'MusicRecording',
          position: 1,
          name: 'Salt',
          byArtist: { name: 'Luna Vale & Kito' },
          duration: 'PT61S',
        },
        { position: 2 },
      ],
    })
    const single = { ...release, trackCount: 1, tracks: [track] }
    expect(productData(site, single, base).albumReleaseType).toBe(
      'https://schema.org/SingleRelease',
    )
  })
})

const file: PostMediaWire = {
  id: 'f1',
  type: 'image',
  url: '/api/public/posts/o1/files/f1',
  name: '',
  alt: '',
  width: 10,
  height: 10,
  sizes: [],
  poster: null,
}

const post = (changes: Partial<PostWire>): PostWire => ({
  id: 'o1',
  type: 'image',
  caption: 'Last night\nand more',
  body: '',
  text: null,
  publishedAt: '2026-05-01T10:00:00.000Z',
  visibility: 'public',
  tiers: [],
  likes: 0,
  comments: 0,
  liked: null,
  saved: null,
  hasAccess: true,
  media: [file],
  poll: null,
  ...changes,
})

describe('posts', () => {
  it('for everyone are told with headline, date, author and picture', () => {
    const data = postsData(site, { posts: [post({})], page: 2 }, base)
    expect(data?.blogPost).toEqual([
      {
        '@type': 'BlogPosting',
        headline: 'Last night',
        url: 'https://luna.example/members?page=2#post-o1',
        datePublished: '2026-05-01T10:00:00.000Z',
        author: { '@type': 'MusicGroup', name: 'Luna Vale', url: 'https://luna.example/' },
        image: ['https://luna.example/api/public/posts/o1/files/f1'],
      },
    ])
  })

  it('of other kinds are not told, no matter who may see them', () => {
    const posts = (['members', 'paid', 'tiers'] as const).map((visibility) =>
      post({ id: visibility, visibility, hasAccess: false, caption: `for ${visibility}` }),
    )
    expect(postsData(site, { posts, page: 1 }, base)).toBeNull()
    const data = postsData(site, { posts: [...posts, post({})], page: 1 }, base)
    expect(JSON.stringify(data)).not.toMatch(/for (members|paid|tiers)/)
  })

  it('have a headline even without words', () => {
    const data = postsData(site, { posts: [post({ caption: ' ', media: [] })], page: 1 }, base)
    expect(data?.blogPost).toMatchObject([{ headline: 'A new post' }])
  })
})

it('cannot be ended by a title', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)' }} />)
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)',
  })
})
