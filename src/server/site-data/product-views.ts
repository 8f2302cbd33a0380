import type { AvailabilityStatus } from '@/src/core/choices/product-choices'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { productTextNames, productTextsOf } from '@/src/core/contracts/products/product-answers'
import type {
  ProductCard,
  ProductDetail,
  VariantView,
} from '@/src/core/contracts/products/products'
import { tiersThatOpen } from '@/src/core/memberships/tiers-that-open'
import { canBeBought } from '@/src/core/orders/availability'
import { reservedFor } from '@/src/core/orders/reserved-for'
import { storedRichText } from '@/src/core/rich-text'
import type { Product, Variant } from '@/src/payload-types'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { offeredVariants } from '@/src/server/site-data/find-offered-variants'
import { loadMedia, loadPalettes, viewsOf } from '@/src/server/site-data/media'
import { getArtistName } from '@/src/server/site-data/site'
import { listTiers } from '@/src/server/site-data/tiers'
import { loadTracks, toTrackView } from '@/src/server/site-data/track-views'
import { idOf, idsOf } from '@/src/server/site-data/visitor-read'

const selectsTexts = Object.fromEntries(productTextNames.map((name) => [name, true])) as Record<
  (typeof productTextNames)[number],
  true
>

/** What visitors may read of a product. */
export const productSelect = {
  ...selectsTexts,
  title: true,
  category: true,
  kind: true,
  artist: true,
  description: true,
  media: true,
  trackCount: true,
  priceMinMinor: true,
  priceMaxMinor: true,
  payWhatYouWant: true,
  visibility: true,
  tiers: true,
  streaming: true,
  playLimit: true,
  formats: true,
  bonusCount: true,
  optionName: true,
  release: true,
  hasCoverColours: true,
  showsLyrics: true,
} as const

const variantSelect = {
  product: true,
  isDefault: true,
  priceMinor: true,
  memberPriceMinor: true,
  payWhatYouWant: true,
  suggestedMinor: true,
  colorName: true,
  colorHex: true,
  size: true,
  availabilityStatus: true,
  releaseAt: true,
  stockQuantity: true,
  stockHeld: true,
  deliveryType: true,
  upcCode: true,
  media: true,
} as const

export type ProductRow = Pick<Product, 'id' | keyof typeof productSelect>
type VariantRow = Pick<Variant, 'id' | keyof typeof variantSelect>

/** Cards of some products: one query for all their covers. */
export async function toCards(profileId: string, rows: ProductRow[]): Promise<ProductCard[]> {
  const covers = rows.flatMap(({ media }) => idsOf(media).slice(0, 1))
  const [media, name] = await Promise.all([loadMedia(profileId, covers), getArtistName(profileId)])
  return rows.map((row) => toCard(row, media, name))
}

/** Products with variants, tracks and media: three queries, however many products. */
export async function toDetails(profileId: string, rows: ProductRow[]): Promise<ProductDetail[]> {
  const productIds = rows.map(({ id }) => id)
  const [variants, tracks, name, tiers] = await Promise.all([
    loadVariants(profileId, productIds),
    loadTracks(profileId, productIds),
    getArtistName(profileId),
    listTiers(profileId),
  ])
  const [colours, media] = await Promise.all([
    loadPalettes(
      profileId,
      rows.flatMap((row) => (row.hasCoverColours ? idsOf(row.media).slice(0, 1) : [])),
    ),
    loadMedia(profileId, [
      ...rows.flatMap((row) => idsOf(row.media)),
      ...variants.flatMap((variant) => idsOf(variant.media)),
      ...tracks.flatMap((track) => idOf(track.preview) ?? []),
    ]),
  ])
  return rows.map((row) => {
    const card = toCard(row, media, name)
    const readers = { visibility: row.visibility ?? 'public', tierIds: idsOf(row.tiers) }
    const own = (child: { product: Variant['product'] }) => idOf(child.product) === row.id
    return {
      ...card,
      kind: row.kind,
      formats: row.formats ?? '',
      bonusCount: row.bonusCount ?? 0,
      optionName: row.optionName ?? '',
      reservedFor: reservedFor(readers, tiers),
      waysIn: {
        tiers: tiersThatOpen(readers, tiers),
        isAccountEnough: readers.visibility === 'members',
      },
      description: storedRichText(row.description),
      ...productTextsOf(row),
      coverColours: colours.get(idsOf(row.media)[0] ?? '') ?? null,
      media: viewsOf(media, idsOf(row.media)),
      variants: variants.filter(own).map((variant) => toVariantView(variant, media)),
      tracks: tracks
        .filter(own)
        .map((track) => toTrackView(track, { ...row, artist: card.artist }, media)),
    }
  })
}

async function loadVariants(profileId: string, productIds: string[]): Promise<VariantRow[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    ...offeredVariants(profileId, { product: { in: productIds } }),
    select: variantSelect,
  })
  return docs
}

type MediaById = ReadonlyMap<string, MediaView>

function toCard(row: ProductRow, media: MediaById, profileName: string): ProductCard {
  const [coverId] = idsOf(row.media)
  return {
    id: row.id,
    title: row.title,
    category: row.category === 'Merch' ? 'Merch' : 'Music',
    artist: row.artist || profileName,
    cover: (coverId && media.get(coverId)) || null,
    trackCount: row.trackCount ?? 0,
    priceMinMinor: row.priceMinMinor ?? 0,
    priceMaxMinor: row.priceMaxMinor ?? 0,
    payWhatYouWant: row.payWhatYouWant ?? false,
    isPlayable: row.category === 'Music' && (row.trackCount ?? 0) > 0 && row.streaming !== 'none',
  }
}

function toVariantView(variant: VariantRow, media: MediaById): VariantView {
  const { colorName, colorHex } = variant
  return {
    id: variant.id,
    isDefault: variant.isDefault ?? false,
    priceMinor: variant.priceMinor,
    memberPriceMinor: memberPriceOf(variant),
    payWhatYouWant: variant.payWhatYouWant ?? false,
    suggestedMinor: variant.suggestedMinor ?? undefined,
    color: colorName ? { name: colorName, hex: colorHex ?? '' } : null,
    size: variant.size ?? '',
    availabilityStatus: availabilityOf(variant),
    releaseAt: variant.availabilityStatus === 'preorder' ? (variant.releaseAt ?? null) : null,
    deliveryType: variant.deliveryType,
    upcCode: variant.upcCode ?? '',
    media: viewsOf(media, idsOf(variant.media)),
  }
}

/** A variant whose last piece is sold, or held for someone who is paying, is sold out. */
function availabilityOf(variant: VariantRow): AvailabilityStatus {
  const { availabilityStatus, releaseAt, stockQuantity, stockHeld } = variant
  const isGone = typeof stockQuantity === 'number' && stockQuantity - stockHeld <= 0
  return canBeBought(availabilityStatus, releaseAt ?? null) && isGone
    ? 'sold_out'
    : availabilityStatus
}

function memberPriceOf({ priceMinor, memberPriceMinor }: VariantRow): number | null {
  return typeof memberPriceMinor === 'number' && memberPriceMinor < priceMinor
    ? memberPriceMinor
    : null
}
