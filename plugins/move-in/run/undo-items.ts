import type { PayloadRequest } from 'payload'
import { kindNamed } from '@/plugins/move-in/kinds'
import { removeUnused } from '@/plugins/move-in/pictures/remove-unused'
import {
  endRun,
  type ImportRow,
  lockImport,
  noted,
  noteProgress,
} from '@/plugins/move-in/run/import-row'
import { ownerMessages } from '@/src/core/messages/owner-messages'
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
    select id, title, kind, document_id as "documentId", mark from imported_items
    where import_id = ${row.id} and profile_id = ${row.profileId}
      and (${row.result?.cursor ?? null}::uuid is null or id > ${row.result?.cursor ?? null}::uuid)
    order by id limit ${perRun}`
  for (const item of items) {
    await undoOne(req, row, item)
  }
  if (items.length === perRun || (await removeUnused(req, row))) {
    return true
  }
  await endRun(req, row, { state: 'undone' })
  return false
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
      const why = await removeUnchanged(req, row, item)
      await finish(why)
    })
  } catch (error) {
    const { status, message, errors } = toAppError(error)
    if (status >= 500 || message === ownerMessages.moveIn.notNow) {
      throw error
    }
    await withTx(req, () => finish(errors?.[0]?.message ?? message))
  }
}

/** Why it stays; null when it is gone. */
async function removeUnchanged(
  req: PayloadRequest,
  { profileId }: ImportRow,
  item: Item,
): Promise<string | null> {
  const kind = kindNamed(item.kind)
  const mark = await kind?.mark(req, { id: item.documentId, profileId })
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
