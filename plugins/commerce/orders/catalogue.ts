import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { OwnStockHolds } from '@/plugins/commerce/orders/own-stock-holds'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import { ticketStatusOf } from '@/src/core/events/event-date'
import { limits } from '@/src/core/limits'
import type { SellableVariant } from '@/src/core/orders/pricing/cart-line'
import { slugs } from '@/src/core/slugs'
import type { Event, Media, Product, Variant } from '@/src/payload-types'

// Every column and table that is not asked for makes the busiest queries of the shop shorter.
const variantFields = {
  product: true,
  event: true,
  media: true,
  priceMinor: true,
  memberPriceMinor: true,
  payWhatYouWant: true,
  availabilityStatus: true,
  releaseAt: true,
  deliveryType: true,
  colorName: true,
  size: true,
  stockQuantity: true,
  stockHeld: true,
  maxPerOrder: true,
  salesStartAt: true,
  salesEndAt: true,
} as const
const productFields = {
  title: true,
  media: true,
  visibility: true,
  tiers: true,
} as const

type VariantRow = Pick<Variant, 'id' | keyof typeof variantFields>
type ProductRow = Pick<Product, 'id' | keyof typeof productFields>
type Cover = Pick<Media, 'id' | 'url' | 'sizes'>

type Asked = {
  variantIds: readonly string[]
  buyer: ShopVisitor
  /** What the cart's own unpaid order keeps aside. */
  own?: OwnStockHolds | null
}

/**
 * The variants of a cart as the shop sells them to a buyer now, by id: of this profile, of published
 * products.
 * Reads with the system's rights, because visitors may not read these collections.
 */
export async function loadCatalogue(
  req: PayloadRequest,
  profileId: string,
  { variantIds, buyer, own }: Asked,
): Promise<Map<string, SellableVariant>> {
  const ofProfile = { profile: { equals: profileId } }
  const options = { pagination: false, depth: 0, req } as const

  const { docs: variants } = await req.payload.find({
    collection: slugs.variants,
    where: { and: [ofProfile, { id: { in: [...variantIds] } }] },
    select: variantFields,
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
    select: productFields,
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
      const reservedFor = buyer.reservedFor(product)
      sellable.set(variant.id, {
        ...toSellable(variant, product, { cover, own }),
        reservedFor,
        ...ticket,
      })
    }
  }
  return sellable
}

async function loadCovers(
  req: PayloadRequest,
  profileId: string,
  variants: readonly VariantRow[],
  products: ReadonlyMap<string, ProductRow>,
): Promise<Map<string, Cover>> {
  const ids = variants.flatMap((variant) => {
    const product = products.get(idOf(variant.product))
    return product ? (coverIdOf(variant, product) ?? []) : []
  })
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: ids } }] },
    // Addresses are made of the names when they are read.
    select: {
      filename: true,
      prefix: true,
      url: true,
      sizes: { w320: { filename: true, url: true } },
    },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map((media) => [media.id, media]))
}

function coverIdOf(variant: VariantRow, product: ProductRow): string | undefined {
  const cover = variant.media?.[0] ?? product.media?.[0]
  return cover && idOf(cover)
}

function toSellable(
  variant: VariantRow,
  product: ProductRow,
  { cover, own }: { cover: Cover | undefined; own: OwnStockHolds | null | undefined },
): Omit<SellableVariant, 'reservedFor'> {
  const { stockQuantity } = variant
  const isCounted = typeof stockQuantity === 'number'
  const heldByOthers = variant.stockHeld - (own?.units.get(variant.id) ?? 0)
  return {
    variantId: variant.id,
    productId: product.id,
    title: product.title,
    priceMinor: variant.priceMinor,
    memberPriceMinor: variant.memberPriceMinor ?? null,
    payWhatYouWant: variant.payWhatYouWant ?? false,
    availabilityStatus: variant.availabilityStatus,
    releaseAt: variant.releaseAt ?? null,
    deliveryType: variant.deliveryType,
    color: variant.colorName ?? '',
    size: variant.size ?? '',
    coverUrl: cover?.sizes?.w320?.url ?? cover?.url ?? '',
    unitsFree: isCounted ? Math.max(0, stockQuantity - heldByOthers) : null,
  }
}

/** What a ticket adds to the rules of its variant. */
type TicketSale = Pick<SellableVariant, 'ticketsPerOrder'> &
  Partial<Pick<SellableVariant, 'availabilityStatus'>>

type TicketRow = Pick<
  Variant,
  'id' | 'event' | 'maxPerOrder' | 'availabilityStatus' | 'salesStartAt' | 'salesEndAt'
>

/**
 * How the tickets among some variants are sold right now, by id of the variant. Outside their sale,
 * and for events that are over, cancelled or not on the site, they are not offered.
 */
async function ticketSales(
  req: PayloadRequest,
  profileId: string,
  variants: readonly TicketRow[],
): Promise<ReadonlyMap<string, TicketSale>> {
  const tickets = variants.flatMap((variant) =>
    variant.event ? [{ ...variant, event: idOf(variant.event) }] : [],
  )
  if (tickets.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: {
      and: [
        { profile: { equals: profileId } },
        { isPublished: { equals: true } },
        { id: { in: tickets.map(({ event }) => event) } },
      ],
    },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  })
  const events = new Map(docs.map((event) => [event.id, event]))
  const now = new Date()
  return new Map(
    tickets.map((ticket) => [ticket.id, saleOf(ticket, events.get(ticket.event), now)]),
  )
}

function saleOf(ticket: TicketRow, event: Event | undefined, now: Date): TicketSale {
  const ticketsPerOrder = ticket.maxPerOrder ?? limits.event.ticketsPerOrder
  const facts = {
    isOffered: ticket.availabilityStatus === 'active',
    // What is left is the stock's own question.
    remaining: null,
    salesStartAt: ticket.salesStartAt ?? null,
    salesEndAt: ticket.salesEndAt ?? null,
  }
  const status = event ? ticketStatusOf(facts, event, now) : 'ended'
  return status === 'on_sale' || status === 'sold_out'
    ? { ticketsPerOrder }
    : { ticketsPerOrder, availabilityStatus: 'inactive' }
}
