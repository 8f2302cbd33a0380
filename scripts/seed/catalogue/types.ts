import type { StreamingChoice } from '@/src/core/choices/streaming-choices'
import type { ShippingRate } from '@/src/payload-types'

/** Name of a file in `scripts/seed/art`, without `.webp`. */
export type ArtName = string

export type CatalogueTheme = {
  /** Of an installed theme. */
  name: string
  colors: { primary: string; background: string; text: string; textPrimary: string }
  /** Pixels. */
  cornerRadius: number
  fontFamily: string
  headerLinks: { label: string; href: string }[]
  socialLinks: {
    icon: 'instagram' | 'facebook' | 'twitter' | 'youtube' | 'website'
    href: string
  }[]
}

export type CatalogueTrack = {
  /** Also the name of its recordings in `scripts/seed/audio`. */
  key: string
  title: string
  description?: string
  hasExplicitContent: boolean
  isFeatured: boolean
  durationSeconds: number
}

/** What belongs to a release besides its songs and prices. */
export type CatalogueDelivery = {
  /** A text that buyers get with it. */
  bonus?: { title: string; name: string; text: string }
  /** Download codes that were made for it. */
  codes?: { name: string; count: number }
}

export type CatalogueVariant = {
  key: string
  isDefault: boolean
  /** Cents; the least one may pay where `payWhatYouWant` is set. */
  priceMinor: number
  /** Cents that members pay. */
  memberPriceMinor?: number
  payWhatYouWant: boolean
  color?: { name: string; hex: string }
  size?: string
  availabilityStatus: 'active' | 'sold_out' | 'inactive' | 'preorder'
  /** ISO: when a pre-order is out. */
  releaseAt?: string
  deliveryType: 'digital' | 'shipping'
  upcCode?: string
  stockQuantity?: number
  image?: ArtName
}

export type CatalogueProduct = {
  key: string
  title: string
  category: 'Music' | 'Merch'
  kind: 'digital' | 'physical'
  artist?: string
  descriptionHtml: string
  credits?: string
  images: ArtName[]
  featured: boolean
  /** ISO date. */
  releaseDate: string
  variants: CatalogueVariant[]
  tracks: CatalogueTrack[]
  /** What anyone may hear before buying; a preview unless given. */
  streaming?: StreamingChoice
  playLimit?: number
  delivery?: CatalogueDelivery
}

export type CatalogueTier = {
  key: string
  name: string
  payWhatYouWant: boolean
  payWhatYouWantMinimumMinor?: number
  priceMonthlyMinor?: number
  priceYearlyMinor?: number
  /** Off everything in the store. */
  discountPercent?: number
  recommended: boolean
  benefits: string[]
}

export type CatalogueMedia =
  | { type: 'image'; art: ArtName }
  /** The recording of a track, by the track's key. */
  | { type: 'audio'; track: string; name: string }
  /** The player needs a poster; the film itself is drawn from the same picture. */
  | { type: 'video'; art: ArtName; name: string }

export type CataloguePost = {
  key: string
  caption: string
  /** Whole hours before the moment of seeding. */
  hoursAgo: number
  visibility: 'public' | 'members' | 'paid' | 'tiers'
  /** Keys of the tiers that may see it, for `tiers`. */
  tiers?: string[]
} & (
  | { type: 'image' | 'video' | 'audio'; media: CatalogueMedia[] }
  | { type: 'poll'; question: string; options: { text: string; votes: number }[] }
)

export type CatalogueEvent = {
  key: string
  title: string
  descriptionHtml: string
  art: ArtName
  /** Days from the day of seeding; negative for what is over. */
  daysAhead: number
  /** Local time at the venue, `HH:mm`. */
  startsAt: string
  timeZone: string
  address: { name: string; street: string; zipCode?: string; city: string; country: string }
  actionText?: string
  actionLink?: string
  tickets: { key: string; name: string; priceMinor: number; quantity: number }[]
}

export type CatalogueHome = {
  /** For themes whose home page begins with a picture. */
  hero?: { art: ArtName; phoneArt?: ArtName; title: string; tagline: string }
  membership?: { title: string; lede: string }
  featuredMusic?: { title: string }
  events?: { title: string }
  links?: { label: string; href: string }[]
  emailList: { title: string; lede?: string; successMessage: string }
}

type Country = NonNullable<ShippingRate['countries']>[number]

/** Amounts are cents; taxes are in the prices. */
export type CatalogueStore = {
  shippingRates: {
    name: string
    /** ISO codes; none: the rest of the world. */
    countries?: Country[]
    firstItemMinor: number
    extraItemMinor: number
    freeFromMinor?: number
  }[]
  taxRates: {
    name: string
    country: Country
    percent: number
    appliesTo: 'all' | 'physical' | 'digital'
  }[]
  discountCodes: { code: string; percent: number }[]
}

export type CatalogueProfile = {
  profile: { slug: string; name: string; tagline: string; isDefault: boolean; avatar: ArtName }
  theme: CatalogueTheme
  home: CatalogueHome
  products: CatalogueProduct[]
  tiers: CatalogueTier[]
  posts: CataloguePost[]
  events: CatalogueEvent[]
  /** None: shipping is included, and nothing is taxed. */
  store?: CatalogueStore
}

export type Catalogue = { profiles: CatalogueProfile[] }
