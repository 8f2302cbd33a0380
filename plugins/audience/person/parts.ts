import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { automationsPart } from '@/plugins/audience/person/automations-part'
import {
  definePart,
  iso,
  line,
  opened,
  own,
  type Part,
  type Row,
  type SayDay,
} from '@/plugins/audience/person/define-part'
import { mayOn } from '@/src/access/own-profile'
import { moneyText } from '@/src/core/books/money-text'
import { mailKindLabel, mailStates } from '@/src/core/choices/mail-states'
import { memberStandingLabels } from '@/src/core/choices/member-standings'
import type { SubscriberStatus } from '@/src/core/contracts/audience/email-lists'
import type { MemberStanding } from '@/src/core/contracts/studio/imported-things'
import { memberLabel } from '@/src/core/memberships/membership-labels'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'
import { formatPrice } from '@/src/core/money'
import { ownerLabels } from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'

type MembershipRow = Row & {
  at: string
  tier: string
  status: MembershipStatus
  source: 'joined' | 'gift' | 'comp' | null
  cancelAtPeriodEnd: boolean
  isElsewhere: boolean
  endedAt: string | null
}

const memberships = definePart<MembershipRow>({
  name: 'memberships',
  subject: 'members',
  rows: ({ accountId, profileId }, { payload }) => sql`
    select held.id, ${iso(sql`coalesce(held.started_at, held.created_at)`)} as at, tiers.name as tier,
      held.status, held.source, held.interval, held.amount_minor::int as "amountMinor",
      coalesce(held.cancel_at_period_end, false) as "cancelAtPeriodEnd",
      ${paidElsewhere(payload, 'held')} as "isElsewhere",
      ${iso(sql`held.current_period_end`)} as "paidUntil", ${iso(sql`held.ended_at`)} as "endedAt"
    from memberships held join membership_tiers tiers on tiers.id = held.tier_id
    where held.account_id = ${accountId}::uuid and held.profile_id = ${profileId}
      and held.status not in ('incomplete', 'incomplete_expired')`,
  entry: (row) => ({
    id: row.id,
    at: row.at,
    title: row.tier,
    note: memberLabel(row),
    path: opened(slugs.memberships, row.id),
    ...(row.status === 'active' && { tone: 'good' as const }),
  }),
  happenings: ({ at, tier, endedAt }, { path }) => [
    { at, text: `Became a member of ${tier}`, path },
    endedAt ? { at: endedAt, text: `Was a member of ${tier} until then`, path } : null,
  ],
})

type MemberElsewhereRow = Row & {
  at: string
  source: string
  tier: string | null
  status: string | null
  standing: MemberStanding
  name: string | null
  note: string | null
}

const membersElsewhere = definePart<MemberElsewhereRow>({
  name: 'membersElsewhere',
  subject: 'members',
  rows: ({ profileId, email }) => sql`
    select id, ${iso(sql`coalesce(member_since, created_at)`)} as at, source, tier_name as tier, status,
      standing, name, note
    from imported_members where profile_id = ${profileId} and email = ${email}`,
  entry: ({ id, at, source, tier, standing, status, note }) => ({
    id,
    at,
    title: tier || source,
    note: [source, status || memberStandingLabels[standing], note].filter(Boolean).join(' · '),
    path: opened(slugs.importedMembers, id),
  }),
  // Files of customers do not say when they became some.
  happenings: ({ source, standing }, { at, path }) =>
    standing === 'customer' ? [] : [{ at, text: `Became a member at ${source}`, path }],
})

type OrderRow = Row & {
  at: string
  number: string
  status: OrderStatus
  totalMinor: number
  refundedMinor: number
  paidAt: string | null
  items: string | null
}

const orders = definePart<OrderRow>({
  name: 'orders',
  subject: 'orders',
  rows: (who) => sql`
    select orders.id, ${iso(sql`orders.created_at`)} as at, public_ref as number, status,
      total_minor::int as "totalMinor", refunded_minor::int as "refundedMinor",
      ${iso(sql`orders.paid_at`)} as "paidAt", email,
      (select string_agg(case when quantity = 1 then title else quantity || ' × ' || title end, ', '
        order by _order) from orders_items where _parent_id = orders.id) as items
    from orders where orders.profile_id = ${who.profileId} and ${own(who, 'orders')}`,
  entry: ({ id, at, number, status, totalMinor, refundedMinor, items }) => ({
    id,
    at,
    title: `${line(items ?? number)}, ${formatPrice(totalMinor)}`,
    note: [
      number,
      ownerLabels[status],
      refundedMinor > 0 ? `${formatPrice(refundedMinor)} given back` : '',
    ]
      .filter(Boolean)
      .join(' · '),
    path: opened(slugs.orders, id),
  }),
  happenings: ({ paidAt, totalMinor, items, number }, { path }) => [
    paidAt
      ? { at: paidAt, text: `Bought ${line(items ?? number)} for ${formatPrice(totalMinor)}`, path }
      : null,
  ],
})

type PastOrderRow = Row & {
  at: string
  number: string
  source: string
  totalMinor: number
  currency: string
  items: string
}

const pastOrders = definePart<PastOrderRow>({
  name: 'pastOrders',
  subject: 'orders',
  rows: ({ profileId, email }) => sql`
    select past.id, ${iso(sql`past.ordered_at`)} as at, past.number, past.source,
      past.total_minor::float8 as "totalMinor", past.currency, past.email, past.name, past.country,
      (select string_agg(case when quantity = 1 then title else quantity || ' × ' || title end
          || coalesce(' (' || nullif(option, '') || ')', ''), ', ' order by _order)
        from past_orders_lines where _parent_id = past.id) as items
    from past_orders past where past.profile_id = ${profileId} and past.email = ${email}`,
  entry: ({ id, at, number, source, totalMinor, currency, items }) => ({
    id,
    at,
    title: `${line(items)}, ${moneyText(totalMinor, currency)}`,
    note: `Bought at ${source} · ${number}`,
    path: opened(slugs.pastOrders, id),
  }),
  happenings: ({ source, totalMinor, currency, items }, { at, path }) => [
    { at, text: `Bought ${line(items)} for ${moneyText(totalMinor, currency)} at ${source}`, path },
  ],
})

type ListRow = Row & {
  at: string
  list: string
  listId: string
  status: SubscriberStatus
  source: 'form' | 'account' | 'import' | null
  confirmedAt: string | null
  leftAt: string | null
  consent: string | null
  consentAt: string | null
}

const listSources = { form: 'by the site', account: 'in their account', import: 'by your import' }

/** How consent came about, as far as it was noted: what an artist shows who asks for it. */
function proofOf(
  { status, source, confirmedAt, consent, consentAt }: ListRow,
  say: SayDay,
): string {
  if (consent) {
    return `Declared at the import${consentAt ? ` of ${say(consentAt)}` : ''}: “${line(consent)}”`
  }
  const how = source ? `Joined ${listSources[source]}` : 'On the list from before this was noted'
  const by = confirmedAt ? `, confirmed on ${say(confirmedAt)}` : ''
  return status === 'pending' ? `${how}, not confirmed` : `${how}${by}`
}

const lists = definePart<ListRow>({
  name: 'lists',
  subject: 'audience',
  rows: ({ profileId, email }) => sql`
    select s.id, ${iso(sql`s.created_at`)} as at, lists.name as list, lists.id as "listId", s.status,
      s.source, ${iso(sql`s.confirmed_at`)} as "confirmedAt",
      ${iso(sql`s.unsubscribed_at`)} as "leftAt", s.consent_text as consent,
      ${iso(sql`s.consent_at`)} as "consentAt"
    from subscribers s join email_lists lists on lists.id = s.list_id
    where s.profile_id = ${profileId} and s.email = ${email}`,
  entry: (row, say) => ({
    id: row.id,
    at: row.at,
    title: row.list,
    note:
      row.status === 'unsubscribed'
        ? 'Left'
        : row.status === 'unreachable'
          ? 'Cannot be reached'
          : proofOf(row, say),
    path: opened(slugs.emailLists, row.listId),
    ...(row.status === 'confirmed' && { tone: 'good' as const }),
    ...(row.status === 'unreachable' && { tone: 'bad' as const }),
  }),
  happenings: ({ at, list, confirmedAt, leftAt, status }, { path }) => [
    { at, text: `Was put on ${list}`, path },
    confirmedAt ? { at: confirmedAt, text: `Confirmed ${list}`, path } : null,
    leftAt && status === 'unsubscribed' ? { at: leftAt, text: `Left ${list}`, path } : null,
  ],
})

const entitlementSources: Readonly<Record<string, string>> = {
  purchase: 'Bought',
  gift: 'Got as a gift',
  membership: 'As a member',
  free: 'For free',
  code: 'By a download code',
}

type DownloadRow = Row & {
  at: string
  product: string | null
  source: string
  revokedAt: string | null
  loadedAt: string | null
}

const downloads = definePart<DownloadRow>({
  name: 'downloads',
  subject: 'members',
  rows: (who) => sql`
    select entitlements.id, ${iso(sql`entitlements.created_at`)} as at, products.title as product,
      entitlements.source, ${iso(sql`entitlements.revoked_at`)} as "revokedAt",
      (select ${iso(sql`max(downloads.created_at)`)} from downloads
        where downloads.entitlement_id = entitlements.id) as "loadedAt"
    from entitlements left join products on products.id = entitlements.product_id
    where entitlements.profile_id = ${who.profileId} and ${own(who, 'entitlements')}`,
  entry: ({ id, at, product, source, revokedAt, loadedAt }, say) => ({
    id,
    at,
    title: product ?? '–',
    note: revokedAt
      ? 'Taken back'
      : `${entitlementSources[source] ?? source}, ${loadedAt ? `last downloaded on ${say(loadedAt)}` : 'not downloaded yet'}`,
    path: opened(slugs.entitlements, id),
  }),
  happenings: ({ product, loadedAt }, { path }) => [
    loadedAt ? { at: loadedAt, text: `Downloaded ${product ?? 'something'}`, path } : null,
  ],
})

type TicketRow = Row & {
  at: string
  event: string | null
  code: string
  kind: string | null
  status: 'valid' | 'void'
  usedAt: string | null
}

const tickets = definePart<TicketRow>({
  name: 'tickets',
  subject: 'tickets',
  rows: (who) => sql`
    select tickets.id, ${iso(sql`tickets.created_at`)} as at, events.title as event, tickets.code,
      tickets.kind, tickets.status, ${iso(sql`tickets.checked_in_at`)} as "usedAt"
    from tickets left join events on events.id = tickets.event_id
    where tickets.profile_id = ${who.profileId} and ${own(who, 'tickets', ['holder_email'])}`,
  entry: ({ id, at, event, code, kind, status, usedAt }) => ({
    id,
    at,
    title: event ?? 'A show',
    note: [kind, code, status === 'void' ? 'No longer valid' : usedAt ? 'Was there' : 'Valid']
      .filter(Boolean)
      .join(' · '),
    path: opened(slugs.tickets, id),
  }),
  happenings: ({ at, event, usedAt }, { path }) => [
    { at, text: `Got a ticket for ${event ?? 'a show'}`, path },
    usedAt ? { at: usedAt, text: `Came to ${event ?? 'a show'}`, path } : null,
  ],
})

type CommentRow = Row & { at: string; text: string; hiddenAt: string | null }

const comments = definePart<CommentRow>({
  name: 'comments',
  subject: 'comments',
  rows: ({ accountId, profileId }) => sql`
    select said.id, ${iso(sql`said.created_at`)} as at, said.content as text,
      ${iso(sql`said.hidden_at`)} as "hiddenAt"
    from comments said
    where said.account_id = ${accountId}::uuid and said.profile_id = ${profileId}`,
  entry: ({ id, at, text, hiddenAt }) => ({
    id,
    at,
    title: line(text),
    note: hiddenAt ? 'Hidden' : '',
    path: opened(slugs.comments, id),
  }),
  happenings: (_, { at, title, path }) => [{ at, text: `Commented “${title}”`, path }],
})

const messages = definePart<Row & { at: string; text: string }>({
  name: 'messages',
  subject: 'messages',
  rows: ({ profileId, email }) => sql`
    select wrote.id, ${iso(sql`wrote.created_at`)} as at, wrote.name, wrote.message as text
    from contact_messages wrote where wrote.profile_id = ${profileId} and wrote.email = ${email}`,
  entry: ({ id, at, text }) => ({
    id,
    at,
    title: line(text),
    note: '',
    path: opened(slugs.contactMessages, id),
  }),
  happenings: (_, { at, title, path }) => [{ at, text: `Wrote “${title}”`, path }],
})

type MailRow = Row & {
  at: string
  subject: string
  kind: string
  state: keyof typeof mailStates
  error: string | null
}

const mails = definePart<MailRow>({
  name: 'mails',
  subject: 'sentMail',
  rows: ({ profileId, email }) => sql`
    select mails.id, ${iso(sql`coalesce(mails.sent_at, mails.created_at)`)} as at, mails.subject,
      mails.kind, mails.state, mails.error
    from mail_log mails where mails.profile_id = ${profileId} and mails."to" = ${email}`,
  entry: ({ id, at, subject, kind, state, error }) => ({
    id,
    at,
    title: line(subject),
    note: [mailKindLabel(kind), mailStates[state], error ?? ''].filter(Boolean).join(' · '),
    path: opened(slugs.mailLog, id),
    ...(state === 'failed' && { tone: 'bad' as const }),
  }),
  happenings: ({ state }, { at, title, path }) => [
    state === 'sent' ? { at, text: `Got the mail “${title}”`, path } : null,
  ],
})

const codes = definePart<Row & { at: string; code: string; number: string; takenMinor: number }>({
  name: 'codes',
  subject: 'codes',
  rows: (who) => sql`
    select orders.id, ${iso(sql`orders.paid_at`)} as at, discount_text as code, public_ref as number,
      discount_minor::int as "takenMinor"
    from orders where orders.profile_id = ${who.profileId} and ${own(who, 'orders')}
      and discount_text <> '' and paid_at is not null`,
  entry: ({ id, at, code, number, takenMinor }) => ({
    id,
    at,
    title: code,
    note: `${formatPrice(takenMinor)} off order ${number}`,
    path: opened(slugs.orders, id),
  }),
  // The order tells it.
  happenings: () => [],
})

const all: readonly Part[] = [
  ...[memberships, membersElsewhere, orders, pastOrders, lists, downloads, tickets],
  ...[comments, messages, mails, automationsPart, codes],
]

/** What somebody's role on the site lets them know of a person. */
export function partsFor(req: PayloadRequest, profileId: string): readonly Part[] {
  return all.filter(({ subject }) => mayOn(req, profileId, subject, 'read'))
}
