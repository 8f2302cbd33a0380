import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type AllocatedOrder,
  allocateRefund,
  partsOfOrder,
  type RefundPart,
} from '@/src/core/orders/allocate-refund'
import { runs } from '@/src/testing/soak'

const sum = (parts: readonly RefundPart[], key: 'grossMinor' | 'taxMinor') =>
  parts.reduce((total, part) => total + part[key], 0)

const book = { title: 'Book', quantity: 2, unitMinor: 1070, taxMinor: 140, taxIncluded: true }
const shirt = { title: 'Shirt', quantity: 1, unitMinor: 2000, taxMinor: 380, taxIncluded: false }
const order = {
  items: [book, shirt],
  shippingMinor: 500,
  taxMinor: 475,
  taxIncludedMinor: 140,
  tipMinor: 100,
}

it('takes back the units that a refund names, with their taxes', () => {
  const back = allocateRefund(order, { amountMinor: 1070, lines: [{ line: 0, quantity: 1 }] }, [])
  expect(back).toEqual([{ of: 0, grossMinor: 1070, taxMinor: 70 }])
})

it('shares an amount among all parts by what they cost', () => {
  const total = sum(partsOfOrder(order), 'grossMinor')
  expect(total).toBe(2140 + 2380 + 595 + 100)
  const back = allocateRefund(order, { amountMinor: total, lines: [] }, [])
  expect(back).toEqual(partsOfOrder(order))
})

const amounts = fc.integer({ min: 0, max: 50_000 })
const anyOrder = fc
  .record({
    items: fc.array(
      fc.record({
        title: fc.constant('x'),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitMinor: amounts,
        taxMinor: fc.integer({ min: 0, max: 900 }),
        taxIncluded: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    shippingMinor: amounts,
    shippingTaxMinor: fc.integer({ min: 0, max: 900 }),
    tipMinor: amounts,
  })
  .map(({ items, shippingMinor, shippingTaxMinor, tipMinor }): AllocatedOrder => {
    const ofPrices = items.map((item) => ({
      ...item,
      taxMinor: Math.min(item.taxMinor, item.unitMinor * item.quantity),
    }))
    const taxes = (isIncluded: boolean) =>
      ofPrices.reduce(
        (total, each) => total + (each.taxIncluded === isIncluded ? each.taxMinor : 0),
        0,
      )
    return {
      items: ofPrices,
      shippingMinor,
      tipMinor,
      taxMinor: taxes(false) + (shippingMinor > 0 ? shippingTaxMinor : 0),
      taxIncludedMinor: taxes(true),
    }
  })

it('adds up to every refund, takes no part twice, and all of the tax with all of the money', () => {
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      (each, cuts) => {
        const whole = partsOfOrder(each)
        const total = sum(whole, 'grossMinor')
        let before: RefundPart[] = []
        for (const cut of [...cuts, 1]) {
          const amountMinor = Math.floor((total - sum(before, 'grossMinor')) * cut)
          const lines = cut > 0.5 ? [{ line: 0, quantity: 1 }] : []
          const back = allocateRefund(each, { amountMinor, lines }, before)
          expect(sum(back, 'grossMinor')).toBe(amountMinor)
          before = [...before, ...back]
          for (const part of whole) {
            const gone = before.filter(({ of }) => of === part.of)
            expect(sum(gone, 'grossMinor')).toBeLessThanOrEqual(part.grossMinor)
            expect(sum(gone, 'taxMinor')).toBeLessThanOrEqual(part.taxMinor)
          }
        }
        expect(sum(before, 'taxMinor')).toBe(sum(whole, 'taxMinor'))
      },
    ),
    runs(500),
  )
})
