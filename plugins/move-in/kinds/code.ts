import type { PayloadRequest } from 'payload'
import { type Kind, markWhileThere } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.moveIn.codes

/** A code that fans have from elsewhere, in a set of the same name. */
export const code: Kind<CheckedThing & { kind: 'code' }> = {
  collection: slugs.downloadCodes,
  isSystems: true,
  make: async (req, profileId, { code: own, releaseName, setName }, { choices }) => {
    const productId = choices.releases[releaseName]
    if (!productId || !(await isRelease(req, profileId, productId))) {
      throw new AppError('CONFLICT', { message: words.noRelease })
    }
    await waitForTurn(req, `imported codes of ${profileId}`)
    const batchId = await roomInSet(req, { profileId, productId, setName })
    const [made] = await runSql(req)<{ id: string }>`
      insert into download_codes (profile_id, batch_id, product_id, code)
      values (${profileId}, ${batchId}, ${productId}, ${own})
      on conflict (profile_id, code) do nothing returning id`
    if (!made) {
      throw new AppError('CONFLICT', { message: words.taken })
    }
    return made.id
  },
  mark: markWhileThere(slugs.downloadCodes),
  remove: takeBack,
}

/** It may have been deleted since it was chosen. */
async function isRelease(req: PayloadRequest, profileId: string, id: string): Promise<boolean> {
  const found = await runSql(req)`
    select 1 from products where id = ${id} and profile_id = ${profileId} and category = 'Music'`
  return found.length > 0
}

type Set = { profileId: string; productId: string; setName: string }

/** @returns the id of a set of imported codes, never one of printed ones, that has counted one more code */
async function roomInSet(req: PayloadRequest, { profileId, productId, setName }: Set) {
  const [known] = await runSql(req)<{ id: string }>`
    update download_code_batches set count = count + 1, updated_at = now() where id = (
      select id from download_code_batches where profile_id = ${profileId}
        and product_id = ${productId} and name = ${setName} and expires_at is null
        and count < ${limits.downloadCodes.perBatch}
        and exists (select from download_codes join imported_items on document_id = download_codes.id::text
          where batch_id = download_code_batches.id and kind = 'code')
      order by created_at desc limit 1)
    returning id`
  if (known) {
    return known.id
  }
  const { id } = await req.payload.create({
    collection: slugs.downloadCodeBatches,
    data: { profile: profileId, name: setName, product: productId, count: 1 },
    context: { importsCodes: true },
    ...asOwner(req),
  })
  return id
}

/**
 * Takes a code back that nobody has used, and its set with the last one.
 *
 * @throws {AppError} `CONFLICT` for one that was used
 */
async function takeBack(req: PayloadRequest, id: string): Promise<void> {
  const [row] = await runSql(req)<{ batchId: string; isUsed: boolean }>`
    select batch_id as "batchId", redeemed_at is not null as "isUsed"
    from download_codes where id = ${id} for update`
  if (!row) {
    return
  }
  if (row.isUsed) {
    throw new AppError('CONFLICT', { message: words.used })
  }
  await runSql(req)`delete from download_codes where id = ${id}`
  const [left] = await runSql(req)<{ count: number }>`
    update download_code_batches set count = count - 1, updated_at = now()
    where id = ${row.batchId} returning count::int as count`
  if (left?.count === 0) {
    await req.payload.delete({
      collection: slugs.downloadCodeBatches,
      id: row.batchId,
      ...asOwner(req),
    })
  }
}
