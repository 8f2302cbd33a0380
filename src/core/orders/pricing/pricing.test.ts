import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { album, line, price, shirt } from '@/src/testing/sellable'
import { runs } from '@/src/testing/soak'

it('charges the catalogue price, whatever the buyer claims', () => {
  const cart = price([line(shirt, { quantity: 3, offeredMinor: 1 })], [shirt])
  expect(cart).toMatchObject({ totalMinor: 7500, isReady: true, needsShippingAddress: true })
})

it('takes a price of the buyer’s own from the minimum upwards', () => {
  expect(price([line(album, { offeredMinor: 1200 })], [album])).toMatchObject({
    totalMinor: 1200,
    isReady: true,
  })
  expect(price([line(album, { offeredMinor: 799 })], [album]).lines[0]?.messages).toEqual([
    { kind: 'price_too_low', text: 'Price must be at least $8.00' },
  ])
  expect(price([line(album)], [album]).isReady).toBe(false)
})

it('sells one of a digital item and asks for no address', () => {
  const cart = price([line(album, { quantity: 9, offeredMinor: 800 })], [album])
  expect(cart.lines[0]).toMatchObject({
    quantity: 1,
    lineMinor: 800,
    canIncreaseQuantity: false,
    maxQuantity: 1,
  })
  expect(cart.needsShippingAddress).toBe(false)
})

it('sells several tickets of a kind, up to what one order may hold', () => {
  const ticket = { ...shirt, deliveryType: 'digital', ticketsPerOrder: 4 } as const
  const quoteOf = (...quantities: number[]) =>
    price(
      quantities.map((quantity) => line(ticket, { quantity })),
      [ticket],
    ).lines
  expect(quoteOf(3)[0]).toMatchObject({ canIncreaseQuantity: true, maxQuantity: 4, messages: [] })
  expect(quoteOf(4)[0]).toMatchObject({ canIncreaseQuantity: false, messages: [] })
  expect(quoteOf(5)[0]?.messages).toEqual([{ kind: 'only_left', text: 'At most 4 per order' }])
  expect(quoteOf(3, 2)[1]?.maxQuantity).toBe(1)
  expect(quoteOf(3, 2)[1]?.messages).toEqual([{ kind: 'only_left', text: 'At most 1 per order' }])
})

it.each(['sold_out', 'preorder'] as const)('refuses a variant that is %s', (availabilityStatus) => {
  const cart = price([line(shirt)], [{ ...shirt, availabilityStatus }])
  expect(cart.lines[0]?.messages[0]?.text).toBe('This variant is out of stock')
})

it('says how many are left', () => {
  const scarce = { ...shirt, unitsFree: 2 }
  expect(price([line(shirt, { quantity: 3 })], [scarce]).lines[0]?.messages).toEqual([
    { kind: 'only_left', text: 'Only 2 left' },
  ])
  expect(price([line(shirt, { quantity: 2 })], [scarce]).lines[0]).toMatchObject({
    messages: [],
    canIncreaseQuantity: false,
  })
  expect(price([line(shirt)], [{ ...shirt, unitsFree: 0 }]).lines[0]?.messages[0]?.kind).toBe(
    'out_of_stock',
  )
})

it('refuses what the shop does not sell: unknown, withdrawn, or under another product', () => {
  const withdrawn = { ...shirt, availabilityStatus: 'inactive' as const }
  expect(price([line(shirt)], []).lines[0]?.messages[0]?.kind).toBe('unavailable')
  expect(price([line(shirt)], [withdrawn]).lines[0]?.messages[0]?.kind).toBe('unavailable')
  const misfiled = price([line(shirt, { productId: 'album' })], [shirt])
  expect(misfiled).toMatchObject({ totalMinor: 0, isReady: false })
})

it('tells when the price is not the one the buyer saw', () => {
  expect(price([line(shirt, { seenMinor: 2000 })], [shirt]).lines[0]?.messages).toEqual([
    { kind: 'price_changed', text: 'The price of Tour shirt changed from $20.00 to $25.00' },
  ])
})

it('refuses totals that cannot be charged, but not free ones', () => {
  const cheap = { ...shirt, priceMinor: 49 }
  expect(price([line(cheap)], [cheap])).toMatchObject({
    isReady: false,
    totalMessage: 'The total must be at least $0.50',
  })
  const dear = { ...shirt, priceMinor: limits.order.maxTotalMinor }
  expect(price([line(dear, { quantity: 2 })], [dear]).isReady).toBe(false)
  const free = { ...shirt, priceMinor: 0 }
  expect(price([line(free)], [free])).toMatchObject({ isReady: true, totalMinor: 0 })
})

it('never charges less than the catalogue asks, however a cart was tampered with', () => {
  const variant = fc.constantFrom(shirt, album)
  const tampered = fc.record({
    variant,
    quantity: fc.integer({ min: 1, max: 999 }),
    offeredMinor: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    seenMinor: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(tampered, { minLength: 1, maxLength: 20 }), (asked) => {
      const cart = price(
        asked.map(({ variant: wanted, ...rest }) => line(wanted, rest)),
        [shirt, album],
      )
      const least = asked.reduce(
        (sum, { variant: wanted, quantity }) =>
          sum + wanted.priceMinor * (wanted.deliveryType === 'digital' ? 1 : quantity),
        0,
      )
      expect(cart.totalMinor).toBeGreaterThanOrEqual(least)
      expect(Number.isSafeInteger(cart.totalMinor)).toBe(true)
    }),
    runs(2000),
  )
})

it('prices a gift like any line, and asks its buyer for no address', () => {
  const gift = {
    recipientName: 'Ana',
    recipientEmail: 'ana@example.com',
    recipientMessage: '',
    giverName: '',
    deliverAt: '',
  }
  const cart = price(
    [line(album, { offeredMinor: 900, gift }), line(shirt, { gift })],
    [album, shirt],
  )
  expect(cart).toMatchObject({ isReady: true, needsShippingAddress: false })
  expect(cart.totalMinor).toBe(900 + shirt.priceMinor)
  const both = price([line(shirt, { gift }), line(shirt)], [shirt])
  expect(both.needsShippingAddress).toBe(true)
})

it('shares the stock of a variant among its lines', () => {
  const scarce = { ...shirt, unitsFree: 3 }
  const cart = price([line(scarce, { quantity: 2 }), line(scarce, { quantity: 2 })], [scarce])
  expect(cart.lines.map(({ messages }) => messages)).toEqual([
    [],
    [{ kind: 'only_left', text: 'Only 1 left' }],
  ])
})
