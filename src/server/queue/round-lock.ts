import pLimit from 'p-limit'
import type { Client } from 'pg'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

/** Beside those of `session-lock.ts`; the second number of the lock names the round. */
const lockClass = 727_003
/** A connection that has gone without a word is given up after this long. */
const answerWithinMs = 10_000

export type RoundLock = {
  /** Does a round unless one of that name is under way, in whichever process. */
  run: (name: string, work: () => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Keeps rounds of several workers apart, by locks on a connection of its own: those of a process that dies are free
 * at once. A round whose connection breaks runs on, which is why rounds must be safe to repeat all the same.
 */
export function createRoundLock(): RoundLock {
  let connecting: Promise<Client> | undefined
  // A connection takes one query after the other.
  const inTurn = pLimit(1)

  function connection(): Promise<Client> {
    if (!connecting) {
      const opened = connectToDatabase({ waitMs: 0, name: 'bandstand-rounds' })
      opened.then(
        (client) => client.once('end', () => forget(opened)),
        () => forget(opened),
      )
      connecting = opened
    }
    return connecting
  }

  function forget(opened: Promise<Client>): void {
    connecting = connecting === opened ? undefined : connecting
  }

  async function ask(opened: Promise<Client>, call: string, name: string): Promise<boolean> {
    const client = await opened
    const query = {
      text: `select ${call}($1, hashtext($2)) as "isDone"`,
      values: [lockClass, name],
      query_timeout: answerWithinMs,
    }
    try {
      const { rows } = await inTurn(() => client.query<{ isDone: boolean }>(query))
      return rows[0]?.isDone ?? false
    } catch (error) {
      // With its locks, also those that nobody could give back. The next round has another one, even before it has ended.
      forget(opened)
      client.end().catch(() => undefined)
      throw error
    }
  }

  return {
    run: async (name, work) => {
      const opened = connection()
      if (!(await ask(opened, 'pg_try_advisory_lock', name))) {
        return
      }
      try {
        await work()
      } finally {
        await ask(opened, 'pg_advisory_unlock', name).catch(() => undefined)
      }
    },
    stop: async () => {
      const client = await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
