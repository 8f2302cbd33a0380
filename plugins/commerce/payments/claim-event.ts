import type { PayloadRequest } from 'payload'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import type { Order } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/**
 * Events come more than once, also at the same time: the first to insert the row acts on it. What we
 * asked for ourselves is no event and always passes.
 */
export async function claimEvent(
  req: PayloadRequest,
  { provider, account, event }: Pick<Report, 'provider' | 'account' | 'event'>,
  order: Pick<Order, 'id'> | null,
  membership: { id: string } | null = null,
): Promise<boolean> {
  if (!event) {
    return true
  }
  const rows = await runSql(req)`
    insert into payment_events
      (provider, account, event_id, type, object_id, livemode, state, order_id, membership_id)
    values (${provider}, ${account}, ${event.id}, ${event.type}, ${event.objectId},
      ${event.livemode}, ${order || membership ? 'processed' : 'ignored'}, ${order?.id ?? null},
      ${membership?.id ?? null})
    on conflict (provider, account, event_id) do nothing
    returning id`
  return rows.length > 0
}
