import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { liftLimits } from '@/src/server/runtime/connect-to-database'

type Migrations = NonNullable<PostgresAdapter['prodMigrations']>

/**
 * Runs what is missing of the committed migrations, however long each takes. Payload types them for any database,
 * ours for PostgreSQL.
 */
export async function runMigrations(
  payload: Pick<Payload, 'db'>,
  migrations: Migrations,
): Promise<void> {
  const { pool, migrate } = payload.db as unknown as Pick<PostgresAdapter, 'pool'> & {
    migrate: (args: { migrations: Migrations }) => Promise<void>
  }
  const restoreLimits = liftLimits(pool)
  await migrate.call(payload.db, { migrations }).finally(restoreLimits)
}
