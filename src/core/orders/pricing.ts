import type { AvailabilityStatus, DeliveryType } from '@/src/core/contracts/products'
import type { Gift } from '@/src/core/gift'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import { formatMinor } from '@/src/core/money'

/** What a buyer asks for. Everything else about a line comes from the catalogue. */
export type CartLine = {
  productId: string
  variantId: string
  quantity: number
  /** For what the buyer gives away. */
  gift?: Gift | null
  /** The buyer's own price in minor units; counts for pay-what-you-want variants only. */
  offeredMinor?: number
  /** The price the buyer last saw, in minor units; compared, never charged. */
  seenMinor?: number
}

/** A variant as the shop sells it right now, of a published product of this profile. */
export type SellableVariant = {
  variantId: string
  productId: string
  title: string
  kind: 'digital' | 'physical'
  priceMinor: number
  payWhatYouWant: boolean
  availabilityStatus: AvailabilityStatus
  deliveryType: DeliveryType
  color: string
  size: string
  coverUrl: string
  /** Units that nobody holds; null never runs out. */
  unitsFree: number | null
  /** Set on tickets alone: how many of this kind one order may hold. */
  ticketsPerOrder?: number
}

/** Why a line cannot be bought as asked, or what the buyer should know about it. */
export type LineMessage = {
  kind: 'unavailable' | 'out_of_stock' | 'only_left' | 'price_too_low' | 'price_changed' | 'gift'
  text: string
}

export type PricedLine = {
  /** Null when the shop does not sell such a variant (any more). */
  variant: SellableVariant | null
  quantity: number
  canIncreaseQuantity: boolean
  /** The most of it that the shop would sell now; 1 for files, 0 when there is none. */
  maxQuantity: number
  unitMinor: number
  lineMinor: number
  messages: readonly LineMessage[]
}

export type PricedCart = {
  lines: readonly PricedLine[]
  subtotalMinor: number
  /** 0: there are no shipping rates yet, prices include shipping. */
  shippingMinor: number
  taxMinor: number
  totalMinor: number
  needsShippingAddress: boolean
  /** No line has a message and the total can be charged. */
  isReady: boolean
  /** Set when only the total stands in the way. */
  totalMessage: string | null
}

/**
 * The price of a cart, from the catalogue alone.
 *
 * @param catalogue by variant id; a line whose variant is missing or of another product is unavailable
 */
export function priceCart(input: {
  lines: readonly CartLine[]
  catalogue: ReadonlyMap<string, SellableVariant>
}): PricedCart {
  const lines = priceLines(input.lines, input.catalogue)
  const subtotalMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0)
  const totalMessage = refuseTotal(subtotalMinor)

  return {
    lines,
    subtotalMinor,
    shippingMinor: 0,
    taxMinor: 0,
    totalMinor: subtotalMinor,
    needsShippingAddress: lines.some((line) => line.variant?.deliveryType === 'shipping'),
    isReady: totalMessage === null && lines.every((line) => line.messages.length === 0),
    totalMessage,
  }
}

/** Lines of the same variant share its stock: the first ones take theirs first. */
function priceLines(
  lines: readonly CartLine[],
  catalogue: ReadonlyMap<string, SellableVariant>,
): PricedLine[] {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const variant = catalogue.get(line.variantId)
    const before = taken.get(line.variantId) ?? 0
    const priced = priceLine(line, variant && withUnitsLeft(variant, before))
    taken.set(line.variantId, before + priced.quantity)
    return priced
  })
}

function withUnitsLeft(variant: SellableVariant, taken: number): SellableVariant {
  const { unitsFree, ticketsPerOrder } = variant
  return {
    ...variant,
    unitsFree: unitsFree === null ? null : Math.max(0, unitsFree - taken),
    ...(ticketsPerOrder !== undefined && {
      ticketsPerOrder: Math.max(0, ticketsPerOrder - taken),
    }),
  }
}

function priceLine(line: CartLine, variant: SellableVariant | undefined): PricedLine {
  if (
    !variant ||
    variant.productId !== line.productId ||
    variant.availabilityStatus === 'inactive'
  ) {
    const text = messages.cart.unavailable(variant?.title ?? messages.cart.thisItem)
    return {
      variant: null,
      quantity: line.quantity,
      canIncreaseQuantity: false,
      maxQuantity: 0,
      unitMinor: 0,
      lineMinor: 0,
      messages: [{ kind: 'unavailable', text }],
    }
  }

  const isSingle = variant.deliveryType === 'digital' && variant.ticketsPerOrder === undefined
  const quantity = isSingle ? 1 : line.quantity
  const maxQuantity = isSingle ? 1 : maxQuantityOf(variant)
  const unitMinor = variant.payWhatYouWant
    ? Math.max(line.offeredMinor ?? 0, variant.priceMinor)
    : variant.priceMinor

  return {
    variant,
    quantity,
    canIncreaseQuantity: quantity < maxQuantity,
    maxQuantity,
    unitMinor,
    lineMinor: unitMinor * quantity,
    messages: [
      ...stockMessages(variant, quantity),
      ...priceMessages(variant, line),
      ...giftMessages(line),
    ],
  }
}

function maxQuantityOf({ unitsFree, ticketsPerOrder }: SellableVariant): number {
  const { maxQuantity: most } = limits.cart
  return Math.min(unitsFree ?? most, ticketsPerOrder ?? most, most)
}

function stockMessages(variant: SellableVariant, quantity: number): LineMessage[] {
  if (variant.availabilityStatus !== 'active' || variant.unitsFree === 0) {
    return [{ kind: 'out_of_stock', text: messages.cart.outOfStock }]
  }
  if (variant.unitsFree !== null && variant.unitsFree < quantity) {
    return [{ kind: 'only_left', text: messages.cart.onlyLeft(variant.unitsFree) }]
  }
  if (variant.ticketsPerOrder !== undefined && variant.ticketsPerOrder < quantity) {
    return [{ kind: 'only_left', text: messages.cart.atMostPerOrder(variant.ticketsPerOrder) }]
  }
  return []
}

function priceMessages(variant: SellableVariant, line: CartLine): LineMessage[] {
  const { priceMinor, title } = variant
  if (variant.payWhatYouWant) {
    const isEnough = line.offeredMinor !== undefined && line.offeredMinor >= priceMinor
    const text = messages.cart.priceAtLeast(formatMinor(priceMinor))
    return isEnough ? [] : [{ kind: 'price_too_low', text }]
  }
  if (line.seenMinor === undefined || line.seenMinor === priceMinor) {
    return []
  }
  const [before, now] = [formatMinor(line.seenMinor), formatMinor(priceMinor)]
  return [{ kind: 'price_changed', text: messages.cart.priceChanged(title, before, now) }]
}

/** Gifts have their price but cannot be paid for. */
function giftMessages({ gift }: CartLine): LineMessage[] {
  return gift ? [{ kind: 'gift', text: messages.cart.giftsNotYet }] : []
}

function refuseTotal(totalMinor: number): string | null {
  const { maxTotalMinor, minChargeMinor } = limits.order
  if (totalMinor > maxTotalMinor) {
    return messages.cart.totalAtMost(formatMinor(maxTotalMinor))
  }
  return totalMinor > 0 && totalMinor < minChargeMinor
    ? messages.cart.totalAtLeast(formatMinor(minChargeMinor))
    : null
}
