import { Moment } from '@/plugins/commerce/admin/moment'
import type { Member } from '@/plugins/commerce/memberships/admin/load-member'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { PaymentRefund } from '@/plugins/commerce/memberships/admin/payment-refund'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatPrice } from '@/src/core/money'
import { isMembershipItem } from '@/src/core/orders/membership-item'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment } from '@/src/payload-types'

type Props = Pick<Member, 'payments' | 'firstOrder'> & { routes: { admin: string; api: string } }

/** What a member has paid, newest first, and what went back of it. */
export function MemberPayments({ payments, firstOrder, routes }: Props) {
  const first = firstOrder?.items.find(isMembershipItem)
  if (payments.length === 0 && !(first && firstOrder?.paidAt)) {
    return null
  }
  const running = payments.find(({ isDuplicate, isExtra }) => !isDuplicate && !isExtra)
  return (
    <>
      <h3>Payments</h3>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.id}>
            {formatPrice(payment.amountMinor)}, <Moment iso={payment.paidAt} />
            {wordsOf(payment).map((words) => (
              <p key={words} className={styles.hint}>
                {words}
              </p>
            ))}
            {payment.disputeState !== 'lost' && (
              <PaymentRefund
                url={`${routes.api}/${slugs.membershipPayments}/${payment.id}/refunds`}
                leftMinor={payment.amountMinor - payment.refundedMinor}
                hint={hintOf(payment, running)}
              />
            )}
          </li>
        ))}
        {first && firstOrder?.paidAt && (
          <li>
            {formatPrice(first.unitMinor)}, <Moment iso={firstOrder.paidAt} />, with order{' '}
            <a href={`${routes.admin}/collections/orders/${firstOrder.id}`}>
              {firstOrder.publicRef}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

/** What becomes of the membership when all of a payment goes back. */
function hintOf(payment: MembershipPayment, running: MembershipPayment | undefined): string {
  const { endsMembership, keepsAsItIs, keepsMembership } = ownerMessages.refunds
  if (payment.isExtra) {
    return keepsAsItIs
  }
  return payment.id === running?.id ? endsMembership : keepsMembership
}

function wordsOf(payment: MembershipPayment): string[] {
  const { refundedMinor, isDuplicate, isExtra, disputeState } = payment
  return [
    ...(isExtra ? [membershipAnswers.wasExtra] : []),
    ...(isDuplicate ? [membershipAnswers.wasPaidTwice] : []),
    ...(refundedMinor > 0 ? [ownerMessages.refunds.givenBack(formatPrice(refundedMinor))] : []),
    ...(disputeState ? [ownerMessages.refunds.memberDispute[disputeState]] : []),
  ]
}
