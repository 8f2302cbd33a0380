import { expect, it } from 'vitest'
import type { CartItem } from '@/site/cart/cart-item'
import {
  newPriceMinor,
  problemsOf,
  shownPrices,
  shownTotalMinor,
  toQuoteLines,
  withQuote,
} from '@/site/cart/quoted-lines'
import type { CartQuote, QuotedLine } from '@/src/core/contracts/orders/order-answers'

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
  kind: 'product',
  membership: null,
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
  listPrice: 14.5,
  quantity: 1,
  canIncreaseQuantity: false,
  maxQuantity: 1,
  price: 14.5,
  lineTotal: 14.5,
  discount: 0,
  reasons: [],
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

it('asks for a membership by its tier and months', () => {
  const giftMembership = { tierId: 'gold', months: 3 } as const
  const gift = { isGift: true, recipientName: 'Ana', recipientEmail: 'ana@example.com' }
  expect(toQuoteLines([{ ...item, ...gift, giftMembership }])).toEqual([
    {
      kind: 'gift-membership',
      tierId: 'gold',
      months: 3,
      price: 12.5,
      recipientName: 'Ana',
      recipientEmail: 'ana@example.com',
    },
  ])
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

it('shows a member’s price beside the one for all, none that was not agreed to, and none of what is gone', () => {
  const shown = (change: Partial<QuotedLine> | null) =>
    shownPrices({ item, quoted: change && quotedLine(change) })
  expect(shown(null)).toEqual({ unitMinor: 1250, listMinor: 1250 })
  expect(shown({ price: 10, listPrice: 12.5 })).toEqual({ unitMinor: 1000, listMinor: 1250 })
  const changed = [{ kind: 'price_changed' as const, text: 'The price changed' }]
  expect(shown({ price: 14.5, messages: changed })).toEqual({ unitMinor: 1250, listMinor: 1250 })
  const gone = { isAvailable: false, messages: [{ kind: 'unavailable' as const, text: '' }] }
  expect(shown({ ...gone, price: 0, listPrice: 0 })).toBeNull()
  const soldOut = { isAvailable: false, messages: [{ kind: 'out_of_stock' as const, text: '' }] }
  expect(shown({ ...soldOut, price: 10, listPrice: 12.5 })).toEqual({
    unitMinor: 1000,
    listMinor: 1250,
  })
  const lines = [{ item: { ...item, quantity: 3 }, quoted: quotedLine({ price: 10 }) }]
  expect(shownTotalMinor(lines)).toBe(3000)
  expect(shownTotalMinor([...lines, { item, quoted: quotedLine({ ...gone, price: 0 }) }])).toBe(
    3000,
  )
})

it('asks for a membership as one, and finds its quote', () => {
  const membership = { tierId: 't', interval: 'month' as const }
  const circle = { ...item, productId: '', productVariantId: '', membership, priceMinor: 500 }
  expect(toQuoteLines([circle])).toEqual([{ kind: 'membership', ...membership, price: 5 }])
  expect(toQuoteLines([{ ...circle, payWhatYouWant: true }])[0]).toMatchObject({
    payWhatYouWantPrice: 5,
  })
  const messages = [{ kind: 'sign_in', text: 'Log in' } as const]
  const quoted = quotedLine({ productId: '', productVariantId: '', membership, messages })
  const [line] = withQuote([circle], { lines: [quotedLine({}), quoted] } as CartQuote)
  expect(line?.quoted).toBe(quoted)
  expect(line && problemsOf(line)).toEqual([])
})
