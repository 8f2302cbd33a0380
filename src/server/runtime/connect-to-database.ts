import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { env, forgetEnv } from '@/src/core/env'
import { surviveLostConnections } from '@/src/server/database/survive-lost-connections'
import { observePool } from '@/src/server/observability/observe-pool'

/** Sent with the connection and read back: a pooler refuses it or swallows it. */
const probeMs = 9_999
/** Wrong password, no such role, no such database: waiting mends none of them. */
const isWrongAddress = (error: unknown) =>
  error instanceof DatabaseError && ['28P01', '28000', '3D000'].includes(error.code ?? '')

/**
 * A session of its own without limits, past any pooler, for what no visitor waits for: locks that last, and
 * what happens before Payload is loaded.
 *
 * @throws {Error} with one sentence when the database does not answer within the time, or a pooler does
 */
export async function connectToDatabase({
  waitMs,
  name = 'bandstand-migrate',
}: {
  waitMs: number
  name?: string
}): Promise<Client> {
  const deadline = Date.now() + waitMs
  const variable = env().hasPooler ? 'DIRECT_DATABASE_URL' : 'DATABASE_URL'
  while (true) {
    const client = new Client({
      connectionString: env().directDatabaseUrl,
      application_name: name,
      connectionTimeoutMillis: 5000,
      statement_timeout: probeMs,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await refusePooler(client)
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      const reason = reasonOf(error)
      if (/unsupported startup parameter/.test(reason)) {
        throw new Error(
          `${variable} leads through a connection pooler, which cannot hold locks: set DIRECT_DATABASE_URL to the address of PostgreSQL itself.`,
        )
      }
      if (isWrongAddress(error) || Date.now() >= deadline) {
        throw new Error(`The database at ${variable} does not answer (${reason}).`)
      }
      await sleep(500)
    }
  }
}

/** A pooler told to ignore settings of connections says nothing of it. */
async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ ms: string }>(
    `select setting as ms from pg_settings where name = 'statement_timeout'`,
  )
  if (rows[0]?.ms !== String(probeMs)) {
    throw new Error('unsupported startup parameter')
  }
}

/** A host with several addresses fails once for each, in an error without a message of its own. */
export function firstErrorOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error
}

function reasonOf(error: unknown): string {
  const first = firstErrorOf(error)
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

/** Which database the pools of this process connect to, and how long they wait for it. */
export function poolConfig(): PoolConfig {
  const { statement_timeout, idle_in_transaction_session_timeout, ...ofClient } = poolLimits
  return {
    connectionString: env().databaseUrl,
    // A pooler takes no settings of a connection. There the role has them, see `limit-role.ts`.
    ...(env().hasPooler ? ofClient : poolLimits),
  }
}

/** Connections beside Payload's pool: see `server.ts`, `worker.ts` and `round-lock.ts`. */
export const smallPools = { hosts: 2, worker: 3, rounds: 1 }

/** A small pool of its own, which survives restarts of the database. */
export function createPool({ name, max }: { name: string; max: number }): Pool {
  const pool = new Pool({
    ...poolConfig(),
    application_name: name,
    max,
  })
  surviveLostConnections(pool, name)
  observePool(pool, name)
  return pool
}

/** For commands that change limits of their sessions: what loads from now on goes past the pooler. */
export function bypassPooler(): void {
  process.env.DATABASE_URL = env().directDatabaseUrl
  forgetEnv()
}

/**
 * Lifts the limits of connections that are taken from now on, for commands that no visitor waits for.
 *
 * @returns what ends that, for connections that are taken later
 */
export function liftLimits(pool: Pick<Pool, 'connect'>): () => void {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool)
  const connectLifted = async () => {
    const client = await connect()
    await lift(client)
    return client
  }
  const { connect: before } = pool
  // With a callback when the pool itself runs a query.
  pool.connect = ((callback?: OnConnect) =>
    callback
      ? void connectLifted().then((client) => callback(undefined, client, client.release), callback)
      : connectLifted()) as Pool['connect']
  return () => {
    pool.connect = before
  }
}

type OnConnect = (
  error: Error | undefined,
  client?: PoolClient,
  done?: (release?: boolean) => void,
) => void

/** A statement that waits for a table makes all later ones wait as well, those of visitors too. */
const lockTimeout = '15s'

/** The server's limits, and the client's own, which counts many statements in one query as one. */
async function lift(client: PoolClient): Promise<void> {
  const { connectionParameters } = client as unknown as {
    connectionParameters: { query_timeout: number | undefined }
  }
  connectionParameters.query_timeout = undefined
  await client
    .query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '${lockTimeout}'`,
    )
    .catch(() => undefined)
}
