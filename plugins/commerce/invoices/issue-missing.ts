import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { issueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { studioLimits } from '@/src/core/studio-limits'
import { takesMoney } from '@/src/server/payments'
import { runSql } from '@/src/server/transaction'

const { madeAtOnce } = studioLimits.invoices

/** What was paid to a site with money and has no invoice: `order` or `payment`, and `paid_at`. */
const without = (profileId: string) => sql`
  select o.id as "order", null::uuid as payment, o.paid_at from orders o
  where o.profile_id = ${profileId} and o.paid_at is not null and o.total_minor > 0
    and o.livemode = ${takesMoney()}
    and not exists (select from invoices where invoices.order_id = o.id and invoices.kind = 'invoice')
  union all
  select null, p.id, p.paid_at from membership_payments p
  where p.profile_id = ${profileId} and p.amount_minor > 0 and p.livemode = ${takesMoney()}
    and not exists (select from invoices
      where invoices.membership_payment_id = p.id and invoices.kind = 'invoice')`

export async function countMissing(req: PayloadRequest, profileId: string): Promise<number> {
  const [row] = await runSql(req)<{ count: number }>`
    select count(*)::int as count from (${without(profileId)}) as paid`
  return row?.count ?? 0
}

/** Makes invoices of what was paid before anybody said who sells, the oldest first. */
export async function issueMissing(
  req: PayloadRequest,
  profileId: string,
): Promise<{ issued: number; left: number }> {
  const paid = await runSql(req)<{ order: string | null; payment: string | null }>`
    select "order", payment from (${without(profileId)}) as paid
    order by paid_at, "order", payment limit ${madeAtOnce}`
  let issued = 0
  for (const { order, payment } of paid) {
    // Each in a transaction of its own.
    const of = order ? { order } : { payment: payment ?? '' }
    issued += (await issueInvoices(req, of)).length > 0 ? 1 : 0
  }
  return { issued, left: await countMissing(req, profileId) }
}
