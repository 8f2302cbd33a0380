import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, expect } from 'vitest'
import { z } from 'zod'
import { type Fan, heldBy, monthOf, openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { rowsOf } from '@/src/testing/rows-of'

const dayS = 24 * 3600

const books = z.object({
  subscriptions: z.array(
    z.looseObject({ id: z.string(), customer: z.string(), status: z.string() }),
  ),
  invoices: z.array(
    z.looseObject({ customer: z.string(), amount_paid: z.int(), status: z.string() }),
  ),
})

/** A site whose members pay by Stripe's fake, which every test of the file finds without faults. */
export async function openStripeClub(payload: Payload) {
  const stripe = await openStripe()
  afterEach(() => stripe.deliver({}))
  afterAll(stripe.close)
  const luna = await openClub(payload)
  const becomes = (fan: Fan, expected: object) =>
    expect.poll(() => heldBy(payload, fan)).toMatchObject([expected])
  const ofFan = async (fan: Fan) => {
    const [row] = await rowsOf<{ customer: string; subscription: string }>(
      payload,
      sql`select provider_customer_id as customer, provider_subscription_id as subscription
        from memberships where account_id = ${fan.id}`,
    )
    return { customer: row?.customer ?? '', subscription: row?.subscription ?? '' }
  }

  return {
    stripe,
    luna,
    becomes,
    advance: (days: number) => stripe.control('advance', { seconds: days * dayS }),
    held: (fan: Fan) => heldBy(payload, fan),
    stripeBooks: async () => books.parse(await stripe.control('state')),
    tiers: async () => ({
      ...(await luna.newTiers()),
      patron: await luna.newTier({ name: 'Patron', priceMonthlyMinor: 2000 }),
    }),
    member: async (tierId: string, wish: Record<string, unknown> = monthOf(tierId)) => {
      const fan = await luna.newFan()
      const { json } = await luna.join(fan, wish)
      await stripe.press(json.redirectUrl ?? '')
      await becomes(fan, { status: 'active' })
      return { fan, customer: (await ofFan(fan)).customer }
    },
    subscriptionOf: async (fan: Fan) => ({ id: (await ofFan(fan)).subscription }),
    /** No event is on its way any more. */
    allHeard: () =>
      expect
        .poll(async () => (await stripe.state()).events.filter(({ delivered }) => delivered === 0))
        .toEqual([]),
  }
}
