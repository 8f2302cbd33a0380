import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { MemberOutcome } from '@/src/core/contracts/studio/imported-things'
import { runSql } from '@/src/server/transaction'

/** Somebody who was a member elsewhere, and waits to be one here. */
export type WaitingMember = {
  id: string
  profileId: string
  email: string
  name: string
  standing: 'given' | 'paying'
  /** What the artist chose; null: by the price. */
  tierId: string | null
  isMailed: boolean
  customerId: string
  /** Begun by an earlier run, which was broken off. */
  membershipId: string | null
}

const columns = `id, profile_id as "profileId", email, coalesce(name, '') as name, standing,
  tier_id as "tierId", coalesce(is_mailed, false) as "isMailed",
  coalesce(customer_id, '') as "customerId", membership_id as "membershipId"`

/** Those who wait longest first. Who deleted their account meanwhile is not asked about any more. */
export function listWaiting(req: PayloadRequest, limit: number): Promise<WaitingMember[]> {
  return runSql(req)<WaitingMember>`
    select ${sql.raw(columns)} from imported_members
    where outcome = 'waiting' and email is not null order by updated_at limit ${limit}`
}

/** The same, held in the transaction of `req`; null when somebody else was faster, or took it back. */
export async function lockWaiting(req: PayloadRequest, id: string): Promise<WaitingMember | null> {
  const [row] = await runSql(req)<WaitingMember>`
    select ${sql.raw(columns)} from imported_members
    where id = ${id} and outcome = 'waiting' and email is not null for update`
  return row ?? null
}

type Ending = {
  outcome: Exclude<MemberOutcome, 'waiting'>
  note: string
  /** Nothing runs at the provider for them. */
  isFormer?: boolean
}

/** What became of them. What was begun and came to nothing is let go. */
export async function endWaiting(
  req: PayloadRequest,
  id: string,
  { outcome, note, isFormer = false }: Ending,
): Promise<void> {
  const isMember = outcome === 'given' || outcome === 'adopted'
  const rows = await runSql(req)<{ begun: string | null }>`
    update imported_members now set outcome = ${outcome}, note = ${note},
      standing = case when ${isFormer} then 'former' else now.standing::text end::enum_imported_members_standing,
      membership_id = case when ${isMember} then now.membership_id else null end, updated_at = now()
    from imported_members before
    where now.id = ${id} and before.id = now.id and now.outcome = 'waiting'
    returning before.membership_id as begun`
  const begun = rows[0]?.begun
  if (begun && !isMember) {
    await runSql(req)`
      update memberships set adopted_at = null, provider = null, provider_account = null,
        provider_customer_id = null, provider_subscription_id = null, updated_at = now(),
        status = case when status = 'incomplete' then 'incomplete_expired' else status::text end::enum_memberships_status
      where id = ${begun} and adopted_at is not null
        and status in ('free', 'incomplete', 'incomplete_expired')`
  }
}

/** Behind all others that wait. */
export async function putLast(req: PayloadRequest, id: string): Promise<void> {
  await runSql(req)`update imported_members set updated_at = now() where id = ${id}`
}
