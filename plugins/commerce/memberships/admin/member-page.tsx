import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { EndGiftMembership } from '@/plugins/commerce/memberships/admin/end-gift-membership'
import { loadMember, type Member } from '@/plugins/commerce/memberships/admin/load-member'
import { MemberReview } from '@/plugins/commerce/memberships/admin/member-review'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { PaymentRefund } from '@/plugins/commerce/memberships/admin/payment-refund'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ordersPath, peoplePath } from '@/src/admin/studio-paths'
import { deletedAccount } from '@/src/core/deleted-account'
import { fullName } from '@/src/core/full-name'
import { memberLabel } from '@/src/core/memberships/membership-labels'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { reviewLabels } from '@/src/core/orders/order-labels'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { slugs } from '@/src/core/slugs'
import { shownEmail } from '@/src/core/text/email-address'
import type { MembershipPayment } from '@/src/payload-types'
import { isPaidElsewhere } from '@/src/server/memberships/paid-elsewhere'

/** A member, for their artist: who, which tier, how it stands, and what was paid. */
export async function MemberPage({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const member = doc?.id ? await loadMember(req, String(doc.id)) : null
  if (!member) {
    notFound()
  }
  const { membership, account, personId, tier, nextTier } = member
  const { payments, firstOrder, stuckMinor, hasLostAccount } = member
  const { status, interval, amountMinor, currentPeriodEnd, startedAt, endedAt } = membership
  const { needsReview } = membership
  const { routes } = req.payload.config
  const url = `${routes.api}/${slugs.memberships}/${membership.id}`
  const name = account ? fullName(account) : deletedAccount
  const isPaid = interval !== 'none'
  const isElsewhere = isPaidElsewhere(req.payload, membership)
  return (
    <Gutter>
      <SetStepNav
        nav={[
          { label: 'Members', url: `${routes.admin}/collections/${slugs.memberships}` },
          { label: name },
        ]}
      />
      <div className={styles.member}>
        <h1>{name}</h1>
        {account && <a href={`mailto:${account.email}`}>{shownEmail(account.email)}</a>}
        {personId && (
          <p>
            <AdminLink href={`${routes.admin}${peoplePath}/${personId}`}>
              Everything about them
            </AdminLink>
          </p>
        )}
        {(needsReview || stuckMinor > 0) && (
          <MemberReview
            url={`${url}/reviewed`}
            why={needsReview ? reviewLabels[needsReview] : ''}
            stuckMinor={stuckMinor}
          />
        )}
        <dl className={styles.facts}>
          <Fact name="Tier">{tier}</Fact>
          <Fact name="Status">{memberLabel({ ...membership, isElsewhere, hasLostAccount })}</Fact>
          <Fact name="Price">
            {isPaid ? membershipMessages.priceA(formatPrice(amountMinor), interval) : '–'}
          </Fact>
          <Fact name="Since">{startedAt ? <LocalTime iso={startedAt} /> : '–'}</Fact>
          {currentPeriodEnd && !endedAt && !isElsewhere && (
            <Fact
              name={
                hasLostAccount
                  ? 'Paid until'
                  : nameOfEnd(status, isPaid && !membership.cancelAtPeriodEnd)
              }
            >
              <LocalTime iso={currentPeriodEnd} />
            </Fact>
          )}
          {nextTier && !membership.cancelAtPeriodEnd && (
            <Fact name="Changes then to">{nextTier}</Fact>
          )}
          {endedAt && (
            <Fact name="Ended">
              <LocalTime iso={endedAt} />
            </Fact>
          )}
        </dl>
        {hasLostAccount && <p className={styles.hint}>{ownerMessages.lostAccount}</p>}
        <EndGiftMembership
          url={`${url}/end`}
          isGiven={status === 'active' && membership.source !== 'joined'}
        />
        <MemberPayments payments={payments} firstOrder={firstOrder} routes={routes} />
      </div>
    </Gutter>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function nameOfEnd(status: string, renews: boolean): string {
  if (isOverdue(status)) {
    return 'Paid until'
  }
  return renews ? 'Next payment' : 'Ends'
}

type MemberPaymentsProps = Pick<Member, 'payments' | 'firstOrder'> & {
  routes: { admin: string; api: string }
}

/** What a member has paid, newest first, and what went back of it. */
function MemberPayments({ payments, firstOrder, routes }: MemberPaymentsProps) {
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
            {formatPrice(payment.amountMinor)}, <LocalTime iso={payment.paidAt} />
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
            {formatPrice(first.unitMinor)}, <LocalTime iso={firstOrder.paidAt} />, with order{' '}
            <a href={`${routes.admin}${ordersPath}/${firstOrder.id}`}>{firstOrder.publicRef}</a>
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
