import type { PayloadRequest } from 'payload'
import type { Entry, Happening, PartName, SayDay, Who } from '@/plugins/audience/person/define-part'
import { loadNotes } from '@/plugins/audience/person/notes'
import { partsFor } from '@/plugins/audience/person/parts'
import { mayOn } from '@/src/access/own-profile'
import { readerLocale, sayDay } from '@/src/admin/dates/say-date'
import type { PersonNote } from '@/src/core/contracts/audience/people'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { isCurrent } from '@/src/server/audience/segment-sql'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { requireOwnDocument } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

type Account = {
  id: string
  isConfirmed: boolean
  createdAt: string
  isBlocked: boolean
}

/** Who it is, and whether they may be read by who asks. */
export type KnownPerson = Who & {
  id: string
  name: string
  seenAt: string
  tags: readonly string[]
  /** Since when something is known of them. */
  since: string
  account: Account | null
}

export type PersonPage = KnownPerson & {
  /** Sum and number of what they paid for; null to who may not know. */
  paid: { orders: number; minor: number } | null
  /** The tier that they are in now; empty for none. */
  tier: string
  country: string
  /** Lists that mails still go to. */
  isListed: boolean
  isUnreachable: boolean
  parts: { name: PartName; entries: Entry[] }[]
  /** The newest first. */
  timeline: Happening[]
  notes: PersonNote[]
}

/** @throws {AppError} `NOT_FOUND` for nobody, for somebody of another site too */
export async function requirePerson(
  req: PayloadRequest,
  { profileId, personId }: { profileId: string; personId: string },
): Promise<KnownPerson> {
  const person = await requireOwnDocument(req, slugs.people, personId)
  if (person.profile !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  const [account] = await runSql(req)<Account>`
    select id, email_verified_at is not null as "isConfirmed",
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      comments_blocked_at is not null as "isBlocked"
    from public_accounts where profile_id = ${profileId} and email = ${person.email}`
  return {
    id: person.id,
    profileId,
    email: person.email,
    name: person.name ?? '',
    seenAt: person.seenAt,
    tags: Array.isArray(person.tags) ? person.tags.map(String) : [],
    since: person.createdAt,
    accountId: account?.id ?? null,
    account: account ?? null,
  }
}

/** Everything that the page of a person shows to who asks. */
export async function loadPerson(req: PayloadRequest, person: KnownPerson): Promise<PersonPage> {
  const { perPart } = studioLimits.people
  const locale = readerLocale(req.headers)
  const say: SayDay = (iso) => sayDay(iso, { locale })
  const read = partsFor(req, person.profileId).map(async (part) => {
    const rows = await part.read(req, person, perPart)
    return {
      name: part.name,
      entries: rows.map((row) => part.entry(row, say)),
      happenings: rows.flatMap(part.happenings),
    }
  })
  const [parts, notes, facts] = await Promise.all([
    Promise.all(read),
    loadNotes(req, person.id),
    factsOf(req, person),
  ])
  const signedUp = person.account
    ? [{ at: person.account.createdAt, text: 'Signed up on your site', path: '' }]
    : []
  return {
    ...person,
    paid: mayOn(req, person.profileId, 'orders', 'read')
      ? { orders: facts.orders, minor: facts.minor }
      : null,
    tier: facts.tier,
    country: facts.country,
    isListed: facts.isListed,
    isUnreachable: facts.isUnreachable,
    parts: parts.map(({ name, entries }) => ({ name, entries })),
    timeline: [...signedUp, ...parts.flatMap(({ happenings }) => happenings)]
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, perPart),
    notes,
  }
}

type Facts = {
  orders: number
  minor: number
  tier: string
  country: string
  isListed: boolean
  isUnreachable: boolean
}

/** In one statement, over all that there is. */
async function factsOf(
  req: PayloadRequest,
  { profileId, email, accountId }: KnownPerson,
): Promise<Facts> {
  const rows = await runSql(req)<Facts>`
    with bought as (
      select total_minor - refunded_minor as minor, paid_at,
        coalesce(shipping_address_country, tax_country) as country
      from orders where profile_id = ${profileId} and paid_at is not null and status <> 'cancelled'
        and (account_id = ${accountId}::uuid or (account_id is null and email = ${email}))),
    listed as (
      select status from subscribers where profile_id = ${profileId} and email = ${email})
    select (select count(*)::int from bought) as orders,
      (coalesce((select sum(minor) from bought), 0) + coalesce((
        select sum(payment.amount_minor - payment.refunded_minor)
        from membership_payments payment join memberships ms on ms.id = payment.membership_id
        where ms.account_id = ${accountId}::uuid), 0))::int as minor,
      coalesce((
        select tiers.name from memberships held join membership_tiers tiers on tiers.id = held.tier_id
        where held.account_id = ${accountId}::uuid and ${isCurrent}
          and not ${paidElsewhere(req.payload, 'held')} limit 1), '') as tier,
      coalesce((
        select country from bought where country is not null order by paid_at desc limit 1), '') as country,
      exists (select 1 from listed where status in ('confirmed', 'pending')) as "isListed",
      exists (select 1 from listed where status = 'unreachable') or exists (
        select 1 from public_accounts
        where id = ${accountId}::uuid and unreachable_at is not null) as "isUnreachable"`
  const [facts] = rows
  if (!facts) {
    throw new AppError('NOT_FOUND')
  }
  return facts
}
