import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import type { RefundState, ReviewReason } from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'
import { reportSql } from '@/src/server/database/report-sql'
import { pendingLines } from '@/src/server/delivery/pending-lines'

/** An order as the file has it. Amounts are minor units, as the database writes numbers; times are ISO. */
export type ExportedOrder = {
  publicRef: string
  createdAt: string
  paidAt: string | null
  shippedAt: string | null
  status: OrderStatus
  refundState: RefundState
  needsReview: ReviewReason | null
  email: string
  /** `2 × Tour shirt (Black, M); 1 × Tides`. */
  items: string | null
  lines: Pick<Order['items'][number], 'deliveryType' | 'sentAt'>[] | null
  currency: string
  subtotalMinor: string
  discountMinor: string | null
  discountText: string | null
  shippingMinor: string
  taxMinor: string
  taxIncludedMinor: string | null
  tipMinor: string | null
  totalMinor: string
  refundedMinor: string
  platformFeeMinor: string | null
  company: string | null
  vatId: string | null
  name: string | null
  street: string | null
  line2: string | null
  zipCode: string | null
  city: string | null
  region: string | null
  /** Where it is sent, else where its buyer pays taxes. */
  country: string | null
  carrier: string | null
  trackingNumber: string | null
  isTest: boolean
  coming: readonly PendingLine[]
}

const iso = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** `DHL; UPS`, of all parcels in the order they went, so that columns go together. */
const ofParcels = (column: string) => sql`
  (select string_agg(parcel, '; ' order by sent_at) from (
    select distinct sent_at, coalesce(${sql.identifier(column)}, '') as parcel from orders_items
    where _parent_id = orders.id and sent_at is not null and concat(carrier, tracking_number) <> '') parcels)`

/** The orders with these ids, newest first. The caller has found them with the owner's rights. */
export async function readExported(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ExportedOrder[]> {
  if (ids.length === 0) {
    return []
  }
  const rows = await reportSql(req)<{ id: string } & Omit<ExportedOrder, 'coming'>>`
    select id, public_ref as "publicRef", ${iso('created_at')} as "createdAt",
      ${iso('paid_at')} as "paidAt", ${iso('shipped_at')} as "shippedAt", status,
      refund_state as "refundState", needs_review as "needsReview", email,
      (select string_agg(quantity || ' × ' || title
          || coalesce(' (' || nullif(concat_ws(', ', nullif(color, ''), nullif(size, '')), '') || ')', ''),
          '; ' order by _order)
        from orders_items where _parent_id = orders.id) as items,
      (select json_agg(json_build_object('deliveryType', delivery_type, 'sentAt', sent_at))
        from orders_items where _parent_id = orders.id) as lines,
      currency, subtotal_minor as "subtotalMinor", discount_minor as "discountMinor",
      discount_text as "discountText", shipping_minor as "shippingMinor", tax_minor as "taxMinor",
      tax_included_minor as "taxIncludedMinor", tip_minor as "tipMinor",
      total_minor as "totalMinor", refunded_minor as "refundedMinor",
      platform_fee_minor as "platformFeeMinor",
      company_name as company, company_vat_id as "vatId",
      coalesce(shipping_address_name, buyer_name) as name, shipping_address_street as street,
      shipping_address_line2 as "line2", shipping_address_zip_code as "zipCode",
      shipping_address_city as city, shipping_address_region as region,
      coalesce(shipping_address_country, tax_country) as country, ${ofParcels('carrier')} as carrier,
      ${ofParcels('tracking_number')} as "trackingNumber",
      (provider <> 'none' and livemode is not true) as "isTest"
    from orders where id = any(${`{${ids.join(',')}}`}::uuid[])
    order by orders.created_at desc, id desc`
  const comings = await pendingLines(req, ids)
  return rows.map(({ id, ...order }) => ({ ...order, coming: comings.get(id) ?? [] }))
}
