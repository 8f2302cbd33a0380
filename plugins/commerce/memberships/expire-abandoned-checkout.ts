import { createLocalReq, type Payload } from 'payload'
import type { z } from 'zod'
import { endUnwanted } from '@/plugins/commerce/memberships/end-duplicate'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { getPaymentProvider } from '@/src/server/payments'
import type { expireAbandonedCheckoutData } from '@/src/server/queue/job-handlers'
import { withTx } from '@/src/server/transaction'

/**
 * Closes the payment page of a membership whose account was deleted. When it was paid first, the
 * subscription runs for nobody: it ends, and its money goes back. Safe to repeat.
 */
export async function expireAbandonedCheckout(
  payload: Payload,
  { pageId, account, profileId }: z.output<typeof expireAbandonedCheckoutData>,
): Promise<void> {
  const provider = getPaymentProvider(payload, account)
  const { subscriptionId } = await provider.subscriptions.expirePage(pageId)
  if (!subscriptionId) {
    return
  }
  const state = await provider.subscriptions.retrieve(subscriptionId)
  const req = await createLocalReq({}, payload)
  await withTx(req, () =>
    endUnwanted(req, {
      membership: { id: null, profileId },
      state,
      provider,
      reason: membershipAnswers.accountGone,
    }),
  )
}
