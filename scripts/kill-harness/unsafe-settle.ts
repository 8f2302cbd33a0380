import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const event = z.object({
  type: z.string(),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

/** How not to do it: no signature, no event table, no lock, no look at the status. For the control. */
export async function settleUnsafely(payload: Payload, body: unknown): Promise<void> {
  const { type, data } = event.parse(body)
  if (type !== 'checkout.session.completed') {
    return
  }
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.transaction(async (tx) => {
    await tx.execute(sql`
      insert into entitlements (profile_id, email, order_id, line, unit, product_id, source)
      select o.profile_id, o.email, o.id, i._order, 0, i.product_id, 'purchase'
      from orders o join orders_items i on i._parent_id = o.id
      where o.checkout_session_id = ${data.object.id} and i.delivery_type = 'digital'`)
    await tx.execute(sql`
      update orders set status = 'paid'
      where checkout_session_id = ${data.object.id} and status = 'initiated_payment'`)
  })
}
