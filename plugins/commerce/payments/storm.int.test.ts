import { expect } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import { stripeShopTest as it } from '@/plugins/commerce/testing/stripe-test'
import { raiseStorm } from '@/plugins/commerce/testing/webhook-storm'
import { payload } from '@/src/testing/test-payload'

it('keeps the provider’s books to the cent in a storm of events', async ({ stripe }) => {
  const own = await openShop(payload, 'Storm')
  const result = await raiseStorm({ payload, shop: own, stripe, orders: 22, seed: 7 })
  expect(result.events).toBeGreaterThan(50)
  expect(result.receivedCents).toBeGreaterThan(0)
  expect(result.refundedCents).toBeGreaterThan(0)
  expect([result.strayCents, result.strayRights, result.forgedTaken]).toEqual([0, 0, 0])
})
