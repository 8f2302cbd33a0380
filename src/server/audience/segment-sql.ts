import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { SegmentRule, SegmentRules } from '@/src/core/contracts/audience/segments'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'

type Asked = {
  payload: Payload
  profileId: string
  /** The one address that is asked about, where it is one: then no more is read than is known of it. */
  email?: string
}

/**
 * Whether a row `p` of `people` fits rules. Each rule is a set of addresses that PostgreSQL makes once, so a
 * segment of a hundred thousand people takes one pass through what they did, not one for each of them.
 */
export function fits(asked: Asked, { match, rules }: SegmentRules): SQL {
  const parts = rules.map((rule) => fitsRule(asked, rule))
  return sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`
}

/** The accounts of those who may be in it, as `a`, and what belongs to one of them or to its address. */
function ownRows({ profileId, email }: Asked, table: 'orders' | 'tickets', address: string): SQL {
  const of = sql.identifier(table)
  const at = sql`${of}.${sql.identifier(address)}`
  const one =
    email === undefined
      ? sql``
      : sql` and (a.email = ${email} or (${of}.account_id is null and ${at} = ${email}))`
  return sql`
    from ${of} left join public_accounts a on a.id = ${of}.account_id
    where ${of}.profile_id = ${profileId}${one}`
}

/** Paid, and not given back as a whole. */
const isKept = sql`orders.paid_at is not null and orders.status <> 'cancelled'
  and orders.refund_state <> 'full'`

const buyer = sql`coalesce(a.email, orders.email)`

function fitsRule(asked: Asked, rule: SegmentRule): SQL {
  if (rule.kind === 'joined') {
    return rule.when === 'since'
      ? sql`p.created_at >= ${rule.day}::date`
      : sql`p.created_at < ${rule.day}::date`
  }
  const condition = whetherSo(asked, rule)
  return rule.is ? sql`(${condition})` : sql`not (${condition})`
}

function whetherSo(asked: Asked, rule: Exclude<SegmentRule, { kind: 'joined' }>): SQL {
  const { profileId, email } = asked
  const orders = ownRows(asked, 'orders', 'email')
  const ofOne = (column: SQL) => (email === undefined ? sql`` : sql` and ${column} = ${email}`)
  switch (rule.kind) {
    case 'bought': {
      const product = rule.productId
        ? sql` and exists (select 1 from orders_items line
            where line._parent_id = orders.id and line.product_id = ${rule.productId})`
        : sql``
      return sql`p.email in (select ${buyer} ${orders} and ${isKept}${product})`
    }
    case 'spent':
      return sql`p.email in (
        select paid.address from (
          select ${buyer} as address, orders.total_minor - orders.refunded_minor as minor
          ${orders} and ${isKept}
          union all
          select a.email, payment.amount_minor - payment.refunded_minor
          from membership_payments payment
          join memberships held on held.id = payment.membership_id
          join public_accounts a on a.id = held.account_id
          where payment.profile_id = ${profileId}${ofOne(sql`a.email`)}) paid
        group by paid.address having sum(paid.minor) >= ${rule.minor})`
    case 'member':
      return rule.when === 'now'
        ? sql`p.email in (${membersOf(asked, rule.tierId, sql`${isCurrent} and not ${paidElsewhere(asked.payload, 'held')}`)})`
        : sql`p.email in (${membersOf(asked, rule.tierId, sql`held.status in ('canceled', 'unpaid')`)})
            and p.email not in (${membersOf(asked, rule.tierId, isCurrent)})`
    case 'list':
      return sql`p.email in (
        select listed.email from subscribers listed
        where listed.profile_id = ${profileId} and listed.status = 'confirmed'
          ${rule.listId ? sql`and listed.list_id = ${rule.listId}` : sql``}${ofOne(sql`listed.email`)})`
    case 'country':
      return sql`p.email in (select ${buyer} ${orders} and ${isKept}
        and coalesce(orders.shipping_address_country, orders.tax_country) = ${rule.country})`
    case 'tag':
      return sql`coalesce(p.tags, '[]') @> ${JSON.stringify([rule.tag])}::jsonb`
    case 'ticket':
      return sql`p.email in (
        select coalesce(a.email, tickets.holder_email) ${ownRows(asked, 'tickets', 'holder_email')}
          and tickets.event_id = ${rule.eventId} and tickets.status = 'valid')`
    case 'inactive':
      // Who pays each month is not away, however long ago they came by.
      return sql`p.seen_at < now() - make_interval(days => ${rule.days}::int)
        and p.email not in (${membersOf(asked, null, sql`held.status in ('active', 'past_due')`)})`
  }
}

/** Of `held`, a membership. */
export const isCurrent = sql`held.status in ('free', 'active', 'past_due')`

function membersOf({ profileId, email }: Asked, tierId: string | null, standing: SQL): SQL {
  return sql`
    select a.email from memberships held join public_accounts a on a.id = held.account_id
    where held.profile_id = ${profileId} and ${standing}
      ${tierId ? sql`and held.tier_id = ${tierId}` : sql``}
      ${email === undefined ? sql`` : sql`and a.email = ${email}`}`
}

/**
 * Whether a person `p` may be written to without having asked for this very mail: they have confirmed a list of
 * the artist, and have left none. The suppression list is asked besides; it knows no addresses.
 */
export const hasConsent = sql`exists (
    select 1 from subscribers agreed where agreed.profile_id = p.profile_id
      and agreed.email = p.email and agreed.status = 'confirmed')
  and not exists (
    select 1 from subscribers gone where gone.profile_id = p.profile_id
      and gone.email = p.email and gone.status = 'unsubscribed')`
