import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { env } from '@/src/core/env'

/**
 * A connection of its own, for what happens before Payload is loaded.
 *
 * @throws {Error} with one sentence when the database does not answer within the time
 */
export async function connectToDatabase({ waitMs }: { waitMs: number }): Promise<Client> {
  const deadline = Date.now() + waitMs
  while (true) {
    const client = new Client({
      connectionString: env().databaseUrl,
      application_name: 'bandstand-migrate',
      connectionTimeoutMillis: 5000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() >= deadline) {
        throw new Error(`The database at DATABASE_URL does not answer (${reasonOf(error)}).`)
      }
      await sleep(500)
    }
  }
}

/** A host with several addresses fails once for each, in an error without a message of its own. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const reason = first instanceof Error ? first.message : String(first)
  return reason.replaceAll(/\s+/g, ' ')
}
