import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { env } from '@/src/core/env'
import { surviveLostConnections } from '@/src/server/database/survive-lost-connections'

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

/** Bounds that keep a slow or lost database from holding requests for ever. */
export const poolLimits = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  // Ends queries that the server will never answer, e.g. behind a dead network.
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
} satisfies PoolConfig

/** A small pool of its own, which survives restarts of the database. */
export function createPool({ name, max }: { name: string; max: number }): Pool {
  const pool = new Pool({
    ...poolLimits,
    connectionString: env().databaseUrl,
    application_name: name,
    max,
  })
  surviveLostConnections(pool, name)
  return pool
}

/**
 * Lifts the limits of connections that are taken from now on, for commands that no visitor waits for.
 *
 * @returns what ends that, for connections that are taken later
 */
export function liftLimits(pool: Pick<Pool, 'on' | 'off'>): () => void {
  pool.on('acquire', lift)
  return () => {
    pool.off('acquire', lift)
  }
}

/** The server's limits, and the client's own, which counts many statements in one query as one. */
function lift(client: PoolClient): void {
  const { connectionParameters } = client as unknown as {
    connectionParameters: { query_timeout: number | undefined }
  }
  connectionParameters.query_timeout = undefined
  client
    .query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    .catch(() => undefined)
}
