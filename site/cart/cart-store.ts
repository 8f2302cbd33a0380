import { createStore } from 'zustand/vanilla'
import { type CartItem, isSameItem, itemKey } from '@/site/cart/cart-item'
import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'

export type CartState = {
  /** Whose shop it is. */
  profileId: string
  items: readonly CartItem[]
  /** False until the browser's storage has been read: nobody knows yet whether the cart is empty. */
  isLoaded: boolean
  isOpen: boolean
  /** A short text for the visitor, with a number that changes each time it is said. */
  notice: { text: string; count: number } | null
  /** Takes over what storage or another tab holds. */
  load: (items: readonly CartItem[]) => void
  /** Adds and opens the cart, or replaces an identical item, says so and leaves the cart as it was. */
  add: (item: CartItem) => 'added' | 'replaced'
  setQuantity: (key: string, quantity: number) => void
  setPrice: (key: string, priceMinor: number) => void
  /** Lets a gift go out as soon as it is paid, whatever day it had. */
  sendAtOnce: (key: string) => void
  remove: (key: string) => void
  clear: () => void
  open: () => void
  close: () => void
  /** Shows a short text for a moment, whatever it is about. */
  say: (text: string) => void
  dismissNotice: () => void
}

export type CartStore = ReturnType<typeof createCartStore>

export const createCartStore = (initialItems: readonly CartItem[] = [], profileId = '') =>
  createStore<CartState>()((set, get) => {
    const change = (key: string, patch: Partial<CartItem>) =>
      set(({ items }) => ({
        items: items.map((item) => (itemKey(item) === key ? { ...item, ...patch } : item)),
      }))

    return {
      profileId,
      items: initialItems,
      isLoaded: false,
      isOpen: false,
      notice: null,
      load: (items) => set({ items, isLoaded: true }),
      add: (item) => {
        const known = get().items.find((existing) => isSameItem(existing, item))
        // Another tier in place of the one before is worth a look, as a new thing is.
        const isNew = !known || known.membership?.tierId !== item.membership?.tierId
        set(({ items, notice }) => ({
          items: withItem(items, item),
          ...(isNew
            ? { isOpen: true }
            : { notice: { text: cartMessages.alreadyInCart, count: (notice?.count ?? 0) + 1 } }),
        }))
        return isNew ? 'added' : 'replaced'
      },
      setQuantity: (key, quantity) =>
        change(key, { quantity: Math.min(Math.max(1, quantity), limits.cart.maxQuantity) }),
      setPrice: (key, priceMinor) => change(key, { priceMinor }),
      sendAtOnce: (key) => change(key, { deliverAt: '' }),
      remove: (key) =>
        set(({ items }) => ({ items: items.filter((item) => itemKey(item) !== key) })),
      clear: () => set({ items: [] }),
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false }),
      say: (text) => set(({ notice }) => ({ notice: { text, count: (notice?.count ?? 0) + 1 } })),
      dismissNotice: () => set({ notice: null }),
    }
  })

function withItem(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const isKnown = items.some((existing) => isSameItem(existing, item))
  return isKnown
    ? items.map((existing) => (isSameItem(existing, item) ? item : existing))
    : [...items, item]
}
