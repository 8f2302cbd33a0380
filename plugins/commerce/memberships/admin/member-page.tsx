import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { Moment } from '@/plugins/commerce/admin/moment'
import { EndGiven } from '@/plugins/commerce/memberships/admin/end-given'
import { loadMember } from '@/plugins/commerce/memberships/admin/load-member'
import { MemberPayments } from '@/plugins/commerce/memberships/admin/member-payments'
import { MemberReview } from '@/plugins/commerce/memberships/admin/member-review'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { deletedAccount } from '@/src/core/deleted-account'
import { memberWords } from '@/src/core/memberships/member-words'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import { reviewWords } from '@/src/core/orders/order-words'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { isPaidElsewhere } from '@/src/server/memberships/paid-elsewhere'

/** A member, for their artist: who, which tier, how it stands, and what was paid. */
export async function MemberPage({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const member = doc?.id ? await loadMember(req, String(doc.id)) : null
  if (!member) {
    notFound()
  }
  const { membership, account, tier, nextTier, payments, firstOrder, stuckMinor, hasLostAccount } =
    member
  const { status, interval, amountMinor, currentPeriodEnd, startedAt, endedAt } = membership
  const { needsReview } = membership
  const { routes } = req.payload.config
  const url = `${routes.api}/${slugs.memberships}/${membership.id}`
  const isPaid = interval !== 'none'
  const isElsewhere = isPaidElsewhere(req.payload, membership)
  return (
    <Gutter>
      <SetDocumentStepNav
        collectionSlug={slugs.memberships}
        id={membership.id}
        pluralLabel="Members"
        useAsTitle="id"
      />
      <div className={styles.member}>
        <h2>{account ? `${account.firstName} ${account.lastName}` : deletedAccount}</h2>
        {account && <a href={`mailto:${account.email}`}>{account.email}</a>}
        {(needsReview || stuckMinor > 0) && (
          <MemberReview
            url={`${url}/reviewed`}
            why={needsReview ? reviewWords[needsReview] : ''}
            stuckMinor={stuckMinor}
          />
        )}
        <dl className={styles.facts}>
          <Fact name="Tier">{tier}</Fact>
          <Fact name="Status">{memberWords({ ...membership, isElsewhere, hasLostAccount })}</Fact>
          <Fact name="Price">
            {isPaid ? membershipMessages.priceA(formatPrice(amountMinor), interval) : '–'}
          </Fact>
          <Fact name="Since">{startedAt ? <Moment iso={startedAt} /> : '–'}</Fact>
          {currentPeriodEnd && !endedAt && !isElsewhere && (
            <Fact
              name={
                hasLostAccount
                  ? 'Paid until'
                  : nameOfEnd(status, isPaid && !membership.cancelAtPeriodEnd)
              }
            >
              <Moment iso={currentPeriodEnd} />
            </Fact>
          )}
          {nextTier && !membership.cancelAtPeriodEnd && (
            <Fact name="Changes then to">{nextTier}</Fact>
          )}
          {endedAt && (
            <Fact name="Ended">
              <Moment iso={endedAt} />
            </Fact>
          )}
        </dl>
        {hasLostAccount && <p className={styles.hint}>{ownerMessages.lostAccount}</p>}
        <EndGiven
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
