import { z } from 'zod'
import { limits } from '@/src/core/limits'
import type { MediaView } from '@/src/core/contracts/media'

export const productCategories = ['Music', 'Merch'] as const
export type ProductCategory = (typeof productCategories)[number]

export const releaseTypes = ['all', 'album', 'single'] as const

/** Query of `GET /public/products`. */
export const listProductsQuery = z.object({
  profileId: z.uuid(),
  category: z.enum(productCategories).default('Music'),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
  limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  filter: z
    .object({
      query: z.string().trim().max(200).optional(),
      releaseType: z.enum(releaseTypes).default('all'),
    })
    .prefault({}),
})
export type ListProductsQuery = z.output<typeof listProductsQuery>

export type Paginated<Item> = { data: Item[]; page: number; total: number; pageSize: number }

export type AvailabilityStatus = 'active' | 'sold_out' | 'inactive' | 'preorder'
export type DeliveryType = 'digital' | 'shipping' | 'pickup'

/** A product as cards show it. Prices are integer minor units. */
export type ProductCard = {
  id: string
  title: string
  category: ProductCategory
  /** Falls back to the profile's name. */
  artist: string
  cover: MediaView | null
  trackCount: number
  priceMinMinor: number
  priceMaxMinor: number
  payWhatYouWant: boolean
}

export type TrackView = {
  id: string
  title: string
  artist: string
  description: string
  /** What any visitor may hear; empty when there is no preview. Never the paid original. */
  previewUrl: string
  durationSeconds: number
  hasExplicitContent: boolean
  isFeatured: boolean
}

export type VariantView = {
  id: string
  isDefault: boolean
  priceMinor: number
  payWhatYouWant: boolean
  color: { name: string; hex: string } | null
  size: string
  availabilityStatus: AvailabilityStatus
  deliveryType: DeliveryType
  upcCode: string
  media: readonly MediaView[]
}

export type ProductDetail = ProductCard & {
  kind: 'digital' | 'physical'
  /** Sanitised HTML. */
  descriptionHtml: string
  credits: string
  media: readonly MediaView[]
  variants: readonly VariantView[]
  tracks: readonly TrackView[]
}
