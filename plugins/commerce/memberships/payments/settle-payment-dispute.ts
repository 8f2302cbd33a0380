import type { PayloadRequest } from 'payload'
import { endPaidMembership } from '@/plugins/commerce/memberships/payments/end-paid-membership'
import {
  lockPayment,
  markMembership,
  unmarkMembership,
  writePayment,
} from '@/plugins/commerce/memberships/payments/payment-row'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { type DisputeReport, withDispute } from '@/plugins/commerce/payments/dispute-history'
import { slugs } from '@/src/core/slugs'
import type { ProviderDispute } from '@/src/server/payments/payment-provider'
import { withTx } from '@/src/server/transaction'

/**
 * A member objects at the bank: the artist has to look. Lost, the money is gone, and the membership ends.
 * Won, everything is as before.
 */
export function settlePaymentDispute(
  req: PayloadRequest,
  paymentId: string,
  report: DisputeReport,
): Promise<ProviderDispute['state'] | 'unchanged'> {
  const { dispute } = report.fact
  return withTx(req, async () => {
    const { payment, membership } = await lockPayment(req, paymentId)
    if (!(await claimEvent(req, report, null, membership))) {
      return 'unchanged'
    }
    const news = withDispute(payment, dispute)
    if (!news) {
      return 'unchanged'
    }
    await writePayment(req, payment, news)
    if (!membership) {
      return dispute.state
    }
    if (news.disputeState !== 'won') {
      await markMembership(req, membership, 'dispute')
    } else if (!(await isDisputed(req, membership.id))) {
      await unmarkMembership(req, membership, 'dispute')
    }
    if (news.disputeState === 'lost') {
      await endPaidMembership(req, { payment, membership }, 'any')
    }
    return dispute.state
  })
}

/** Whether another payment of the membership is disputed, or was lost. */
async function isDisputed(req: PayloadRequest, membershipId: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.membershipPayments,
    where: { membership: { equals: membershipId }, disputeState: { in: ['open', 'lost'] } },
    req,
  })
  return totalDocs > 0
}
