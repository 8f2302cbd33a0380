import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { forgetPrepared } from '@/src/server/delivery/forget-prepared'
import { txDb } from '@/src/server/transaction'

/**
 * Deletes the variants, tracks and files of a product with it. What was ordered stays, because orders and
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
    throw new AppError('CONFLICT', { message: ownerMessages.store.productOrdered })
  }
  await forgetPrepared(req, sql`product_id = ${String(id)}`)
  await db.execute(sql`delete from download_codes where product_id = ${id}`)
  await db.execute(sql`delete from download_code_batches where product_id = ${id}`)
  await db.execute(sql`delete from play_counts where product_id = ${id}`)
  await db.execute(
    sql`delete from plays where track_id in (select id from tracks where product_id = ${id})`,
  )
  // With their stored files.
  await req.payload.delete({
    collection: slugs.bonusFiles,
    where: { product: { equals: id } },
    depth: 0,
    req,
  })
  await db.execute(sql`delete from variants where product_id = ${id}`)
  await db.execute(sql`delete from tracks where product_id = ${id}`)
}
