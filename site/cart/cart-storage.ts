import type { CartItem } from '@/site/cart/cart-item'
import type { CartStore } from '@/site/cart/cart-store'

/** One cart per site: a visitor's choices for one artist never show at another. */
export function cartStorageKey(profileId: string): string {
  return `bandstand-cart:${profileId}`
}

/**
 * Loads the stored cart once, then saves on every change and follows other tabs, also what they did
 * while the browser kept this page frozen for its Back button.
 * A browser without storage (private mode, full disk) only costs the memory: it is logged.
 *
 * @returns a function that ends the connection
 */
export function connectCartStorage(store: CartStore, key: string, target: Window): () => void {
  const reload = () => store.getState().load(read(key, target) ?? store.getState().items)
  reload()

  const stopSaving = store.subscribe((state, before) => {
    if (state.items !== before.items) {
      write(key, state.items, target)
    }
  })
  const follow = (event: StorageEvent) => {
    // `key` is null when everything was cleared.
    if (event.key === key || event.key === null) {
      reload()
    }
  }
  const thaw = (event: PageTransitionEvent) => {
    if (event.persisted) {
      reload()
    }
  }
  target.addEventListener('storage', follow)
  target.addEventListener('pageshow', thaw)

  return () => {
    stopSaving()
    target.removeEventListener('storage', follow)
    target.removeEventListener('pageshow', thaw)
  }
}

/** Null when the browser does not tell, which is only logged. */
function read(key: string, target: Window): readonly CartItem[] | null {
  try {
    const stored: unknown = JSON.parse(target.localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCartItem) : []
  } catch (error) {
    console.error('The cart could not be loaded', error)
    return null
  }
}

function write(key: string, items: readonly CartItem[], target: Window): void {
  try {
    const text = JSON.stringify(items)
    // A tab that follows another must not answer with a change of its own.
    if (target.localStorage.getItem(key) !== text) {
      target.localStorage.setItem(key, text)
    }
  } catch (error) {
    console.error('The cart could not be saved', error)
  }
}

/** Written by hand instead of zod: this file is on every page and must stay small. */
function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) {
    return false
  }
  const item = value as Partial<Record<keyof CartItem, unknown>>
  const texts = [item.productId, item.productVariantId, item.title, item.coverImage]
  return (
    texts.every((text) => typeof text === 'string') &&
    isCount(item.priceMinor, 0) &&
    isCount(item.quantity, 1) &&
    typeof item.isGift === 'boolean' &&
    typeof item.canIncreaseQuantity === 'boolean' &&
    isMembership(item.membership)
  )
}

function isMembership(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === undefined
  }
  const { tierId, interval } = value as Partial<Record<string, unknown>>
  return typeof tierId === 'string' && (interval === 'month' || interval === 'year')
}

function isCount(value: unknown, min: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min
}
