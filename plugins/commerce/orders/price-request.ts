import type { PayloadRequest } from 'payload'
import { loadCart, toCartLines } from '@/plugins/commerce/orders/cart-lines'
import type { OwnStockHolds } from '@/plugins/commerce/orders/own-stock-holds'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import type { CartQuoteInput, CheckoutInput } from '@/src/core/contracts/orders/checkout'
import { toMinor } from '@/src/core/money'
import type { CartLine } from '@/src/core/orders/pricing/cart-line'
import type { AskedCode } from '@/src/core/orders/pricing/discount-codes'
import { type PricedCart, priceCart, type StoreRules } from '@/src/core/orders/pricing/pricing'

type Asked = {
  profileId: string
  input: CartQuoteInput | CheckoutInput
  buyer: ShopVisitor
  rules: StoreRules
  code: AskedCode | null
  /** What the cart's own unpaid order keeps aside. */
  own?: OwnStockHolds | null
}

export type PricedRequest = {
  asked: readonly CartLine[]
  cart: PricedCart
  country: string | null
}

/** The cart of a quote or a checkout at this moment's prices, shipping and taxes. */
export async function priceRequest(
  req: PayloadRequest,
  { profileId, input, buyer, rules, code, own }: Asked,
): Promise<PricedRequest> {
  const lines = toCartLines(input.items)
  const catalogue = await loadCart(req, profileId, { lines, buyer, own })
  const shipsTo = 'shippingAddress' in input ? input.shippingAddress?.country : undefined
  const country = shipsTo ?? input.country ?? null
  const cart = priceCart({
    lines,
    catalogue,
    buyer,
    rules,
    country,
    shippingRateId: input.shippingRateId,
    code,
    tipMinor: toMinor(input.tip ?? 0),
  })
  return { asked: lines, cart, country }
}
