import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

type Migrations = NonNullable<PostgresAdapter['prodMigrations']>

/** Runs what is missing of the committed migrations. Payload types them for any database, ours for PostgreSQL. */
export async function runMigrations(payload: Payload, migrations: Migrations): Promise<void> {
  const database = payload.db as unknown as {
    migrate: (args: { migrations: Migrations }) => Promise<void>
  }
  await database.migrate({ migrations })
}
