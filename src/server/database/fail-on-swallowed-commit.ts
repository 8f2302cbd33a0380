import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Transaction = PostgresAdapter['sessions'][string]['db']

/**
 * Makes a failed COMMIT an error. Payload's own adapter swallows it, so a write that the database
 * lost (restart, broken connection, deferred constraint) would be answered as done. Call it once,
 * in `onInit`.
 */
export function failOnSwallowedCommit(payload: Payload): void {
  const adapter = payload.db as unknown as PostgresAdapter

  adapter.beginTransaction = async (options) => {
    const id = randomUUID()
    adapter.sessions[id] = await openTransaction(adapter, options)
    return id
  }

  adapter.commitTransaction = async (pending) => {
    const id = String(await pending)
    const session = adapter.sessions[id]
    // No session: a nested failure has rolled it back already, as in Payload's own adapter.
    delete adapter.sessions[id]
    await session?.resolve()
  }
}

type Session = { db: Transaction; resolve: () => Promise<void>; reject: () => Promise<void> }

/** Turns Drizzle's callback into a handle that is committed or rolled back from elsewhere. */
function openTransaction(
  adapter: PostgresAdapter,
  options: Parameters<PostgresAdapter['beginTransaction']>[0],
): Promise<Session> {
  return new Promise<Session>((opened, failedToOpen) => {
    const ended: Promise<void> = adapter.drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollBack) => {
          opened({
            db: db as unknown as Transaction,
            resolve: () => {
              commit()
              return ended
            },
            reject: () => {
              rollBack(new Error('Rolled back'))
              return ended.catch(() => undefined)
            },
          })
        }),
      (options ?? adapter.transactionOptions) as Parameters<
        PostgresAdapter['drizzle']['transaction']
      >[1],
    )
    // Also keeps a rollback that nobody waits for from ending the process.
    ended.catch(failedToOpen)
  })
}
