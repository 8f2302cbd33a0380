import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

type Database = PostgresAdapter['drizzle']

/**
 * Runs `fn` in one database transaction that every Local API call given the same `req` takes part
 * in, or inside the one that `req` already has.
 *
 * A nested call that fails ends the transaction even when its error is caught, and later writes
 * would then commit on their own; so the work is refused when the transaction is gone at the end.
 *
 * @throws whatever `fn` throws, after rolling back
 */
export async function withTx<Result>(
  req: PayloadRequest,
  fn: () => Promise<Result>,
): Promise<Result> {
  const isOwner = await initTransaction(req)
  try {
    const result = await fn()
    if (!req.transactionID) {
      throw new Error('The transaction was rolled back by a nested failure')
    }
    if (isOwner) {
      await commitTransaction(req)
    }
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Drizzle on the transaction of `req`, or on the pool when there is none; for `sql` statements. */
export async function txDb(req: PayloadRequest): Promise<Database> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const id = await req.transactionID
  return (id && (adapter.sessions[id]?.db as Database | undefined)) || adapter.drizzle
}

/** Runs a statement on {@link txDb} and answers its rows: await runSql(req)<Row>`select …`. */
export function runSql(req: PayloadRequest) {
  return async <Row extends Record<string, unknown> = Record<string, unknown>>(
    ...statement: Parameters<typeof sql>
  ): Promise<Row[]> => {
    const db = await txDb(req)
    const { rows } = await db.execute(sql(...statement))
    return rows as Row[]
  }
}
