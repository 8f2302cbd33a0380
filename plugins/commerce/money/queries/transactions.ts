import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import {
  lostDisputes,
  type MoneyScope,
  paidByMembers,
  paidOrders,
  wentBack,
} from '@/plugins/commerce/money/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'

/** One movement of money; amounts in minor units, as the database writes numbers. */
export type Transaction = {
  at: string
  id: string
  kind: 'Order' | 'Membership' | 'Refund' | 'Lost dispute'
  order: string | null
  what: string | null
  grossMinor: string
  taxMinor: string
  shippingMinor: string
  /** Null while it is not known. */
  feeMinor: string | null
  feeCurrency: string | null
  platformFeeMinor: string
  refundMinor: string
  currency: string
  country: string | null
}

const batchSize = 1000

/** Every movement of money, oldest first, read in batches by its index, however many there are. */
export async function* transactions(
  req: PayloadRequest,
  scope: MoneyScope,
): AsyncGenerator<Transaction> {
  let after: Pick<Transaction, 'at' | 'id'> | null = null
  for (;;) {
    const batch: Transaction[] = await readBatch(req, scope, after)
    yield* batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) {
      return
    }
    after = last
  }
}

function readBatch(
  req: PayloadRequest,
  scope: MoneyScope,
  after: Pick<Transaction, 'at' | 'id'> | null,
): Promise<Transaction[]> {
  /** Each kind by its own index, so that a batch costs the same wherever it is. */
  const next = (rows: SQL, moment: SQL, id: SQL): SQL => sql`(${rows}
    ${after ? sql`and (${moment}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by ${moment}, ${id} limit ${batchSize})`
  const titles = sql`(select string_agg(i.quantity || ' × ' || i.title, '; ' order by i._order)
    from orders_items i where i._parent_id = o.id)`
  const tierOf = sql`(select name from membership_tiers where id = p.tier_id)`
  const iso = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return reportSql(req)<Transaction>`
    select ${iso} as at, id, kind, "order", what, gross as "grossMinor", tax as "taxMinor",
      shipping as "shippingMinor", fee as "feeMinor", fee_currency as "feeCurrency",
      platform_fee as "platformFeeMinor", refund as "refundMinor", currency, country
    from (
      ${next(
        sql`select o.paid_at as at, o.id, 'Order' as kind, o.public_ref as "order", ${titles} as what,
          o.total_minor as gross, o.tax_minor + coalesce(o.tax_included_minor, 0) as tax,
          o.shipping_minor as shipping, o.provider_fee_minor as fee,
          o.provider_fee_currency as fee_currency, coalesce(o.platform_fee_minor, 0) as platform_fee,
          0::numeric as refund, o.currency, coalesce(o.tax_country, o.shipping_address_country) as country
          from orders o where ${paidOrders(scope)}`,
        sql`o.paid_at`,
        sql`o.id`,
      )}
      union all
      ${next(
        sql`select p.paid_at, p.id, 'Membership', null, ${tierOf}, p.amount_minor, 0, 0,
          p.provider_fee_minor, p.provider_fee_currency, coalesce(p.platform_fee_minor, 0), 0, p.currency,
          null
          from membership_payments p where ${paidByMembers(scope)}`,
        sql`p.paid_at`,
        sql`p.id`,
      )}
      union all
      ${next(
        sql`select r.settled_at, r.id, 'Refund', (select public_ref from orders where id = r.order_id),
          r.reason, 0,
          -(select coalesce(sum((part->>'taxMinor')::int), 0) from jsonb_array_elements(
            case when jsonb_typeof(r.parts) = 'array' then r.parts else '[]' end) as part),
          0, 0, r.currency, -coalesce(r.platform_fee_minor, 0), r.amount_minor, r.currency,
          (select coalesce(tax_country, shipping_address_country) from orders where id = r.order_id)
          from refunds r where ${wentBack(scope)}`,
        sql`r.settled_at`,
        sql`r.id`,
      )}
      union all
      ${next(
        sql`select o.dispute_lost_at, o.id, 'Lost dispute', o.public_ref, null, 0, 0, 0,
          o.dispute_fee_minor, o.currency, 0, coalesce(o.disputed_minor, 0), o.currency,
          coalesce(o.tax_country, o.shipping_address_country)
          from orders o where ${lostDisputes('o', scope)}`,
        sql`o.dispute_lost_at`,
        sql`o.id`,
      )}
      union all
      ${next(
        sql`select p.dispute_lost_at, p.id, 'Lost dispute', null, ${tierOf}, 0, 0, 0,
          p.dispute_fee_minor, p.currency, 0, coalesce(p.disputed_minor, 0), p.currency, null
          from membership_payments p where ${lostDisputes('p', scope)}`,
        sql`p.dispute_lost_at`,
        sql`p.id`,
      )}
    ) as movements order by movements.at, id limit ${batchSize}`
}
