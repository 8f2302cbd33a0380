import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import type { VisitorAccount } from '@/src/server/session'
import { txDb, withTx } from '@/src/server/transaction'

type Running = { id: string; status: string; tierId: string }

/**
 * Puts the account on a free tier of its site. An account has one running membership: from another
 * free tier it moves over, and joining twice changes nothing.
 *
 * @throws {AppError} `CONFLICT` while a paid membership runs
 */
export async function joinFreeTier(
  req: PayloadRequest,
  { id: accountId, profileId }: VisitorAccount,
  tierId: string,
): Promise<void> {
  await withTx(req, async () => {
    const db = await txDb(req)
    // Of two joins at the same time the second one sees what the first one did.
    await db.execute(sql`select 1 from public_accounts where id = ${accountId} for update`)
    const { rows } = await db.execute<Running>(sql`
      select id, status, tier_id as "tierId" from memberships
      where profile_id = ${profileId} and account_id = ${accountId}
        and (status in ('free', 'active', 'past_due')
          or (status = 'canceled' and current_period_end > now()))
      order by created_at desc limit 1`)
    const [running] = rows
    if (running && running.status !== 'free') {
      throw new AppError('CONFLICT', { message: messages.membership.keepsOther })
    }
    if (running) {
      await db.execute(sql`
        update memberships set tier_id = ${tierId}, updated_at = now()
        where id = ${running.id} and tier_id <> ${tierId}`)
      return
    }
    await db.execute(sql`
      insert into memberships (profile_id, account_id, tier_id, status, interval, amount_minor)
      values (${profileId}, ${accountId}, ${tierId}, 'free', 'none', 0)`)
  })
}
