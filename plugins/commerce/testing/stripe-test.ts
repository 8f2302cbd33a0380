import { expect, test } from 'vitest'
import { type Club, type Fan, heldBy, openClub } from '@/plugins/commerce/testing/members'
import { germanAddress, openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { slugs } from '@/src/core/slugs'
import { payload } from '@/src/testing/test-payload'

export type Stripe = Pick<Awaited<ReturnType<typeof openStripe>>, 'press' | 'control'>
type Shop = Awaited<ReturnType<typeof openShop>>

/** Tests of what is paid by Stripe's fake, which each finds without faults. */
export const stripeTest = test
  /** Whether artists have accounts of their own: `stripeTest.override('connect', true)`. */
  .extend('connect', { scope: 'file' }, false as boolean)
  .extend('fake', { scope: 'file' }, async ({ connect }, { onCleanup }) => {
    const fake = await openStripe({ connect })
    onCleanup(fake.close)
    return fake
  })
  .extend('stripe', { auto: true }, async ({ fake }, { onCleanup }) => {
    const before = (await fake.state()).events.length
    const events = async () => (await fake.state()).events.slice(before)
    onCleanup(async () => {
      await fake.deliver({})
      await fake.control('clear-faults')
      await fake.control('settings', { refunds: 'succeeded' })
    })
    return {
      ...fake,
      /** What the fake told in this test. */
      events,
      /** Tells it again, so many times at once. */
      repeat: async (times = 1) => {
        const told = (await events()).map(({ id }) => id)
        const ids = Array.from({ length: times }, () => told).flat()
        await fake.control('send', { ids, atOnce: ids.length })
      },
      refundsOf: async (paymentIntentId: string | null | undefined) =>
        (await fake.state()).refunds.filter((each) => each.payment_intent === paymentIntentId),
    }
  })

/** Tests of one shop whose orders are paid by Stripe's fake. */
export const stripeShopTest = stripeTest
  .extend('shop', { scope: 'file' }, () => openShop(payload))
  .extend(
    'sold',
    ({ stripe, shop }) =>
      (options?: { shirts?: number }) =>
        sell(stripe, shop, options),
  )

export type Sold = Awaited<ReturnType<typeof sell>>

/** An album, paid; or shirts, of which there are five. */
async function sell(stripe: Stripe, shop: Shop, { shirts = 0 }: { shirts?: number } = {}) {
  const product = shirts
    ? await shop.sell({ category: 'Merch', priceMinor: 2500, stockQuantity: 5 })
    : await shop.sell({ priceMinor: 900 })
  const item = shop.item(product, shirts ? { quantity: shirts } : {})
  const { json } = await shop.checkout([item], shirts ? { shippingAddress: germanAddress } : {})
  await stripe.press(json.redirectUrl)
  const status = async () => (await orderOf(payload, json.orderRef)).status
  await expect.poll(status).toBe(shirts ? 'processing' : 'delivered')
  const stock = async () => {
    const { id } = product.variant
    const variant = await payload.findByID({ collection: slugs.variants, id })
    return [variant.stockQuantity, variant.stockHeld, variant.availabilityStatus]
  }
  return { ...json, stock, order: await orderOf(payload, json.orderRef) }
}

/** Tests of members who pay by Stripe's fake. */
export const stripeClubTest = stripeTest
  .extend('luna', { scope: 'file' }, () => openClub(payload, 'Luna'))
  .extend('kito', { scope: 'file' }, () => openClub(payload, 'Kito'))
  /** Joins a tier and pays; nothing is on its way from the provider any more. */
  .extend('pays', ({ stripe }) => async (club: Club, fan: Fan, wish: Record<string, unknown>) => {
    const { json } = await club.join(fan, wish)
    await stripe.press(json.redirectUrl ?? '')
    await expect.poll(async () => (await heldBy(payload, fan)).at(-1)?.status).toBe('active')
    const isHeard = async () => (await stripe.events()).every(({ delivered }) => delivered > 0)
    await expect.poll(isHeard).toBe(true)
  })
