import type { PayloadRequest } from 'payload'
import type { Run } from '@/plugins/automations/outcome'
import { runSql } from '@/src/server/transaction'

/** Whether what set a run off still holds: who got their money back is not thanked, who came back is not asked back. */
export async function isStillSo(
  req: PayloadRequest,
  { profileId, trigger, recordId, accountId }: Run,
): Promise<boolean> {
  switch (trigger) {
    case 'bought':
    case 'ticket':
    case 'sent': {
      const over = await runSql(req)`
        select 1 from orders where id = ${recordId}::uuid and profile_id = ${profileId}
          and (status = 'cancelled' or (refunded_minor > 0 and refunded_minor >= total_minor))`
      return over.length === 0
    }
    case 'joined':
    case 'changed': {
      const over = await runSql(req)`
        select 1 from memberships where id = ${recordId}::uuid and profile_id = ${profileId}
          and not is_membership_running(status::text)`
      return over.length === 0
    }
    case 'ended': {
      const again = await runSql(req)`
        select 1 from memberships where account_id = ${accountId} and profile_id = ${profileId}
          and is_membership_running(status::text)`
      return again.length === 0
    }
    // Lists are asked by the rules of mails; money that was given back stays so, and who was at a show was there.
    case 'subscribed':
    case 'left':
    case 'refunded':
    case 'came':
      return true
  }
}
