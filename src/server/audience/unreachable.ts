import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { limits } from '@/src/core/limits'
import type { Address } from '@/src/server/mail/still-wanted'
import { txDb } from '@/src/server/transaction'

/**
 * Call it when a mail was refused for good because of its receiver. Servers think ill of senders who go on
 * writing to addresses that do not exist, so after several such mails, with none taken in between, the
 * artist's lists and news leave the address out. What somebody waits for, like a receipt, is still tried.
 */
export async function setAsideUnreachable(payload: Payload, mailId: string): Promise<void> {
  const { pool } = payload.db as unknown as PostgresAdapter
  await pool.query(
    `with refused as (
       select m.profile_id, lower(m."to") as email from mail_log m
       where m.id = $1 and (
         select count(*) from mail_log r
         where r.profile_id = m.profile_id and lower(r."to") = lower(m."to")
           and r.refused_at > coalesce((
             select max(taken.sent_at) from mail_log taken
             where taken.profile_id = m.profile_id and taken."to" in (m."to", lower(m."to"))
               and taken.state = 'sent'), '-infinity')) >= $2),
     listed as (
       update subscribers s set status = 'unreachable', updated_at = now() from refused
       where s.profile_id = refused.profile_id and s.email = refused.email and s.status = 'confirmed')
     update public_accounts a set unreachable_at = now() from refused
     where a.profile_id = refused.profile_id and a.email = refused.email and a.unreachable_at is null`,
    [mailId, limits.mail.refusalsMax],
  )
}

/** The address gets the artist's mails again, on all lists that it has not left; refusals count anew. */
export async function reachAgain(
  req: PayloadRequest,
  { profileId, email }: Address,
): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    with refusals as (
      update mail_log set refused_at = null
      where profile_id = ${profileId} and lower("to") = ${email} and refused_at is not null),
    listed as (
      update subscribers set status = 'confirmed', updated_at = now()
      where profile_id = ${profileId} and email = ${email} and status = 'unreachable')
    update public_accounts set unreachable_at = null
    where profile_id = ${profileId} and email = ${email} and unreachable_at is not null`)
}
