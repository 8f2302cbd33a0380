import { z } from 'zod'
import { getPaymentProvider } from '@/src/server/payments'
import { defineJob, untilHeard } from '@/src/server/queue/define-job'

/** Ends a subscription that nobody has a membership for any more, so that it takes no more money. */
export const endSubscription = defineJob({
  name: 'end-subscription',
  data: z.object({
    subscriptionId: z.string(),
    /** Connected account that it belongs to; '' for the platform's own. */
    account: z.string(),
  }),
  run: (payload, { subscriptionId, account }) =>
    getPaymentProvider(payload, account).subscriptions.end(subscriptionId),
  ...untilHeard,
})
