import type { PayloadRequest } from 'payload'
import type { Importer, ImportFile } from '@/plugins/_kit/importer'
import { kinds, makeThing, picturesOf, sayAgain } from '@/plugins/move-in/kinds'
import {
  type BroughtPictures,
  bringPictures,
  noPictures,
  untilSilent,
} from '@/plugins/move-in/pictures/bring-pictures'
import { type CheckedItem, findItems, scopeOf } from '@/plugins/move-in/run/find-items'
import {
  endRun,
  type ImportRow,
  lockImport,
  noted,
  noteProgress,
} from '@/plugins/move-in/run/import-row'
import { knownKeys } from '@/plugins/move-in/run/known-items'
import { importChoices } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import type { AskOutside } from '@/src/server/http/ask-outside'
import { toAppError } from '@/src/server/http/failures'
import { runSql, withTx } from '@/src/server/transaction'

const { perRun, runSeconds, fetchingSeconds, noteMax } = studioLimits.moveIn

/** What the artist said of what is in the file of an import. Earlier ones were asked less. */
export const choicesOf = ({ choices }: Pick<ImportRow, 'choices'>) =>
  importChoices.parse(choices ?? {})

/**
 * Makes the next items of a file, each in a transaction with the note of what it is made of and how far the import is.
 * So a run that dies leaves nothing half made, and the next one goes on behind it.
 *
 * @returns whether more is left
 */
export async function makeItems(
  req: PayloadRequest,
  row: ImportRow,
  { importer, file, ask }: { importer: Importer; file: ImportFile; ask: AskOutside },
): Promise<boolean> {
  // Each run reads the file from its start again, so a short one would mostly read.
  const enough = Date.now() + runSeconds * 1000
  const late = Date.now() + fetchingSeconds * 1000
  const patient = untilSilent(ask)
  let position = 0
  for await (const item of findItems(importer, file, scopeOf(importer, row))) {
    position += 1
    if (position <= row.handled) {
      continue
    }
    const isFull = position > row.handled + perRun && Date.now() > enough
    if (isFull || (position > row.handled + 1 && Date.now() > late)) {
      return true
    }
    await makeOne(req, row, { item, position, ask: patient })
  }
  await endRun(req, row, { state: 'made' })
  return false
}

async function makeOne(
  req: PayloadRequest,
  row: ImportRow,
  { item, position, ask }: { item: CheckedItem; position: number; ask: AskOutside },
): Promise<void> {
  try {
    const pictures = await picturesFor(req, row, { item, ask })
    await withTx(req, async () => {
      const { result, handled } = await lockImport(req, row)
      if (handled >= position) {
        // Another run of the job was faster.
        return
      }
      if ('thing' in item) {
        const isKnown = (await knownKeys(req, row, [item.key])).has(item.key)
        if (isKnown) {
          await sayAgain(req, row.profileId, item.thing, givenOf(row, pictures))
        } else if (!(await makeAndNote(req, row, item, pictures))) {
          result.notMade += 1
        }
      }
      if (pictures.lacking.length > 0) {
        result.lacking = noted(result.lacking, { title: item.title, note: noteOf(pictures) })
        result.lackingCount += 1
      }
      await noteProgress(req, row.id, { handled: position, result })
    })
  } catch (error) {
    const { status, message, errors } = toAppError(error)
    if (status >= 500 || message === ownerMessages.moveIn.notNow) {
      throw error
    }
    const note = errors?.[0]?.message ?? message
    await withTx(req, async () => {
      const { result, handled } = await lockImport(req, row)
      if (handled < position) {
        const failed = noted(result.failed, { title: item.title, note })
        const failedCount = result.failedCount + 1
        await noteProgress(req, row.id, {
          handled: position,
          result: { ...result, failed, failedCount },
        })
      }
    })
  }
}

/** Those of an item that is to be made. */
async function picturesFor(
  req: PayloadRequest,
  row: ImportRow,
  { item, ask }: { item: CheckedItem; ask: AskOutside },
): Promise<BroughtPictures> {
  const sources = 'thing' in item ? picturesOf(item.thing) : []
  if (sources.length === 0 || (await knownKeys(req, row, [item.key])).has(item.key)) {
    return noPictures
  }
  const { siteAddress } = choicesOf(row)
  return bringPictures(req, row, { sources, siteAddress, ask })
}

const noteOf = ({ lacking }: BroughtPictures): string => cutText(lacking.join(' · '), noteMax)

const givenOf = (row: ImportRow, { ids }: BroughtPictures) => ({
  choices: choicesOf(row),
  importer: row.importer,
  pictures: ids,
})

/** @returns whether it is there now */
async function makeAndNote(
  req: PayloadRequest,
  row: ImportRow,
  { key, title, thing }: Extract<CheckedItem, { thing: unknown }>,
  pictures: BroughtPictures,
): Promise<boolean> {
  const { id, profileId, importer } = row
  const documentId = await makeThing(req, profileId, thing, givenOf(row, pictures))
  if (documentId === null) {
    return false
  }
  const mark = await kinds[thing.kind].mark(req, { id: documentId, profileId })
  // What its artist deleted since an earlier import has a row already.
  await runSql(req)`
    insert into imported_items (profile_id, import_id, importer, source_key, title, kind,
      document_id, mark)
    values (${profileId}, ${id}, ${importer}, ${key}, ${title}, ${thing.kind}, ${documentId},
      ${mark ?? ''})
    on conflict (profile_id, importer, source_key) do update set import_id = excluded.import_id,
      title = excluded.title, kind = excluded.kind, document_id = excluded.document_id,
      mark = excluded.mark, updated_at = now()`
  return true
}
