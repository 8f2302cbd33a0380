import { expireAbandonedCheckout } from '@/plugins/commerce/memberships/expire-abandoned-checkout'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'
import type { AccountDeletion } from '@/src/server/accounts/account-deletion'
import { inOtherBooks } from '@/src/server/memberships/paid-elsewhere'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

type Held = {
  subscriptionId: string | null
  pageId: string | null
  account: string
  status: MembershipStatus
  isInOtherBooks: boolean
}

/**
 * A membership that goes must not be paid any longer, nor may a page that is open in another tab, or was
 * paid and not heard of yet. The provider is told after the commit. The lock lets a payment that is being
 * written come to its end first: what it began must end too.
 */
export const endPaymentsOfAccount: AccountDeletion = async (req, { id, profileId }) => {
  const rows = await runSql(req)<Held>`
    select provider_subscription_id as "subscriptionId", checkout_session_id as "pageId",
      coalesce(provider_account, '') as account, status,
      ${inOtherBooks(req.payload)} as "isInOtherBooks"
    from memberships where account_id = ${id} order by id for update`
  for (const { subscriptionId, pageId, account, status } of rows.filter(isAsked)) {
    if (subscriptionId) {
      const dedupeKey = subscriptionId
      await enqueue(req, endSubscription, { subscriptionId, account }, { dedupeKey })
    } else if (pageId && (status === 'free' || status === 'incomplete')) {
      const data = { pageId, account, profileId }
      await enqueue(req, expireAbandonedCheckout, data, { dedupeKey: pageId })
    }
  }
}

const isAsked = ({ status, isInOtherBooks }: Held) => status !== 'canceled' && !isInOtherBooks
