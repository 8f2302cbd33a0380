import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { hasAccess, type MembershipState } from '@/src/access/post-access'
import type { SegmentRules } from '@/src/core/contracts/audience/segments'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import type { LeaveKind } from '@/src/server/audience/leave-token'
import { offColumn } from '@/src/server/audience/mail-settings'
import { fits, hasConsent } from '@/src/server/audience/segment-sql'
import { suppressedAmong } from '@/src/server/audience/suppression-list'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { type ViewerOf, viewersOf } from '@/src/server/posts/post-viewer'
import { runSql } from '@/src/server/transaction'

/**
 * Whom a mail is for: those on a list, those of segments who may be written to, or the accounts that may see
 * what has this visibility.
 */
export type Audience =
  | { kind: 'list'; listId: string }
  | {
      kind: 'segments'
      /** Anyone who is in one of them. */
      segments: readonly SegmentRules[]
      /** Its subscribers, too. */
      listId: string | null
    }
  | {
      kind: Extract<LeaveKind, 'news' | 'posts'>
      /** As a post's; `members` of any tier are named by all tiers. */
      visibility: PostVisibility
      tierIds: readonly string[]
    }

/** What a leave token of such a mail lets its holder leave. */
export const leaveKindOf = ({ kind }: Audience): LeaveKind => (kind === 'segments' ? 'list' : kind)

/** `id` is what a leave token of the audience's kind is about; the name is empty where none is known. */
export type Person = { id: string; email: string; firstName: string }

const batchSize = 1000

/**
 * Everybody who would get a mail right now, in batches: who confirmed their address, wants such mails
 * and can be reached. Who may see something is asked of the one place that decides it.
 *
 * @param viewerOf what {@link viewersOf} answered before a transaction
 */
export async function* peopleOf(
  req: PayloadRequest,
  profileId: string,
  audience: Audience,
  viewerOf?: ViewerOf,
): AsyncGenerator<Person[]> {
  if (audience.kind === 'segments') {
    yield* peopleOfSegments(req, profileId, audience)
    return
  }
  const read =
    audience.kind === 'list'
      ? (after: string) => subscribersAfter(req, profileId, audience.listId, after)
      : await accountsReader(req, profileId, audience, viewerOf ?? (await viewersOf(profileId)))
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { people, last } = await read(after)
    if (people.length > 0) {
      yield people
    }
    if (last === null) {
      return
    }
    after = last
  }
}

export async function countPeople(
  req: PayloadRequest,
  profileId: string,
  audience: Audience,
): Promise<number> {
  let count = 0
  for await (const people of peopleOf(req, profileId, audience)) {
    count += people.length
  }
  return count
}

/** `last` is where the next batch begins; null when there is none. */
type Batch = { people: Person[]; last: string | null }

async function subscribersAfter(
  req: PayloadRequest,
  profileId: string,
  listId: string,
  after: string,
): Promise<Batch> {
  // Their own word goes before the artist's file, but only theirs: anybody can sign up with an address.
  const rows = await runSql(req)<Person>`
    select listed.id, listed.email,
      coalesce(accounts.first_name, listed.first_name, '') as "firstName"
    from subscribers listed
    left join public_accounts accounts on accounts.profile_id = listed.profile_id
      and accounts.email = listed.email and accounts.email_verified_at is not null
    where listed.profile_id = ${profileId} and listed.list_id = ${listId}
      and listed.status = 'confirmed' and listed.id > ${after}::uuid
    order by listed.id limit ${batchSize}`
  return { people: rows, last: lastOf(rows) }
}

/**
 * Once for all of them, because the sets that rules stand for are made once for each statement. Of each address,
 * the first list that it confirmed is the one that its link leaves, which also keeps it from further such mails.
 */
async function* peopleOfSegments(
  req: PayloadRequest,
  profileId: string,
  { segments, listId }: Extract<Audience, { kind: 'segments' }>,
): AsyncGenerator<Person[]> {
  const asked = { payload: req.payload, profileId }
  const either = [
    ...segments.map((rules) => fits(asked, rules)),
    ...(listId ? [fits(asked, { match: 'all', rules: [{ kind: 'list', is: true, listId }] })] : []),
  ]
  if (either.length === 0) {
    return
  }
  const rows = await runSql(req)<Person>`
    select listed.id, p.email, coalesce(accounts.first_name, listed.first_name, '') as "firstName"
    from people p
    join lateral (
      select s.id, s.first_name from subscribers s
      where s.profile_id = p.profile_id and s.email = p.email and s.status = 'confirmed'
      order by s.created_at, s.id limit 1) listed on true
    left join public_accounts accounts on accounts.profile_id = p.profile_id
      and accounts.email = p.email and accounts.email_verified_at is not null
    where p.profile_id = ${profileId} and ${hasConsent} and (${sql.join(either, sql` or `)})
    order by p.email`
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    const suppressed = await suppressedAmong(
      req,
      profileId,
      batch.map(({ email }) => email),
    )
    yield batch.filter(({ email }) => !suppressed.has(email))
  }
}

type Account = Person & { memberships: MembershipState[] }

async function accountsReader(
  req: PayloadRequest,
  profileId: string,
  { kind, ...content }: Exclude<Audience, { kind: 'list' | 'segments' }>,
  viewerOf: ViewerOf,
): Promise<(after: string) => Promise<Batch>> {
  return async (after) => {
    const rows = await runSql(req)<Account>`
      select accounts.id, accounts.email, accounts.first_name as "firstName",
        coalesce(jsonb_agg(jsonb_build_object(
          'tierId', held.tier_id, 'status', held.status, 'interval', held.interval,
          'currentPeriodEnd', held.current_period_end, 'isElsewhere', ${paidElsewhere(req.payload, 'held')}
        )) filter (where held.id is not null), '[]') as memberships
      from public_accounts accounts
      left join memberships held
        on held.account_id = accounts.id and held.profile_id = accounts.profile_id
      where accounts.profile_id = ${profileId} and accounts.email_verified_at is not null
        and accounts.${offColumn(kind)} is null and accounts.unreachable_at is null
        and accounts.id > ${after}::uuid
      group by accounts.id order by accounts.id limit ${batchSize}`
    const people = rows
      .filter(({ memberships }) => hasAccess(content, viewerOf(memberships)))
      .map(({ id, email, firstName }) => ({ id, email, firstName }))
    return { people, last: lastOf(rows) }
  }
}

function lastOf(rows: readonly { id: string }[]): string | null {
  return rows[batchSize - 1]?.id ?? null
}
