import type { DeliveryType } from '@/src/core/contracts/products'

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
  color?: { name: string; hex: string }
  size?: string
  /** What a release calls itself below its title. */
  release?: 'Album' | 'Single'
}

/** Two lines are the same thing when product, variant, gift mark and recipient all match. */
export function isSameItem(one: CartItem, other: CartItem): boolean {
  return (
    one.productId === other.productId &&
    one.productVariantId === other.productVariantId &&
    one.isGift === other.isGift &&
    one.recipientEmail === other.recipientEmail
  )
}

/** Stable text for React keys and updates, different for every line of a cart. */
export function itemKey(item: CartItem): string {
  return [item.productId, item.productVariantId, item.isGift, item.recipientEmail ?? ''].join('|')
}

export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** Integer minor units. */
export function cartTotalMinor(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceMinor * item.quantity, 0)
}

/** What stands below the title: `Washed black, M`, `Album, digital`, `Digital`. */
export function itemDetail(item: CartItem): string {
  const merch = [item.color?.name, item.size].filter(Boolean).join(', ')
  if (merch || item.deliveryType !== 'digital') {
    return merch
  }
  return item.release ? `${item.release}, digital` : 'Digital'
}
