import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SellableVariant } from '@/src/core/orders/pricing/cart-line'
import {
  album,
  asked,
  charged,
  line,
  price,
  rate,
  rulesOf,
  shirt,
  vat,
  world,
} from '@/src/testing/sellable'
import { runs } from '@/src/testing/soak'

const amounts = fc.integer({ min: 0, max: 200_000 })
const countries = fc.constantFrom('DE', 'AT', 'US', null)
const anyGoods = fc.array(
  fc.record({
    priceMinor: amounts,
    memberPriceMinor: fc.option(amounts),
    payWhatYouWant: fc.boolean(),
    isShipped: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 999 }),
    offeredMinor: fc.option(amounts, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 12 },
)

it('adds up for every cart: nothing below the shop’s price, and the provider’s lines to the cent', () => {
  fc.assert(
    fc.property(
      anyGoods,
      fc.record({ isMember: fc.boolean(), discountPercent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({
        kind: fc.constantFrom('percent' as const, 'amount' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        amountMinor: amounts,
      }),
      fc.array(
        fc.record({
          country: fc.constantFrom('DE', ''),
          percent: fc.integer({ min: 0, max: 50_000 }).map((milli) => milli / 1000),
          isIncluded: fc.boolean(),
          onShipping: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      countries,
      amounts,
      (goods, buyer, code, taxes, country, tipMinor) => {
        const variants = goods.map(
          ({ isShipped, ...good }, index): SellableVariant => ({
            ...(isShipped ? shirt : album),
            ...good,
            variantId: `v${index}`,
          }),
        )
        const lines = goods.map(({ quantity, offeredMinor }, index) => ({
          ...line(variants[index] ?? shirt),
          quantity,
          offeredMinor,
        }))
        const taxRates = taxes.map((tax) => ({ ...vat, ...tax }))
        const rules = rulesOf({ shippingRates: [rate, world], taxRates })
        const cart = price(lines, variants, {
          buyer,
          code: asked(code),
          rules,
          country,
          tipMinor,
        })
        const { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor } = cart
        expect(totalMinor).toBe(subtotalMinor - discountMinor + shippingMinor + taxMinor + tipMinor)
        expect(charged(cart)).toBe(totalMinor)
        expect(discountMinor).toBeLessThanOrEqual(subtotalMinor)
        for (const each of cart.lines) {
          expect(each.unitMinor).toBeGreaterThanOrEqual(each.minUnitMinor)
          expect(each.discountMinor).toBeLessThanOrEqual(each.lineMinor)
          expect(Number.isSafeInteger(each.tax?.amountMinor ?? 0)).toBe(true)
        }
      },
    ),
    runs(500),
  )
})
