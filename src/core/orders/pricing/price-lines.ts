import { showDay } from '@/src/core/dates/show-date'
import { isGiftDayOver } from '@/src/core/gifts/gift'
import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { formatPrice } from '@/src/core/money'
import { canBeBought } from '@/src/core/orders/availability'
import type {
  Buyer,
  CartLine,
  LineMessage,
  LineReason,
  PricedLine,
  SellableVariant,
} from '@/src/core/orders/pricing/cart-line'
import { priceMembership } from '@/src/core/orders/pricing/membership-line'
import { priceMessages } from '@/src/core/orders/pricing/price-messages'
import { percentOf } from '@/src/core/orders/pricing/rounding'

type Catalogue = ReadonlyMap<string, SellableVariant>

/**
 * Each line at this buyer's price, before codes, shipping and taxes. Lines of the same variant share
 * its stock: the first ones take theirs first.
 */
export function priceLines(
  lines: readonly CartLine[],
  catalogue: Catalogue,
  buyer: Buyer,
): PricedLine[] {
  const taken = new Map<string, number>()
  const hasMemberPrices = [...catalogue.values()].some(
    ({ memberPriceMinor }) => memberPriceMinor !== null,
  )
  return lines.map((line) => {
    const variant = catalogue.get(line.variantId)
    const before = taken.get(line.variantId) ?? 0
    const priced = variant?.membership
      ? priceMembership(line, variant, variant.membership, hasMemberPrices)
      : priceLine(line, variant && withUnitsLeft(variant, before), buyer)
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

function priceLine(line: CartLine, variant: SellableVariant | undefined, buyer: Buyer): PricedLine {
  if (
    !variant ||
    variant.productId !== line.productId ||
    variant.availabilityStatus === 'inactive'
  ) {
    return unavailable(line, variant)
  }
  const isSingle = variant.deliveryType === 'digital' && variant.ticketsPerOrder === undefined
  const quantity = isSingle ? 1 : line.quantity
  const maxQuantity = isSingle ? 1 : maxQuantityOf(variant)
  const minUnitMinor = leastPrice(variant, buyer)
  const unitMinor = variant.payWhatYouWant
    ? Math.max(line.offeredMinor ?? 0, minUnitMinor)
    : minUnitMinor

  return {
    variant,
    quantity,
    canIncreaseQuantity: quantity < maxQuantity,
    maxQuantity,
    listUnitMinor: Math.max(variant.priceMinor, unitMinor),
    minUnitMinor,
    unitMinor,
    lineMinor: unitMinor * quantity,
    discountMinor: 0,
    tax: null,
    reasons: reasonsOf(variant, unitMinor),
    messages: [
      ...memberMessages(variant),
      ...stockMessages(variant, quantity),
      ...priceMessages(variant, line, minUnitMinor),
      ...giftDayMessages(line),
    ],
  }
}

function unavailable({ quantity }: CartLine, variant: SellableVariant | undefined): PricedLine {
  const text = cartAnswers.unavailable(variant?.title ?? cartAnswers.thisItem)
  return {
    variant: null,
    quantity,
    canIncreaseQuantity: false,
    maxQuantity: 0,
    listUnitMinor: 0,
    minUnitMinor: 0,
    unitMinor: 0,
    lineMinor: 0,
    discountMinor: 0,
    tax: null,
    reasons: [],
    messages: [{ kind: 'unavailable', text }],
  }
}

function maxQuantityOf({ unitsFree, ticketsPerOrder }: SellableVariant): number {
  const { maxQuantity: most } = limits.cart
  return Math.min(unitsFree ?? most, ticketsPerOrder ?? most, most)
}

/** The best of the price for all, the price for members, and the tier's discount; none where it is not for them. */
function leastPrice(
  { priceMinor, memberPriceMinor, giftMembership, reservedFor }: SellableVariant,
  buyer: Buyer,
): number {
  if (giftMembership || reservedFor) {
    return priceMinor
  }
  return Math.min(
    priceMinor,
    buyer.isMember ? (memberPriceMinor ?? priceMinor) : priceMinor,
    priceMinor - percentOf(priceMinor, buyer.discountPercent),
  )
}

function reasonsOf(variant: SellableVariant, unitMinor: number): LineReason[] {
  const { priceMinor, availabilityStatus, releaseAt, giftMembership } = variant
  const isPreorder = availabilityStatus === 'preorder' && releaseAt !== null
  return [
    ...(giftMembership ? [giftMembership.reason] : []),
    ...(isPreorder
      ? [{ kind: 'preorder', text: cartMessages.preorder(showDay(releaseAt)) } as const]
      : []),
    ...(unitMinor < priceMinor
      ? [
          {
            kind: 'member_price',
            text: cartAnswers.memberPrice(formatPrice(priceMinor)),
          } as const,
        ]
      : []),
  ]
}

function memberMessages({ reservedFor }: SellableVariant): LineMessage[] {
  return reservedFor ? [{ kind: 'members_only', text: reservedFor }] : []
}

function stockMessages(variant: SellableVariant, quantity: number): LineMessage[] {
  const { availabilityStatus, releaseAt, unitsFree, ticketsPerOrder } = variant
  if (!canBeBought(availabilityStatus, releaseAt) || unitsFree === 0) {
    return [{ kind: 'out_of_stock', text: cartMessages.outOfStock }]
  }
  if (unitsFree !== null && unitsFree < quantity) {
    return [{ kind: 'only_left', text: cartMessages.onlyLeft(unitsFree) }]
  }
  if (ticketsPerOrder !== undefined && ticketsPerOrder < quantity) {
    return [{ kind: 'only_left', text: cartAnswers.atMostPerOrder(ticketsPerOrder) }]
  }
  return []
}

function giftDayMessages({ gift }: CartLine): LineMessage[] {
  return gift && isGiftDayOver(gift.deliverAt)
    ? [{ kind: 'gift_day_over', text: giftAnswers.dayOver }]
    : []
}
