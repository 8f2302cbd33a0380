import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { Moment } from '@/plugins/commerce/admin/moment'
import { EndGiven } from '@/plugins/commerce/memberships/admin/end-given'
import { loadMember } from '@/plugins/commerce/memberships/admin/load-member'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { memberWords } from '@/src/core/memberships/member-words'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import { isMembershipItem } from '@/src/core/orders/membership-item'
import { slugs } from '@/src/core/slugs'

/** A member, for their artist: who, which tier, how it stands, and what was paid. */
export async function MemberPage({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const member = doc?.id ? await loadMember(req, String(doc.id)) : null
  if (!member) {
    notFound()
  }
  const { membership, account, tier, nextTier, payments, firstOrder } = member
  const first = firstOrder?.items.find(isMembershipItem)
  const { status, interval, amountMinor, currentPeriodEnd, startedAt, endedAt } = membership
  const isPaid = interval !== 'none'
  return (
    <Gutter>
      <SetDocumentStepNav
        collectionSlug={slugs.memberships}
        id={membership.id}
        pluralLabel="Members"
        useAsTitle="id"
      />
      <div className={styles.member}>
        <h2>{account ? `${account.firstName} ${account.lastName}` : 'Member'}</h2>
        {account && <a href={`mailto:${account.email}`}>{account.email}</a>}
        <dl className={styles.facts}>
          <Fact name="Tier">{tier}</Fact>
          <Fact name="Status">{memberWords(membership)}</Fact>
          <Fact name="Price">
            {isPaid ? messages.membership.priceA(formatPrice(amountMinor), interval) : '–'}
          </Fact>
          <Fact name="Since">{startedAt ? <Moment iso={startedAt} /> : '–'}</Fact>
          {currentPeriodEnd && !endedAt && (
            <Fact name={nameOfEnd(status, isPaid && !membership.cancelAtPeriodEnd)}>
              <Moment iso={currentPeriodEnd} />
            </Fact>
          )}
          {nextTier && <Fact name="Changes then to">{nextTier}</Fact>}
          {endedAt && (
            <Fact name="Ended">
              <Moment iso={endedAt} />
            </Fact>
          )}
        </dl>
        <EndGiven
          url={`${req.payload.config.routes.api}/${slugs.memberships}/${membership.id}/end`}
          isGiven={status === 'active' && membership.source !== 'joined'}
        />
        {(payments.length > 0 || (first && firstOrder?.paidAt)) && (
          <>
            <h3>Payments</h3>
            <ul>
              {payments.map(({ id, amountMinor: paid, paidAt }) => (
                <li key={id}>
                  {formatPrice(paid)}, <Moment iso={paidAt} />
                </li>
              ))}
              {first && firstOrder?.paidAt && (
                <li>
                  {formatPrice(first.unitMinor)}, <Moment iso={firstOrder.paidAt} />, with order{' '}
                  <a
                    href={`${req.payload.config.routes.admin}/collections/orders/${firstOrder.id}`}
                  >
                    {firstOrder.publicRef}
                  </a>
                </li>
              )}
            </ul>
          </>
        )}
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
  if (status === 'past_due' || status === 'unpaid') {
    return 'Paid until'
  }
  return renews ? 'Next payment' : 'Ends'
}
