import { paymentLines } from '@/src/core/orders/payment-lines'
import type { CartLine, SellableVariant } from '@/src/core/orders/pricing/cart-line'
import type { AskedCode, DiscountTerms } from '@/src/core/orders/pricing/discount-codes'
import {
  type CartToPrice,
  type PricedCart,
  priceCart,
  type StoreRules,
} from '@/src/core/orders/pricing/pricing'
import type { ShippingRate } from '@/src/core/orders/pricing/shipping'
import type { TaxRate } from '@/src/core/orders/pricing/taxes'

/** Goods for tests of prices. */
export const shirt: SellableVariant = {
  variantId: 'shirt-m',
  productId: 'shirt',
  title: 'Tour shirt',
  priceMinor: 2500,
  memberPriceMinor: null,
  payWhatYouWant: false,
  availabilityStatus: 'active',
  releaseAt: null,
  deliveryType: 'shipping',
  color: 'Black',
  size: 'M',
  coverUrl: '',
  unitsFree: null,
  reservedFor: '',
}

export const album: SellableVariant = {
  ...shirt,
  variantId: 'album-digital',
  productId: 'album',
  title: 'Night Bus',
  deliveryType: 'digital',
  priceMinor: 800,
  payWhatYouWant: true,
}

export const line = (variant: SellableVariant, rest: Partial<CartLine> = {}): CartLine => ({
  productId: variant.productId,
  variantId: variant.variantId,
  quantity: 1,
  ...rest,
})

export const price = (
  lines: CartLine[],
  variants: SellableVariant[],
  rest: Partial<CartToPrice> = {},
) =>
  priceCart({ lines, catalogue: new Map(variants.map((each) => [each.variantId, each])), ...rest })

export const fixedAlbum = { ...album, payWhatYouWant: false }

const terms: DiscountTerms = {
  id: 'code',
  code: 'LUNA10',
  kind: 'percent',
  percent: 10,
  amountMinor: 0,
  productIds: null,
  isActive: true,
  startsAt: null,
  endsAt: null,
  membersOnly: false,
  oncePerBuyer: false,
  maxUses: null,
}

/** A code that takes 10 % off, unless said otherwise. */
export const asked = (
  rest: Partial<DiscountTerms> = {},
  facts: Partial<AskedCode> = {},
): AskedCode => ({
  text: 'luna10',
  terms: { ...terms, ...rest },
  uses: 0,
  isUsedByBuyer: false,
  isForBuyer: true,
  now: new Date('2026-11-22T12:00:00Z'),
  ...facts,
})

export const rate: ShippingRate = {
  id: 'standard',
  name: 'Standard',
  countries: ['DE', 'AT'],
  firstItemMinor: 500,
  extraItemMinor: 150,
  freeFromMinor: 10_000,
}
export const world = { ...rate, id: 'world', name: 'World', countries: [], firstItemMinor: 1500 }

export const vat: TaxRate = {
  name: 'VAT',
  country: 'DE',
  percent: 19,
  isIncluded: true,
  appliesTo: 'all',
  onShipping: true,
}

export const rulesOf = (rules: Partial<StoreRules>): StoreRules => ({
  shippingRates: [],
  taxRates: [],
  takesTips: true,
  ...rules,
})

/** What the cart's order would be charged by a provider. */
export function charged(cart: PricedCart): number {
  const items = cart.lines.map(({ variant, quantity, unitMinor, discountMinor }) => ({
    title: variant?.title ?? '',
    quantity,
    unitMinor,
    discountMinor,
  }))
  const shippingRateName = cart.shippingOption?.name
  const lines = paymentLines({ ...cart, items, shippingRateName })
  return lines.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0)
}
