import type { PayloadRequest } from 'payload'
import { kindNamed } from '@/plugins/move-in/kinds'
import {
  endRun,
  type ImportRow,
  lockImport,
  noted,
  noteProgress,
} from '@/plugins/move-in/run/import-row'
import { findUses } from '@/plugins/uploads/find-uses'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { toAppError } from '@/src/server/http/failures'
import { asOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

type Item = {
  id: string
  title: string
  kind: string
  documentId: string
  mark: string
  pictureIds: string[] | null
}

/**
 * Takes back the next things that an import made, each in a transaction. What somebody has changed, published or bought
 * since stays, and so does the note that it was made: a further import does not make it twice.
 *
 * @returns whether more is left
 */
export async function undoItems(req: PayloadRequest, row: ImportRow): Promise<boolean> {
  const { perRun } = studioLimits.moveIn
  const items = await runSql(req)<Item>`
    select id, title, kind, document_id as "documentId", mark,
      picture_ids as "pictureIds" from imported_items
    where import_id = ${row.id}
      and (${row.result?.cursor ?? null}::uuid is null or id > ${row.result?.cursor ?? null}::uuid)
    order by id limit ${perRun}`
  for (const item of items) {
    await undoOne(req, row, item)
  }
  if (items.length < perRun) {
    await endRun(req, row, { state: 'undone' })
    return false
  }
  return true
}

async function undoOne(req: PayloadRequest, row: ImportRow, item: Item): Promise<void> {
  const finish = async (why: string | null) => {
    const { result } = await lockImport(req, row)
    if (result.cursor !== undefined && result.cursor >= item.id) {
      // Another run of the job was faster.
      return
    }
    const stays =
      why === null ? result.stays : noted(result.stays, { title: item.title, note: why })
    await noteProgress(req, row.id, {
      result: {
        ...result,
        stays,
        staysCount: result.staysCount + (why === null ? 0 : 1),
        removed: result.removed + (why === null ? 1 : 0),
        cursor: item.id,
      },
    })
  }
  try {
    await withTx(req, async () => {
      // Locked before anything of it is looked at.
      await lockImport(req, row)
      const why = await removeUnchanged(req, item)
      await finish(why)
    })
    await removeUnused(req, row.profileId, item.pictureIds ?? [])
  } catch (error) {
    const { status, message, errors } = toAppError(error)
    if (status >= 500 || message === ownerMessages.moveIn.notNow) {
      throw error
    }
    await withTx(req, () => finish(errors?.[0]?.message ?? message))
  }
}

/** Pictures that were fetched and that nothing shows any more; after the item, which showed them. */
async function removeUnused(
  req: PayloadRequest,
  profileId: string,
  pictureIds: readonly string[],
): Promise<void> {
  for (const mediaId of pictureIds) {
    const uses = await findUses(req, { profileId, mediaId })
    if (uses.length === 0) {
      await req.payload.delete({
        collection: slugs.media,
        where: { and: [{ id: { equals: mediaId } }, { profile: { equals: profileId } }] },
        ...asOwner(req),
      })
    }
  }
}

/** Why it stays; null when it is gone. */
async function removeUnchanged(req: PayloadRequest, item: Item): Promise<string | null> {
  const kind = kindNamed(item.kind)
  const mark = await kind?.mark(req, item.documentId)
  if (kind && mark) {
    if (mark !== item.mark) {
      return ownerMessages.moveIn.changed
    }
    if (kind.remove) {
      await kind.remove(req, item.documentId)
    } else {
      await req.payload.delete({
        collection: kind.collection,
        id: item.documentId,
        ...(kind.isSystems ? { depth: 0, overrideAccess: true, req } : asOwner(req)),
      })
    }
  }
  await runSql(req)`delete from imported_items where id = ${item.id}`
  return null
}
