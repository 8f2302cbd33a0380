// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { CartItem } from '@/site/cart/cart-item'
import { cartStorageKey, connectCartStorage } from '@/site/cart/cart-storage'
import { createCartStore } from '@/site/cart/cart-store'

const key = cartStorageKey('luna')
const track: CartItem = {
  productId: 'salt',
  productVariantId: 'salt-digital',
  title: 'Salt & Signal',
  priceMinor: 1200,
  coverImage: '',
  quantity: 1,
  canIncreaseQuantity: false,
  payWhatYouWant: false,
  deliveryType: 'digital',
  isGift: false,
}

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

function connected(items: unknown = undefined) {
  if (items !== undefined) {
    localStorage.setItem(key, JSON.stringify(items))
  }
  const store = createCartStore()
  const end = connectCartStorage(store, key, window)
  return { store, end }
}

it('loads what is stored and says that it has', () => {
  const { store } = connected([track])
  expect(store.getState()).toMatchObject({ isLoaded: true, isOpen: false, items: [track] })
})

it('saves on every change', () => {
  const { store } = connected()
  store.getState().add(track)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([track])
})

it('keeps carts of different sites apart', () => {
  const { store } = connected()
  store.getState().add(track)
  const other = createCartStore()
  connectCartStorage(other, cartStorageKey('kito'), window)
  expect(other.getState().items).toEqual([])
})

it('drops lines that are no cart items and survives text that is no JSON', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(connected([track, { productId: 1 }, null]).store.getState().items).toEqual([track])
  localStorage.setItem(key, '{not json')
  const store = createCartStore()
  connectCartStorage(store, key, window)
  expect(store.getState()).toMatchObject({ isLoaded: true, items: [] })
})

it('follows a change made in another tab', () => {
  const { store, end } = connected([track])
  localStorage.setItem(key, JSON.stringify([{ ...track, title: 'Changed' }]))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(store.getState().items[0]?.title).toBe('Changed')
  end()
  localStorage.setItem(key, '[]')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(store.getState().items).toHaveLength(1)
})

it('takes over what happened while the page was frozen for the Back button', () => {
  const { store } = connected([track])
  const comesBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  localStorage.setItem(key, '[]')
  comesBack(false)
  expect(store.getState().items).toEqual([track])
  comesBack(true)
  expect(store.getState().items).toEqual([])
})

it('keeps the cart in memory when the browser stops telling', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = connected([track])
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.getState().items).toEqual([track])
  expect(log).toHaveBeenCalled()
})

it('only logs when the browser refuses to save', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = connected()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(store.getState().add(track)).toBe('added')
  expect(store.getState().items).toEqual([track])
  expect(log).toHaveBeenCalledOnce()
})
