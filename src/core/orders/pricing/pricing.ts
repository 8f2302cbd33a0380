import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { formatMinor, formatPrice } from '@/src/core/money'
import {
  type AppliedTax,
  anyBuyer,
  type Buyer,
  type CartLine,
  type LineReason,
  type PricedLine,
  type SellableVariant,
} from '@/src/core/orders/pricing/cart-line'
import {
  type AppliedCode,
  type AskedCode,
  discountLines,
} from '@/src/core/orders/pricing/discount-codes'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import { priceLines } from '@/src/core/orders/pricing/price-lines'
import {
  type ShippingOption,
  type ShippingRate,
  shippingOptions,
} from '@/src/core/orders/pricing/shipping'
import {
  findTaxRate,
  isTaxedAnywhere,
  type TaxRate,
  taxedKind,
  taxOn,
} from '@/src/core/orders/pricing/taxes'
import { countryName } from '@/src/core/places/countries'

/** What the artist takes besides the goods. */
export type StoreRules = {
  /** None: shipping is included in the prices, wherever things go. */
  shippingRates: readonly ShippingRate[]
  /** None: taxes are off. */
  taxRates: readonly TaxRate[]
  takesTips: boolean
}

const noRules: StoreRules = { shippingRates: [], taxRates: [], takesTips: true }

export type CartToPrice = {
  lines: readonly CartLine[]
  /** By variant id; a line whose variant is missing or of another product is unavailable. */
  catalogue: ReadonlyMap<string, SellableVariant>
  /** Without one, nobody in particular. */
  buyer?: Buyer
  rules?: StoreRules
  /** Where the buyer is, ISO code; null while nobody knows. */
  country?: string | null
  /** The way of shipping they chose; else, or when it is none of those offered, the cheapest. */
  shippingRateId?: string | null
  code?: AskedCode | null
  /** What the buyer adds for the artist. */
  tipMinor?: number
}

/** All amounts in minor units. `total = subtotal − discount + shipping + tax + tip`. */
export type PricedCart = {
  lines: readonly PricedLine[]
  /** Of all lines, before the code. */
  subtotalMinor: number
  code: AppliedCode | null
  discountMinor: number
  shippingMinor: number
  shippingOptions: readonly ShippingOption[]
  /** False where the artist has no shipping prices: shipping is included. */
  isShippingPriced: boolean
  /** The one that is charged; null when nothing is shipped, or shipping is included. */
  shippingOption: ShippingOption | null
  /** Comes on top of the prices. */
  taxMinor: number
  /** Is in the prices already, and so in the subtotal. */
  taxIncludedMinor: number
  /** Taxes of lines and shipping, those of one name and percentage in one. */
  taxes: readonly AppliedTax[]
  tipMinor: number
  totalMinor: number
  needsShippingAddress: boolean
  /** A line is on a list of names at a door. */
  needsName: boolean
  /** Shipping or taxes depend on where the buyer is. */
  needsCountry: boolean
  /** A membership belongs to an account: its buyer has to log in first. */
  needsAccount: boolean
  /** No line has a message and the total can be charged. */
  isReady: boolean
  /** Set when only the total stands in the way. */
  totalMessage: string | null
}

/** The price of a cart and its reasons, from the shop's side alone: the one place that adds up money. */
export function priceCart(cart: CartToPrice): PricedCart {
  const { buyer = anyBuyer, country = null, code = null } = cart
  const { shippingRates, taxRates, takesTips } = cart.rules ?? noRules
  const tipMinor = takesTips ? (cart.tipMinor ?? 0) : 0
  const undiscounted = priceLines(cart.lines, cart.catalogue, buyer)
  const { applied, perLine } = code
    ? discountLines(code, undiscounted.map(toDiscountable), buyer.isMember)
    : { applied: null, perLine: [] }
  const discounted = undiscounted.map((line, index) => ({
    ...line,
    discountMinor: perLine[index] ?? 0,
  }))

  const shipped = discounted.filter(isShipped)
  const isSomethingShipped = shipped.length > 0
  // Of a gift, only its recipient knows where it goes.
  const needsShippingAddress = discounted.some(
    (line, index) => isShipped(line) && !cart.lines[index]?.gift,
  )
  const options = country === null ? [] : shippingOptions(shippingRates, country, parcelOf(shipped))
  const offered = isSomethingShipped ? options : []
  const shippingOption = offered.find(({ id }) => id === cart.shippingRateId) ?? offered[0] ?? null
  const isUnreachable =
    isSomethingShipped && country !== null && shippingRates.length > 0 && !shippingOption

  const lines = discounted.map((line) => {
    const thing = isMembership(line) ? null : line.variant
    const rate = thing && findTaxRate(taxRates, country, taxedKind(thing.deliveryType))
    const tax = taxOn(rate, netOf(line))
    const notShipped = isUnreachable && isShipped(line)
    return {
      ...line,
      tax,
      reasons: [...line.reasons, ...reasonsOf(line, applied, tax)],
      messages: notShipped ? [...line.messages, notShippedTo(line, country)] : line.messages,
    }
  })
  const shippingMinor = shippingOption?.amountMinor ?? 0
  const shippingRate = findTaxRate(taxRates, country, 'physical')
  const shippingTax = shippingRate?.onShipping ? taxOn(shippingRate, shippingMinor) : null
  const taxes = groupTaxes([...lines.map(({ tax }) => tax), shippingTax])

  const subtotalMinor = sum(lines.map(({ lineMinor }) => lineMinor))
  const discountMinor = applied?.amountMinor ?? 0
  const taxMinor = sumTaxes(taxes, false)
  const totalMinor = subtotalMinor - discountMinor + shippingMinor + taxMinor + tipMinor
  const totalMessage = refuseTotal(totalMinor)
  const isTaxed = lines.some(
    (line) =>
      line.variant &&
      !isMembership(line) &&
      isTaxedAnywhere(taxRates, taxedKind(line.variant.deliveryType)),
  )

  return {
    lines,
    subtotalMinor,
    code: applied,
    discountMinor,
    shippingMinor,
    shippingOptions: offered,
    isShippingPriced: shippingRates.length > 0,
    shippingOption,
    taxMinor,
    taxIncludedMinor: sumTaxes(taxes, true),
    taxes,
    tipMinor,
    totalMinor,
    needsShippingAddress,
    needsName: lines.some(
      ({ variant }, index) => variant?.ticketsPerOrder !== undefined && !cart.lines[index]?.gift,
    ),
    needsCountry: isTaxed || (isSomethingShipped && shippingRates.length > 0),
    needsAccount: lines.some(({ messages: said }) => said.some(({ kind }) => kind === 'sign_in')),
    isReady: totalMessage === null && lines.every((line) => line.messages.length === 0),
    totalMessage,
  }
}

/** A code is for things: what it took off a membership would come back with the next period. */
function toDiscountable(line: PricedLine) {
  const { variant, lineMinor } = line
  return { productId: variant?.productId ?? '', lineMinor: isMembership(line) ? 0 : lineMinor }
}

function isMembership({ variant }: PricedLine): boolean {
  return variant?.membership !== undefined
}

function netOf({ lineMinor, discountMinor }: PricedLine): number {
  return lineMinor - discountMinor
}

function isShipped({ variant }: PricedLine): boolean {
  return variant?.deliveryType === 'shipping'
}

function parcelOf(shipped: readonly PricedLine[]) {
  return {
    units: sum(shipped.map(({ quantity }) => quantity)),
    goodsMinor: sum(shipped.map(netOf)),
  }
}

function notShippedTo({ variant }: PricedLine, country: string) {
  const text = cartAnswers.notShipped(variant?.title ?? '', countryName(country))
  return { kind: 'not_shipped', text } as const
}

function reasonsOf(
  { discountMinor }: PricedLine,
  code: AppliedCode | null,
  tax: AppliedTax | null,
): LineReason[] {
  return [
    ...(code && discountMinor > 0
      ? [
          {
            kind: 'code',
            text: cartAnswers.codeTakes(code.code, formatPrice(discountMinor)),
          } as const,
        ]
      : []),
    ...(tax?.isIncluded
      ? [
          {
            kind: 'tax_included',
            text: cartAnswers.taxIncluded(formatPrice(tax.amountMinor), tax.name, tax.percent),
          } as const,
        ]
      : []),
  ]
}

function groupTaxes(all: readonly (AppliedTax | null)[]): AppliedTax[] {
  const groups = new Map<string, AppliedTax>()
  for (const tax of all) {
    if (tax) {
      const key = `${tax.name} ${tax.percent} ${tax.isIncluded}`
      const before = groups.get(key)?.amountMinor ?? 0
      groups.set(key, { ...tax, amountMinor: before + tax.amountMinor })
    }
  }
  return [...groups.values()]
}

function sumTaxes(taxes: readonly AppliedTax[], isIncluded: boolean): number {
  return sum(taxes.filter((tax) => tax.isIncluded === isIncluded).map((tax) => tax.amountMinor))
}

function refuseTotal(totalMinor: number): string | null {
  const { maxTotalMinor, minChargeMinor } = limits.order
  if (totalMinor > maxTotalMinor) {
    return cartMessages.totalAtMost(formatMinor(maxTotalMinor))
  }
  return isBelowLeastCharge(totalMinor)
    ? cartAnswers.totalAtLeast(formatMinor(minChargeMinor))
    : null
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
