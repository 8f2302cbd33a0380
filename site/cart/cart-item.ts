import type { DeliveryType } from '@/src/core/choices/product-choices'
import type { GiftMembership } from '@/src/core/memberships/gift-months'
import { joinPath } from '@/src/core/memberships/join-path'
import { cartMessages } from '@/src/core/messages/cart'
import { variantLabel } from '@/src/core/orders/variant-labels'

/**
 * One line of the cart as the browser keeps it. Prices are integer minor units and only for
 * showing: the server prices everything again.
 */
export type CartItem = {
  productId: string
  productVariantId: string
  title: string
  priceMinor: number
  /** Address of a small cover; empty when the product has none. */
  coverImage: string
  quantity: number
  /** False for downloads: owning a file twice makes no sense. */
  canIncreaseQuantity: boolean
  payWhatYouWant: boolean
  deliveryType: DeliveryType
  isGift: boolean
  recipientName?: string
  recipientEmail?: string
  recipientMessage?: string
  giverName?: string
  /** ISO; empty or absent: as soon as it is paid. */
  deliverAt?: string
  color?: { name: string; hex: string }
  size?: string
  /** Set on a membership, whose other ids are empty; a cart has one at most. */
  membership?: { tierId: string; interval: 'month' | 'year' }
  /** What a release calls itself below its title. */
  release?: 'Album' | 'Single'
  /** Of a membership for somebody else, whose ids above are those of its own kind. */
  giftMembership?: GiftMembership
}

/**
 * Two lines are the same thing when product, variant, gift mark and recipient all match; a membership
 * takes the place of another one.
 */
export function isSameItem(one: CartItem, other: CartItem): boolean {
  if (one.membership || other.membership) {
    return Boolean(one.membership && other.membership)
  }
  return (
    one.productId === other.productId &&
    one.productVariantId === other.productVariantId &&
    one.isGift === other.isGift &&
    one.recipientEmail === other.recipientEmail
  )
}

/** Stable text for React keys and updates, different for every line of a cart. */
export function itemKey(item: CartItem): string {
  if (item.membership) {
    return 'membership'
  }
  return [item.productId, item.productVariantId, item.isGift, item.recipientEmail ?? ''].join('|')
}

export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Integer minor units. */
export function cartTotalMinor(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceMinor * item.quantity, 0)
}

/** What stands below the title: `Washed black, M`, `M. To be picked up`, `Album, digital`, `Digital`. */
export function itemDetail(item: CartItem): string {
  if (item.giftMembership) {
    return cartMessages.giftMembershipDetail
  }
  if (item.membership) {
    return cartMessages.membershipDetail(item.membership.interval)
  }
  const merch = variantLabel({ color: item.color?.name, size: item.size })
  if (item.deliveryType === 'pickup') {
    return [merch, cartMessages.pickupDetail].filter(Boolean).join('. ')
  }
  if (merch || item.deliveryType !== 'digital') {
    return merch
  }
  return item.release ? `${item.release}, digital` : 'Digital'
}

/** Where a line leads: to its product, or to the page of its tier. */
export function itemPath({ productId, membership, giftMembership }: CartItem): string {
  const tierId = membership?.tierId ?? giftMembership?.tierId
  return tierId ? joinPath(tierId) : `/products/${productId}`
}
