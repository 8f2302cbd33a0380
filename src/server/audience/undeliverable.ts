import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { limits } from '@/src/core/limits'
import { unsuppressEmail } from '@/src/server/audience/suppression-list'
import type { Address } from '@/src/server/mail/is-still-wanted'
import { runSql } from '@/src/server/transaction'

/**
 * Call it when a mail was refused for good because of its receiver. Servers think ill of senders who go on
 * writing to addresses that do not exist, so after several such mails, with none taken in between, the
 * artist's lists and news leave the address out. What somebody waits for, like a receipt, is still tried.
 */
export async function markUndeliverable(payload: Payload, mailId: string): Promise<void> {
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

/** The address gets the artist's mails again, on all lists that it has not left; refusals count again. */
export async function clearUndeliverable(
  req: PayloadRequest,
  { profileId, email }: Address,
): Promise<void> {
  await runSql(req)`
    with refusals as (
      update mail_log set refused_at = null
      where profile_id = ${profileId} and lower("to") = ${email} and refused_at is not null),
    listed as (
      update subscribers set status = 'confirmed', updated_at = now()
      where profile_id = ${profileId} and email = ${email} and status = 'unreachable')
    update public_accounts set unreachable_at = null
    where profile_id = ${profileId} and email = ${email} and unreachable_at is not null`
}

/** By their own word: what was known against writing to an address is forgotten. */
export async function liftSuppression(req: PayloadRequest, address: Address): Promise<void> {
  await unsuppressEmail(req, address)
  await clearUndeliverable(req, address)
}

/**
 * A condition: whether an address is left out of an artist's lists and news. It may be known from
 * a list, from an account, or both.
 *
 * @param profileId an expression of SQL for the artist
 * @param email one for the address, in lower case
 */
export const isUndeliverable = (profileId: string, email: string) => `(exists (
    select 1 from subscribers aside where aside.profile_id = ${profileId} and aside.email = ${email}
      and aside.status = 'unreachable')
  or exists (
    select 1 from public_accounts aside where aside.profile_id = ${profileId} and aside.email = ${email}
      and aside.unreachable_at is not null))`

/** The columns of an account that are empty as long as it wants mails of a kind. */
export const optOutColumns = { news: 'news_off_at', posts: 'post_mails_off_at' } as const
