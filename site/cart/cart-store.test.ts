import { expect, it } from 'vitest'
import {
  type CartItem,
  cartCount,
  cartTotalMinor,
  itemDetail,
  itemKey,
  itemPath,
} from '@/site/cart/cart-item'
import { createCartStore } from '@/site/cart/cart-store'
import { cartMessages } from '@/src/core/messages/cart'

const shirt: CartItem = {
  productId: 'shirt',
  productVariantId: 'black-m',
  title: 'Tour Tee',
  priceMinor: 3200,
  coverImage: '',
  quantity: 1,
  canIncreaseQuantity: true,
  payWhatYouWant: false,
  deliveryType: 'shipping',
  isGift: false,
  color: { name: 'Washed black', hex: '#1b1a1c' },
  size: 'M',
}

it('opens when a new item is added', () => {
  const cart = createCartStore()
  expect(cart.getState().add(shirt)).toBe('added')
  expect(cart.getState()).toMatchObject({ isOpen: true, items: [shirt], notice: null })
})

it('replaces an identical item in its place, says so and stays closed', () => {
  const other = { ...shirt, productVariantId: 'black-l' }
  const cart = createCartStore([shirt, other])
  expect(cart.getState().add({ ...shirt, quantity: 3 })).toBe('replaced')
  expect(cart.getState()).toMatchObject({
    isOpen: false,
    items: [{ productVariantId: 'black-m', quantity: 3 }, other],
    notice: { text: cartMessages.alreadyInCart },
  })
})

it('says the notice again when the same item is added a third time', () => {
  const cart = createCartStore([shirt])
  cart.getState().add(shirt)
  const first = cart.getState().notice?.count
  cart.getState().add(shirt)
  expect(cart.getState().notice?.count).not.toBe(first)
})

it('keeps gifts to different people apart', () => {
  const gift = { ...shirt, isGift: true, recipientEmail: 'ana@example.com' }
  const cart = createCartStore([gift])
  cart.getState().add({ ...gift, recipientEmail: 'ben@example.com' })
  expect(cart.getState().items).toHaveLength(2)
})

it('sends a gift at once whose day has passed, and leaves the others their day', () => {
  const gift = { ...shirt, isGift: true, recipientEmail: 'ana@example.com', deliverAt: 'a day' }
  const other = { ...gift, recipientEmail: 'ben@example.com' }
  const cart = createCartStore([gift, other])
  cart.getState().sendAtOnce(itemKey(gift))
  expect(cart.getState().items).toEqual([{ ...gift, deliverAt: '' }, other])
})

it('keeps quantities between one and the limit', () => {
  const cart = createCartStore([shirt])
  cart.getState().setQuantity(itemKey(shirt), 0)
  expect(cart.getState().items[0]?.quantity).toBe(1)
  cart.getState().setQuantity(itemKey(shirt), 5000)
  expect(cart.getState().items[0]?.quantity).toBe(999)
})

it('removes only the line asked for', () => {
  const other = { ...shirt, productVariantId: 'black-l' }
  const cart = createCartStore([shirt, other])
  cart.getState().remove(itemKey(shirt))
  expect(cart.getState().items).toEqual([other])
})

it('counts pieces and sums price times quantity in cents', () => {
  const items = [
    { ...shirt, quantity: 2 },
    { ...shirt, productVariantId: 'x', priceMinor: 1 },
  ]
  expect(cartCount(items)).toBe(3)
  expect(cartTotalMinor(items)).toBe(6401)
})

it('describes merch by colour and size, a release by its kind', () => {
  expect(itemDetail(shirt)).toBe('Washed black, M')
  const track = { ...shirt, color: undefined, size: undefined, deliveryType: 'digital' as const }
  expect(itemDetail({ ...track, release: 'Album' })).toBe('Album, digital')
  expect(itemDetail(track)).toBe('Digital')
})

it('says of what nobody sends that it is picked up', () => {
  const fetched = { ...shirt, deliveryType: 'pickup' as const }
  expect(itemDetail(fetched)).toBe('Washed black, M. To be picked up')
  expect(itemDetail({ ...fetched, color: undefined, size: undefined })).toBe('To be picked up')
})

const circle: CartItem = {
  ...shirt,
  productId: '',
  productVariantId: '',
  title: 'Circle',
  canIncreaseQuantity: false,
  deliveryType: 'digital',
  color: undefined,
  size: undefined,
  membership: { tierId: 'circle', interval: 'month' },
}

it('holds one membership: another tier, or another rhythm, takes its place', () => {
  const cart = createCartStore([shirt])
  expect(cart.getState().add(circle)).toBe('added')
  const year = { ...circle, membership: { tierId: 'circle', interval: 'year' as const } }
  expect(cart.getState().add(year)).toBe('replaced')
  const other = { ...circle, membership: { tierId: 'other', interval: 'month' as const } }
  expect(cart.getState().add(other)).toBe('added')
  expect(cart.getState().items).toEqual([shirt, other])
  expect(itemDetail(other)).toBe('Monthly membership')
  expect(itemPath(other)).toBe('/membership/checkout?membershipTierId=other')
})
