import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { runSql } from '@/src/server/transaction'

/** Longer than a part takes to store; a process that was killed meanwhile keeps others out for so long. */
const longestSeconds = 120

/**
 * Stores a part of a file while nobody else does, in this process or another. Without a transaction: storages may
 * be slow, and a connection that waited for one would be missing to everybody else.
 *
 * @throws {AppError} `NOT_FOUND` for a file that nobody announced, `IN_PROGRESS` while a part of it is stored
 */
export async function withUploadTurn<Result>(
  req: PayloadRequest,
  key: string,
  store: () => Promise<Result>,
): Promise<Result> {
  const [turn] = await runSql(req)<{ until: string }>`
    update incoming_uploads set busy_until = now() + make_interval(secs => ${longestSeconds})
    where key = ${key} and (busy_until is null or busy_until < now())
    returning busy_until::text as until`
  if (!turn) {
    const known = await runSql(req)`select 1 from incoming_uploads where key = ${key}`
    throw new AppError(known.length > 0 ? 'IN_PROGRESS' : 'NOT_FOUND')
  }
  try {
    return await store()
  } finally {
    // Of a turn that took too long another one may have begun.
    await runSql(req)`
      update incoming_uploads set busy_until = null
      where key = ${key} and busy_until = ${turn.until}::timestamptz`
  }
}
