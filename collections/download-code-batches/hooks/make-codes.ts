import { sql } from '@payloadcms/db-postgres'
import { customAlphabet } from 'nanoid'
import type { CollectionAfterChangeHook } from 'payload'
import { codeAlphabet, codeLength } from '@/src/core/download-code'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

const newCode = customAlphabet(codeAlphabet, codeLength)

/** Writes the codes of a new batch, in the transaction that makes it. */
export const makeCodes: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') {
    return doc
  }
  const productId = typeof doc.product === 'object' ? doc.product.id : doc.product
  const codes = new Set<string>()
  while (codes.size < doc.count) {
    codes.add(newCode())
  }
  const db = await txDb(req)
  await db.execute(sql`
    insert into download_codes (profile_id, batch_id, product_id, code)
    select ${profileIdOf(doc)}, ${doc.id}, ${productId}, code
    from jsonb_array_elements_text(${JSON.stringify([...codes])}::jsonb) as code`)
  return doc
}
