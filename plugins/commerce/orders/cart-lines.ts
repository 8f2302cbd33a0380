import type { PayloadRequest } from 'payload'
import { cartMemberships } from '@/plugins/commerce/memberships/cart-memberships'
import { loadCatalogue } from '@/plugins/commerce/orders/catalogue'
import {
  loadGiftMemberships,
  toGiftMembershipLine,
} from '@/plugins/commerce/orders/gift-memberships'
import type { OwnStockHolds } from '@/plugins/commerce/orders/own-stock-holds'
import type { ShopVisitor } from '@/plugins/commerce/orders/shop-visitor'
import type { CheckoutInput } from '@/src/core/contracts/orders/checkout'
import { toMinor } from '@/src/core/money'
import type {
  CartLine,
  MembershipChoice,
  SellableVariant,
} from '@/src/core/orders/pricing/cart-line'
import { membershipKey } from '@/src/core/orders/pricing/membership-line'

type Asked = CheckoutInput['items'][number]

/** What the contract's cart lines say, in minor units. */
export function toCartLines(items: readonly Asked[]): CartLine[] {
  return items.map((item) => {
    const { gift, payWhatYouWantPrice, price } = item
    return {
      ...whatOf(item),
      gift,
      offeredMinor: payWhatYouWantPrice === undefined ? undefined : toMinor(payWhatYouWantPrice),
      seenMinor: price === undefined ? undefined : toMinor(price),
    }
  })
}

function whatOf(item: Asked) {
  if (item.kind === 'gift-membership') {
    return toGiftMembershipLine(item)
  }
  if (item.kind === 'membership') {
    return toMembershipLine(item)
  }
  return { productId: item.productId, variantId: item.productVariantId, quantity: item.quantity }
}

/** How a cart names a membership that begins with its order. */
export function toMembershipLine({ tierId, interval }: MembershipChoice) {
  const membership = { tierId, interval }
  return { productId: tierId, variantId: membershipKey(membership), quantity: 1, membership }
}

/** What the shop sells a buyer now of what the lines name, whatever kind it is, by variant id. */
export async function loadCart(
  req: PayloadRequest,
  profileId: string,
  {
    lines,
    buyer,
    own,
  }: { lines: readonly CartLine[]; buyer: ShopVisitor; own?: OwnStockHolds | null },
): Promise<Map<string, SellableVariant>> {
  const given = lines.flatMap(({ giftMembership }) => giftMembership ?? [])
  const variantIds = lines.flatMap(({ membership, giftMembership, variantId }) =>
    membership || giftMembership ? [] : variantId,
  )
  // One after the other: all read in the transaction of `req`.
  const variants = await loadCatalogue(req, profileId, { variantIds, buyer, own })
  const gifts = await loadGiftMemberships(req, profileId, given)
  const memberships = await cartMemberships(req, lines, buyer)
  return new Map([...variants, ...gifts, ...memberships])
}
