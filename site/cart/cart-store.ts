import { createStore } from 'zustand/vanilla'
import { type CartItem, isSameItem, itemKey } from '@/site/cart/cart-item'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'

export type CartState = {
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
  /** Adds or replaces without a word, for Buy Now. */
  put: (item: CartItem) => void
  setQuantity: (key: string, quantity: number) => void
  setPrice: (key: string, priceMinor: number) => void
  remove: (key: string) => void
  clear: () => void
  open: () => void
  close: () => void
  dismissNotice: () => void
}

export type CartStore = ReturnType<typeof createCartStore>

export const createCartStore = (initialItems: readonly CartItem[] = []) =>
  createStore<CartState>()((set, get) => {
    const change = (key: string, patch: Partial<CartItem>) =>
      set(({ items }) => ({
        items: items.map((item) => (itemKey(item) === key ? { ...item, ...patch } : item)),
      }))

    return {
      items: initialItems,
      isLoaded: false,
      isOpen: false,
      notice: null,
      load: (items) => set({ items, isLoaded: true }),
      add: (item) => {
        const isNew = !get().items.some((existing) => isSameItem(existing, item))
        set(({ items, notice }) => ({
          items: withItem(items, item),
          ...(isNew
            ? { isOpen: true }
            : { notice: { text: messages.cart.alreadyInCart, count: (notice?.count ?? 0) + 1 } }),
        }))
        return isNew ? 'added' : 'replaced'
      },
      put: (item) => set(({ items }) => ({ items: withItem(items, item) })),
      setQuantity: (key, quantity) =>
        change(key, { quantity: Math.min(Math.max(1, quantity), limits.cart.maxQuantity) }),
      setPrice: (key, priceMinor) => change(key, { priceMinor }),
      remove: (key) =>
        set(({ items }) => ({ items: items.filter((item) => itemKey(item) !== key) })),
      clear: () => set({ items: [] }),
      open: () => set({ isOpen: true }),
      close: () => set({ isOpen: false }),
      dismissNotice: () => set({ notice: null }),
    }
  })

function withItem(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const isKnown = items.some((existing) => isSameItem(existing, item))
  return isKnown
    ? items.map((existing) => (isSameItem(existing, item) ? item : existing))
    : [...items, item]
}
