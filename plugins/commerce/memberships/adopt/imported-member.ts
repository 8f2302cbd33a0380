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
  /** Written by an earlier run, which was broken off. */
  membershipId: string | null
}

const columns = `id, profile_id as "profileId", email, coalesce(name, '') as name, standing,
  tier_id as "tierId", coalesce(is_mailed, false) as "isMailed",
  coalesce(customer_id, '') as "customerId", membership_id as "membershipId"`

/**
 * Those who wait longest first, a few of each site, so that a large import does not keep the others waiting. Who deleted
 * their account meanwhile is not asked about any more.
 */
export function listWaiting(
  req: PayloadRequest,
  { perRun, perSite }: { perRun: number; perSite: number },
): Promise<WaitingMember[]> {
  return runSql(req)<WaitingMember>`
    select ${sql.raw(columns)} from (
      select *, row_number() over (partition by profile_id order by updated_at) as place
      from imported_members where outcome = 'waiting' and email is not null) waiting
    where place <= ${perSite} order by place, updated_at limit ${perRun}`
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

/** What became of them. A membership that was written for them and never started is let go. */
export async function endWaiting(
  req: PayloadRequest,
  id: string,
  { outcome, note, isFormer = false }: Ending,
): Promise<void> {
  const isMember = outcome === 'given' || outcome === 'adopted'
  const rows = await runSql(req)<{ pending: string | null }>`
    update imported_members now set outcome = ${outcome}, note = ${note},
      standing = case when ${isFormer} then 'former' else now.standing::text end::enum_imported_members_standing,
      membership_id = case when ${isMember} then now.membership_id else null end, updated_at = now()
    from imported_members before
    where now.id = ${id} and before.id = now.id and now.outcome = 'waiting'
    returning before.membership_id as pending`
  const pending = rows[0]?.pending
  if (pending && !isMember) {
    await runSql(req)`
      update memberships set adopted_at = null, provider = null, provider_account = null,
        provider_customer_id = null, provider_subscription_id = null, updated_at = now(),
        status = case when status = 'incomplete' then 'incomplete_expired' else status::text end::enum_memberships_status
      where id = ${pending} and adopted_at is not null
        and status in ('free', 'incomplete', 'incomplete_expired')`
  }
}

/** Behind all others that wait. */
export async function moveToBack(req: PayloadRequest, id: string): Promise<void> {
  await runSql(req)`update imported_members set updated_at = now() where id = ${id}`
}
