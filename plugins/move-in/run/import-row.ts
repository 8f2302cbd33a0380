import type { PayloadRequest } from 'payload'
import type {
  ImportChoices,
  ImportFindings,
  ImportResult,
  ImportState,
  NotedItem,
} from '@/src/core/contracts/studio/move-in'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { runSql } from '@/src/server/transaction'

/** An import as its job knows it. */
export type ImportRow = {
  id: string
  profileId: string
  importer: string
  fileName: string
  fileKey: string
  state: ImportState
  startedBy: string | null
  handled: number
  attempts: number
  result: StoredResult | null
  choices: ImportChoices | null
}

/** `cursor` is the item at which taking back stands. */
export type StoredResult = ImportResult & { cursor?: string }

export const emptyResult: ImportResult = {
  failed: [],
  failedCount: 0,
  notMade: 0,
  lacking: [],
  lackingCount: 0,
  removed: 0,
  stays: [],
  staysCount: 0,
}

/** The first few are quoted, all are counted. */
export const noted = (items: readonly NotedItem[], item: NotedItem): NotedItem[] =>
  items.length < studioLimits.moveIn.shown ? [...items, item] : [...items]

/** Counts one more run of an import that a job is at; null when there is nothing to do any more. */
export async function takeRun(req: PayloadRequest, id: string): Promise<ImportRow | null> {
  const [row] = await runSql(req)<ImportRow>`
    update imports set attempts = attempts + 1
    where id = ${id} and state in ('checking', 'making', 'undoing')
    returning id, profile_id as "profileId", importer, file_name as "fileName",
      file_key as "fileKey", state, started_by_id as "startedBy", handled::int as handled,
      attempts::int as attempts, result, choices`
  return row ?? null
}

/**
 * Locks an import in the transaction of `req`, so that two runs of its job take turns.
 *
 * @throws {AppError} `CONFLICT` when it is not in that state any more
 */
export async function lockImport(
  req: PayloadRequest,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
): Promise<{ handled: number; result: StoredResult }> {
  const [row] = await runSql(req)<{ handled: number; result: StoredResult | null }>`
    select handled::int as handled, result from imports
    where id = ${id} and state = ${state} for update`
  if (!row) {
    throw new AppError('CONFLICT', { message: ownerMessages.moveIn.notNow })
  }
  return { handled: row.handled, result: { ...emptyResult, ...row.result } }
}

/** Notes how far an import is; what is made for good may fail again. */
export async function noteProgress(
  req: PayloadRequest,
  id: string,
  { handled, result, isKept = true }: { handled?: number; result?: StoredResult; isKept?: boolean },
): Promise<void> {
  await runSql(req)`
    update imports set attempts = case when ${isKept} then 0 else attempts end,
      handled = coalesce(${handled ?? null}::numeric, handled),
      result = coalesce(${result ? JSON.stringify(result) : null}::jsonb, result),
      updated_at = now()
    where id = ${id}`
}

/** Ends what a job was at, unless that has ended already. */
export async function endRun(
  req: PayloadRequest,
  { id, state }: Pick<ImportRow, 'id' | 'state'>,
  next: { state: ImportState; problem?: string; total?: number; findings?: ImportFindings },
): Promise<void> {
  const { findings, total, problem } = next
  await runSql(req)`
    update imports set state = ${next.state}, problem = ${problem ?? null}, attempts = 0,
      total = coalesce(${total ?? null}::numeric, total),
      findings = coalesce(${findings ? JSON.stringify(findings) : null}::jsonb, findings),
      updated_at = now()
    where id = ${id} and state = ${state}`
}
