import { createLocalReq, type Payload } from 'payload'
import { chargedAccounts } from '@/plugins/commerce/payments/charged-accounts'
import { processPaymentEvent } from '@/plugins/commerce/payments/process-payment-event'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { getPaymentProvider } from '@/src/server/payments'
import type { PaymentEvent, PaymentProvider, Unread } from '@/src/server/payments/payment-provider'
import { isolateFailure } from '@/src/server/queue/isolate-failures'

/** As long as Stripe itself goes on trying. */
const backMs = 3 * 24 * 3600_000

/**
 * Takes the events that no webhook could deliver, of every account: what a shop cannot ask for by itself,
 * like a refund that an artist made at Stripe. Those it knows already change nothing; one that cannot be
 * taken is tried again the next time, as the others are not to wait for it.
 *
 * @returns how many were taken
 */
export async function processMissedWebhooks(payload: Payload): Promise<number> {
  const since = new Date(Date.now() - backMs)
  let count = 0
  for (const account of await chargedAccounts(payload)) {
    const provider = getPaymentProvider(payload, account)
    await isolateFailure(
      payload,
      { what: 'Missed payment events not listed', id: account },
      async () => {
        for await (const missed of provider.missedWebhooks(since)) {
          const which = { what: 'Missed payment event not taken', id: missed.id }
          const isTaken = await isolateFailure(payload, which, () =>
            take(payload, provider, missed),
          )
          count += isTaken ? 1 : 0
        }
      },
    )
  }
  return count
}

async function take(
  payload: Payload,
  provider: PaymentProvider,
  missed: Unread<PaymentEvent>,
): Promise<true> {
  const req = await createLocalReq({}, payload)
  const event = { ...missed.read(), account: provider.account }
  await withDeferredRevalidation(() => processPaymentEvent(req, provider, event))
  return true
}
