import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

type Migrations = NonNullable<PostgresAdapter['prodMigrations']>

/**
 * Runs what is missing of the committed migrations, however long each takes: the limits of the pool are for what
 * a visitor waits for. Payload types migrations for any database, ours for PostgreSQL.
 */
export async function runMigrations(
  payload: Pick<Payload, 'db'>,
  migrations: Migrations,
): Promise<void> {
  const { pool, migrate } = payload.db as unknown as Pick<PostgresAdapter, 'pool'> & {
    migrate: (args: { migrations: Migrations }) => Promise<void>
  }
  pool.on('acquire', liftLimits)
  try {
    await migrate.call(payload.db, { migrations })
  } finally {
    pool.off('acquire', liftLimits)
  }
}

/** Both the server's limit and the client's own, which counts a file of many statements as one. */
function liftLimits(client: PoolClient): void {
  const { connectionParameters } = client as unknown as {
    connectionParameters: { query_timeout: number | undefined }
  }
  connectionParameters.query_timeout = undefined
  client.query('set statement_timeout = 0').catch(() => undefined)
}
