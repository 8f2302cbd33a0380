import { expect, it } from 'vitest'
import type { CartItem } from '@/site/cart/cart-item'
import { newPriceMinor, toQuoteLines, withQuote } from '@/site/cart/quoted-lines'
import type { CartQuote, QuotedLine } from '@/src/core/contracts/checkout'

const item: CartItem = {
  productId: 'p',
  productVariantId: 'v',
  title: 'Salt & Signal',
  priceMinor: 1250,
  coverImage: '/cover.webp',
  quantity: 1,
  canIncreaseQuantity: false,
  payWhatYouWant: false,
  deliveryType: 'digital',
  isGift: false,
}

const quotedLine = (change: Partial<QuotedLine>): QuotedLine => ({
  productId: 'p',
  productVariantId: 'v',
  isGift: false,
  recipientEmail: '',
  title: 'Salt & Signal',
  coverImage: '',
  color: '',
  size: '',
  deliveryType: 'digital',
  payWhatYouWant: false,
  minimumPrice: 5,
  quantity: 1,
  canIncreaseQuantity: false,
  maxQuantity: 1,
  price: 14.5,
  lineTotal: 14.5,
  isAvailable: true,
  messages: [],
  ...change,
})

it('asks in dollars, with the price seen and nothing the shop knows better', () => {
  expect(toQuoteLines([item])).toEqual([
    { productId: 'p', productVariantId: 'v', quantity: 1, price: 12.5 },
  ])
  expect(toQuoteLines([{ ...item, payWhatYouWant: true }])[0]).toMatchObject({
    payWhatYouWantPrice: 12.5,
  })
})

it('puts each line beside its quote', () => {
  const quote = { lines: [quotedLine({})] } as CartQuote
  const other = { ...item, productVariantId: 'w' }
  expect(withQuote([other, item], quote).map(({ quoted }) => quoted?.price)).toEqual([
    undefined,
    14.5,
  ])
})

it('names the price to agree to: today’s, or the least for pay what you want', () => {
  const line = (quoted: QuotedLine) => ({ item, quoted })
  expect(newPriceMinor(line(quotedLine({})))).toBeNull()
  expect(newPriceMinor(line(quotedLine({ messages: [{ kind: 'price_changed', text: '' }] })))).toBe(
    1450,
  )
  expect(newPriceMinor(line(quotedLine({ messages: [{ kind: 'price_too_low', text: '' }] })))).toBe(
    500,
  )
})
