import path from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Importer, type ImportFile, importersOf } from '@/plugins/_kit/importer'
import { withImportFile } from '@/plugins/move-in/files/import-file'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { checkItems } from '@/plugins/move-in/run/check-items'
import { endRun, type ImportRow, takeRun } from '@/plugins/move-in/run/import-row'
import { makeItems } from '@/plugins/move-in/run/make-items'
import { undoItems } from '@/plugins/move-in/run/undo-items'
import { mayOn } from '@/src/access/own-profile'
import type { ImportState } from '@/src/core/contracts/studio/move-in'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { fetchInto, inWorkFolder } from '@/src/server/delivery/work-folder'
import { type AskOutside, askOutside } from '@/src/server/http/ask-outside'
import { toAppError } from '@/src/server/http/failures'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { storage } from '@/src/server/storage'
import { withTx } from '@/src/server/transaction'

const words = ownerMessages.moveIn
const { attemptsMax, fileBytes } = studioLimits.moveIn

/** A step of an import: the dry run, some of its items, or some of what is taken back. */
export async function runImport(
  payload: Payload,
  importId: string,
  ask: AskOutside = askOutside,
): Promise<void> {
  const system = await createLocalReq({}, payload)
  const row = await takeRun(system, importId)
  if (!row) {
    return
  }
  const giveUp = (problem: string) =>
    endRun(system, row, { state: afterFailing(row.state), problem })
  if (row.attempts > attemptsMax) {
    await giveUp(words.gaveUp)
    return
  }
  try {
    const req = await asStarter(payload, row)
    const isMore =
      row.state === 'undoing'
        ? await undoItems(req, row)
        : await withFile(req, row, { use: work[row.state], ask })
    if (isMore) {
      await withTx(system, () => enqueue(system, importJob, { importId }))
    }
  } catch (error) {
    const { status, message, errors } = toAppError(error)
    if (status >= 500) {
      throw error
    }
    await giveUp(errors?.[0]?.message ?? message)
  }
}

/** What is not all taken back is still there, and can be taken back again. */
function afterFailing(state: ImportState): ImportState {
  return state === 'checking' ? 'refused' : state === 'undoing' ? 'made' : 'stopped'
}

export const importJob = defineJob({
  name: 'move-in',
  data: z.object({ importId: z.guid() }),
  run: (payload, { importId }) => runImport(payload, importId),
  timeoutSeconds: 600,
})

type Work = (
  req: PayloadRequest,
  row: ImportRow,
  given: { importer: Importer; file: ImportFile; ask: AskOutside },
) => Promise<boolean>

const work: Partial<Record<ImportRow['state'], Work>> = {
  checking: (req, row, given) => checkItems(req, row, given).then(() => false),
  making: makeItems,
}

/** With the rights of who started it, as they are now. */
async function asStarter(payload: Payload, row: ImportRow): Promise<PayloadRequest> {
  const system = await createLocalReq({}, payload)
  const user = row.startedBy
    ? await payload.findByID({
        collection: slugs.users,
        id: row.startedBy,
        depth: 0,
        disableErrors: true,
        req: system,
      })
    : null
  const req = await createLocalReq(
    user ? { user: { ...user, collection: slugs.users } } : {},
    payload,
  )
  if (!mayOn(req, row.profileId, 'moveIn', 'change')) {
    throw new AppError('FORBIDDEN', { message: words.noRight })
  }
  return req
}

async function withFile(
  req: PayloadRequest,
  row: ImportRow,
  { use, ask }: { use: Work | undefined; ask: AskOutside },
): Promise<boolean> {
  const importer = importersOf(req.payload.config).find(({ id }) => id === row.importer)
  const stored = await storage().head(row.fileKey)
  if (!importer || !use) {
    throw refuseFile(words.importerGone)
  }
  if (!stored) {
    throw refuseFile(words.fileGone)
  }
  if (stored.size > fileBytes) {
    throw refuseFile(words.tooLarge)
  }
  return inWorkFolder(async (folder) => {
    const target = path.join(folder, 'import')
    await fetchInto(target, row.fileKey)
    return withImportFile({ path: target, name: row.fileName }, (file) =>
      use(req, row, { importer, file, ask }),
    )
  })
}
