import { z } from 'zod'
import {
  type ProductCategory,
  productCategories,
  releaseTypes,
} from '@/src/core/choices/product-choices'
import { id } from '@/src/core/contracts/ids'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type {
  ProductFields,
  TrackFields,
  VariantFields,
} from '@/src/core/contracts/products/product-answers'
import { limits } from '@/src/core/limits'
import type { RichTextDoc } from '@/src/core/rich-text'
import type { Theme } from '@/src/core/theme/schema'

export { type ProductCategory, productCategories }

/** Query of `GET /public/products`. */
export const listProductsQuery = z.object({
  profileId: id,
  category: z.enum(productCategories).default('Music'),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
  limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  filter: z
    .object({
      query: z.string().trim().max(limits.searchMax).optional(),
      releaseType: z.enum(releaseTypes).default('all'),
    })
    .prefault({}),
})
export type ListProductsQuery = z.output<typeof listProductsQuery>

/** Query of `GET /public/products/featured`. */
export const featuredProductsQuery = z.object({
  profileId: id,
  category: z.enum(productCategories).default('Music'),
})

export type Paginated<Item> = { data: Item[]; page: number; total: number; pageSize: number }

/** A product as cards show it. Prices are integer minor units. */
export type ProductCard = Pick<ProductFields, 'id' | 'title' | 'category' | 'artist'> & {
  cover: MediaView | null
  trackCount: number
  priceMinMinor: number
  priceMaxMinor: number
  payWhatYouWant: boolean
  /** There may be something to listen to. */
  isPlayable: boolean
}

export type TrackView = TrackFields & {
  /** What any visitor may hear; empty when that is nothing, or has to be asked for. */
  previewUrl: string
  /** That is only the beginning: buyers hear more. */
  isPreview?: boolean
  /** How often anyone may hear the whole song: each time its address has to be asked for. */
  playLimit?: number
  /** Where its artist shows them on the page of the release. */
  lyrics?: string
}

export type VariantView = VariantFields & {
  priceMinor: number
  /** What members pay where that is less; null otherwise. */
  memberPriceMinor: number | null
  /** What those are offered who pay what they want; the price without. */
  suggestedMinor?: number
  color: { name: string; hex: string } | null
  size: string
  upcCode: string
  media: readonly MediaView[]
}

export type ProductDetail = ProductCard &
  ProductFields & {
    /** `MP3, FLAC`: how a release can be downloaded; empty as long as it cannot. */
    formats?: string
    /** What buyers of merch choose beside the colour; empty is a size. */
    optionName?: string
    /** Files that come with a release besides its songs. */
    bonusCount?: number
    /** How one comes to be among those who may buy it. */
    waysIn: {
      /** That can be joined and open it, the cheapest first. */
      tiers: readonly { id: string; name: string }[]
      /** Anyone who has an account may buy it. */
      isAccountEnough: boolean
    }
    description: RichTextDoc | null
    /** Those that its page has in place of the site's; null where it has none of its own. */
    coverColours?: Theme['colors'] | null
    media: readonly MediaView[]
    variants: readonly VariantView[]
    tracks: readonly TrackView[]
  }
