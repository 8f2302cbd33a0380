import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type OwnerKey, ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { txDb } from '@/src/server/transaction'

/**
 * Removes mails about the account and what is its own, whatever address they went to: their keys name what
 * they tell of; those of older links to confirm and to a new password name no account, and go by its address.
 * What tells the artist of a sale, or of money, still arrives. Before all that loses the names by which it
 * is found.
 */
export async function removeOwnMails(
  req: PayloadRequest,
  { profileId, ...owner }: OwnerKey & { profileId: string },
): Promise<void> {
  const db = await txDb(req)
  const tells = (of: ReturnType<typeof sql>) =>
    sql`string_to_array(dedupe_key, ':') && array(${of})`
  await db.execute(sql`
    with placed as (
      select id from orders where profile_id = ${profileId} and ${ownedByAccount(owner, 'orders')}),
    held as (select id from memberships where account_id = ${owner.id})
    delete from mail_log where profile_id = ${profileId} and is_bulk is not true
      and not (kind in ('membership-paid-twice', 'new-order', 'new-member', 'order-review') and state = 'queued') and (
      ${tells(sql`
        select ${owner.id}::text
        union all select id::text from placed
        union all select id::text from held
        union all select id::text from refunds where order_id in (select id from placed)
          or membership_payment_id in (
            select id from membership_payments where membership_id in (select id from held))
        union all select id::text from entitlements
          where profile_id = ${profileId} and ${ownedByAccount(owner, 'entitlements')}
        union all select id::text from tickets
          where profile_id = ${profileId} and ${ownedByAccount(owner, 'tickets', ['holder_email'])}`)}
      or case kind
        when 'gift-receipt' then ${tells(sql`
          select id::text from gifts where order_id in (select id from placed)`)}
        else ${tells(sql`
          select id::text from gifts
          where profile_id = ${profileId} and ${ownedByAccount(owner, 'gifts', ['claimed_email'])}`)}
        end
      or (kind in ('confirm-email', 'password-reset')
        and cardinality(string_to_array(dedupe_key, ':')) = 2
        and "to" in (
          select unnest(array[email, pending_email]) from public_accounts where id = ${owner.id})))`)
}
