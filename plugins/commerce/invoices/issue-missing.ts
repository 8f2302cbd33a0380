import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { issueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { studioLimits } from '@/src/core/studio-limits'
import { takesMoney } from '@/src/server/payments'
import { runSql } from '@/src/server/transaction'

const { madeAtOnce } = studioLimits.invoices

/** Orders `o` of a site that were paid with money and have no invoice. */
const without = (profileId: string) => sql`
  o.profile_id = ${profileId} and o.paid_at is not null and o.total_minor > 0
  and o.livemode = ${takesMoney()}
  and not exists (select from invoices where invoices.order_id = o.id and invoices.kind = 'invoice')`

export async function countMissing(req: PayloadRequest, profileId: string): Promise<number> {
  const [row] = await runSql(req)<{ count: number }>`
    select count(*)::int as count from orders o where ${without(profileId)}`
  return row?.count ?? 0
}

/** Makes invoices of orders that were paid before anybody said who sells, the oldest first. */
export async function issueMissing(
  req: PayloadRequest,
  profileId: string,
): Promise<{ issued: number; left: number }> {
  const orders = await runSql(req)<{ id: string }>`
    select o.id from orders o where ${without(profileId)}
    order by o.paid_at, o.id limit ${madeAtOnce}`
  let issued = 0
  for (const { id } of orders) {
    // Each in a transaction of its own.
    issued += (await issueInvoices(req, id)).length > 0 ? 1 : 0
  }
  return { issued, left: await countMissing(req, profileId) }
}
