import type { Payload } from 'payload'
import { adoptMembers } from '@/plugins/commerce/memberships/adopt/adopt-members'
import type { Club } from '@/plugins/commerce/testing/members'
import { heldBy } from '@/plugins/commerce/testing/members'
import { slugs } from '@/src/core/slugs'
import { createStripeClient } from '@/src/server/payments/stripe/stripe-client'

type Price = { unit_amount?: number; interval?: 'month' | 'year' | 'week'; currency?: string }

/** People who pay by another service in an artist's account at a fake for Stripe, and are moved in from there. */
export function elsewhere(payload: Payload, apiBase: string) {
  const stripe = createStripeClient({ secretKey: 'sk_test_0123456789', apiBase })

  return {
    stripe,
    adopt: () => adoptMembers(payload),
    /** A customer of an account, with what they pay; @returns ids */
    customer: async (account: string, email: string, ...prices: Price[]) => {
      const options = account ? { stripeAccount: account } : {}
      const { id } = await stripe.customers.create({ email }, options)
      const subscriptions: string[] = []
      for (const { unit_amount = 700, interval = 'month', currency = 'usd' } of prices) {
        const product = await stripe.products.create({ name: 'Gold at Ghost' }, options)
        const price_data = { currency, unit_amount, recurring: { interval }, product: product.id }
        const made = await stripe.subscriptions.create(
          { customer: id, items: [{ price_data }] },
          options,
        )
        subscriptions.push(made.id)
      }
      return { id, subscriptions }
    },
    /** As the import of a file leaves somebody. */
    moved: (club: Club, data: { email: string; [field: string]: unknown }) =>
      payload.create({
        collection: slugs.importedMembers,
        data: {
          profile: club.profile.id,
          source: 'Ghost',
          tierName: 'Gold',
          standing: 'paying',
          outcome: 'waiting',
          ...data,
        },
      }),
    outcome: async ({ id }: { id: string }) => {
      const { outcome, note } = await payload.findByID({
        collection: slugs.importedMembers,
        id,
        depth: 0,
      })
      return { outcome, note: note ?? '' }
    },
    accountOf: async (club: Club, email: string) => {
      const { docs } = await payload.find({
        collection: slugs.publicAccounts,
        where: { profile: { equals: club.profile.id }, email: { equals: email } },
      })
      return docs[0] ?? null
    },
    heldBy: async (club: Club, email: string) => {
      const { docs } = await payload.find({
        collection: slugs.publicAccounts,
        where: { profile: { equals: club.profile.id }, email: { equals: email } },
      })
      return docs[0] ? heldBy(payload, docs[0]) : []
    },
  }
}
