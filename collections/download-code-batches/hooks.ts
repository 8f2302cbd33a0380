import { customAlphabet } from 'nanoid'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { codesMessages } from '@/src/core/messages/orders'
import { codeAlphabet, codeLength } from '@/src/core/orders/download-code'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { runSql } from '@/src/server/transaction'

/**
 * Deletes the codes of a batch with it, while nobody has used one.
 *
 * @throws {AppError} `CONFLICT`
 */
export const protectRedeemedCodes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = await runSql(req)`
    select redeemed_at from download_codes where batch_id = ${id} for update`
  if (rows.some(({ redeemed_at }) => redeemed_at !== null)) {
    throw new AppError('CONFLICT', { message: codesMessages.keepUsed })
  }
  await runSql(req)`delete from download_codes where batch_id = ${id}`
}

const newCode = customAlphabet(codeAlphabet, codeLength)

/** Writes the codes of a new batch, in the transaction that makes it, unless an import adds its own (`context.importsCodes`). */
export const makeCodes: CollectionAfterChangeHook = async ({ context, doc, operation, req }) => {
  if (operation !== 'create' || context.importsCodes) {
    return doc
  }
  const productId = typeof doc.product === 'object' ? doc.product.id : doc.product
  const codes = new Set<string>()
  while (codes.size < doc.count) {
    codes.add(newCode())
  }
  await runSql(req)`
    insert into download_codes (profile_id, batch_id, product_id, code)
    select ${profileIdOf(doc)}, ${doc.id}, ${productId}, code
    from jsonb_array_elements_text(${JSON.stringify([...codes])}::jsonb) as code`
  return doc
}
