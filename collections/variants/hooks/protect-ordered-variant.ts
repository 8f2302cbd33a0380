import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { runSql } from '@/src/server/transaction'

/**
 * What was ordered stays: orders, tickets and gifts say by it what their owners get. The lock makes an order
 * that is being placed decide first. With a product that nobody ordered all of its variants go.
 *
 * @throws {AppError} `CONFLICT`
 */
export const protectOrderedVariant: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req)`select 1 from variants where id = ${id} for update`
  const rows = await runSql(req)`select 1 from orders_items where variant_id = ${id} limit 1`
  if (rows.length > 0) {
    throw new AppError('CONFLICT', { message: ownerMessages.store.variantOrdered })
  }
}
