import { createLocalReq, type Payload } from 'payload'
import { takeEvent } from '@/plugins/commerce/payments/take-event'
import { slugs } from '@/src/core/slugs'
import { withDeferredBusts } from '@/src/server/cache-tags'
import { getPaymentProvider, usesConnectedAccounts } from '@/src/server/payments'

/** As long as Stripe itself goes on trying. */
const backMs = 3 * 24 * 3600_000

/**
 * Takes the events that no webhook could deliver, of every account: what a shop cannot ask for by itself,
 * like a refund that an artist made at Stripe. Those it knows already change nothing.
 *
 * @returns how many events there were
 */
export async function takeMissedEvents(payload: Payload): Promise<number> {
  const since = new Date(Date.now() - backMs)
  let count = 0
  for (const account of ['', ...(await connectedAccounts(payload))]) {
    const provider = getPaymentProvider(payload, account)
    try {
      for (const event of await provider.missedEvents(since)) {
        const req = await createLocalReq({}, payload)
        await withDeferredBusts(() => takeEvent(req, provider, { ...event, account }))
        count += 1
      }
    } catch (error) {
      payload.logger.error({ msg: 'Missed payment events not taken', account, err: error })
    }
  }
  return count
}

async function connectedAccounts(payload: Payload): Promise<string[]> {
  if (!usesConnectedAccounts()) {
    return []
  }
  const { docs } = await payload.find({
    collection: slugs.paymentAccounts,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ stripeAccountId }) => stripeAccountId)
}
