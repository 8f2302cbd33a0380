import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { txDb } from '@/src/server/transaction'

/**
 * Deletes the variants and tracks of a product with it. What was ordered stays, because orders and
 * downloads point to it; the lock makes an order that is being placed decide first.
 *
 * @throws {AppError} `CONFLICT`
 */
export const removeParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  await db.execute(sql`select 1 from products where id = ${id} for update`)
  const { rows } = await db.execute(sql`
    select 1 from orders_items
    where product_id = ${id} or variant_id in (select id from variants where product_id = ${id})
    limit 1`)
  if (rows.length > 0) {
    throw new AppError('CONFLICT', {
      message: 'This product was sold. Take it out of the store instead.',
    })
  }
  await db.execute(sql`delete from variants where product_id = ${id}`)
  await db.execute(sql`delete from tracks where product_id = ${id}`)
}
