import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { openShop } from '@/plugins/commerce/testing/shop'
import type { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'profile' | 'owner'>

/** What artists do with their accounts, at a fake for Stripe that knows of them. */
export function connectedAccounts(
  payload: Payload,
  stripe: Pick<Awaited<ReturnType<typeof openStripe>>, 'control' | 'press'>,
) {
  const accountOf = async ({ profile }: Shop) => {
    const { docs } = await payload.find({
      collection: slugs.paymentAccounts,
      where: { profile: { equals: profile.id } },
    })
    return docs[0]
  }
  return {
    accountOf,
    /** To the end of Stripe's own pages. */
    connect: async (shop: Shop): Promise<void> => {
      const path = `/api/profiles/${shop.profile.id}/payment-account/onboard`
      const { json } = await rest<{ url: string }>('POST', path, { token: shop.owner.token })
      await stripe.press(json.url, { action: 'finish' })
      await expect.poll(async () => (await accountOf(shop))?.chargesEnabled).toBe(true)
    },
    /** The artist takes the connection away at Stripe. */
    disconnect: async (shop: Shop): Promise<void> => {
      await stripe.control('deauthorize', { id: (await accountOf(shop))?.stripeAccountId })
      const isKnown = async () => (await accountOf(shop))?.disabledReason
      await expect.poll(isKnown).toBe('disconnected')
    },
  }
}
