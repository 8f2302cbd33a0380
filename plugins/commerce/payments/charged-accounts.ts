import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'
import { usesConnectedAccounts } from '@/src/server/payments'

/** Every account that payments go to: the owner's of the keys, which is '', and those of artists. */
export async function chargedAccounts(payload: Payload): Promise<string[]> {
  if (!usesConnectedAccounts()) {
    return ['']
  }
  const { docs } = await payload.find({
    collection: slugs.paymentAccounts,
    pagination: false,
    depth: 0,
  })
  return ['', ...docs.map(({ stripeAccountId }) => stripeAccountId)]
}
