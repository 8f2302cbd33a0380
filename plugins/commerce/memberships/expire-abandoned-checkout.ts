import { createLocalReq } from 'payload'
import { z } from 'zod'
import { endUnwanted } from '@/plugins/commerce/memberships/end-duplicate'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { getPaymentProvider } from '@/src/server/payments'
import { defineJob, untilHeard } from '@/src/server/queue/define-job'
import { withTx } from '@/src/server/transaction'

/**
 * Closes the payment page of a membership whose account was deleted. When it was paid first, the
 * subscription runs for nobody: it ends, and its money goes back. Safe to repeat.
 */
export const expireAbandonedCheckout = defineJob({
  name: 'expire-abandoned-checkout',
  data: z.object({
    /** Where the membership was about to be paid. */
    pageId: z.string(),
    /** Connected account that it belongs to; '' for the platform's own. */
    account: z.string(),
    profileId: z.uuid(),
  }),
  run: async (payload, { pageId, account, profileId }) => {
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
  },
  ...untilHeard,
})
