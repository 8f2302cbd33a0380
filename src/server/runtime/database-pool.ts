import { Pool, type PoolConfig } from 'pg'
import { env } from '@/src/core/env'
import { surviveLostConnections } from '@/src/server/database/lost-connections'

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
