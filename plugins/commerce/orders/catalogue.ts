import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ticketSales } from '@/plugins/commerce/orders/ticket-sales'
import type { CheckoutInput } from '@/src/core/contracts/checkout'
import { toMinor } from '@/src/core/money'
import type { CartLine, SellableVariant } from '@/src/core/orders/pricing'
import { slugs } from '@/src/core/slugs'
import type { Media, Product, Variant } from '@/src/payload-types'

/**
 * The variants of a cart as the shop sells them now, by id: of this profile, of published products.
 * Reads with the system's rights, because visitors may not read these collections.
 */
export async function loadCatalogue(
  req: PayloadRequest,
  profileId: string,
  variantIds: readonly string[],
): Promise<Map<string, SellableVariant>> {
  const ofProfile = { profile: { equals: profileId } }
  const options = { pagination: false, depth: 0, req } as const

  const { docs: variants } = await req.payload.find({
    collection: slugs.variants,
    where: { and: [ofProfile, { id: { in: [...variantIds] } }] },
    ...options,
  })
  const { docs: published } = await req.payload.find({
    collection: slugs.products,
    where: {
      and: [
        ofProfile,
        { id: { in: variants.map(({ product }) => idOf(product)) } },
        { isPublished: { equals: true } },
      ],
    },
    joins: false,
    ...options,
  })
  const products = new Map(published.map((product) => [product.id, product]))
  const tickets = await ticketSales(req, profileId, variants)
  const covers = await loadCovers(req, profileId, variants, products)

  const sellable = new Map<string, SellableVariant>()
  for (const variant of variants) {
    const product = products.get(idOf(variant.product))
    if (product) {
      const cover = covers.get(coverIdOf(variant, product) ?? '')
      const ticket = tickets.get(variant.id)
      sellable.set(variant.id, { ...toSellable(variant, product, cover), ...ticket })
    }
  }
  return sellable
}

/** What the contract's cart lines say, in minor units. */
export function toCartLines(items: CheckoutInput['items']): CartLine[] {
  return items.map(
    ({ productId, productVariantId, quantity, gift, payWhatYouWantPrice, price }) => ({
      productId,
      variantId: productVariantId,
      quantity,
      gift,
      offeredMinor: payWhatYouWantPrice === undefined ? undefined : toMinor(payWhatYouWantPrice),
      seenMinor: price === undefined ? undefined : toMinor(price),
    }),
  )
}

async function loadCovers(
  req: PayloadRequest,
  profileId: string,
  variants: readonly Variant[],
  products: ReadonlyMap<string, Product>,
): Promise<Map<string, Media>> {
  const ids = variants.flatMap((variant) => {
    const product = products.get(idOf(variant.product))
    return product ? (coverIdOf(variant, product) ?? []) : []
  })
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: ids } }] },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map((media) => [media.id, media]))
}

function coverIdOf(variant: Variant, product: Product): string | undefined {
  const cover = variant.media?.[0] ?? product.media?.[0]
  return cover && idOf(cover)
}

function toSellable(variant: Variant, product: Product, cover: Media | undefined): SellableVariant {
  const { stockQuantity } = variant
  const isCounted = typeof stockQuantity === 'number'
  return {
    variantId: variant.id,
    productId: product.id,
    title: product.title,
    kind: product.kind,
    priceMinor: variant.priceMinor,
    payWhatYouWant: variant.payWhatYouWant ?? false,
    availabilityStatus: variant.availabilityStatus,
    deliveryType: variant.deliveryType,
    color: variant.colorName ?? '',
    size: variant.size ?? '',
    coverUrl: cover?.sizes?.w320?.url ?? cover?.url ?? '',
    unitsFree: isCounted ? Math.max(0, stockQuantity - variant.stockHeld) : null,
  }
}
