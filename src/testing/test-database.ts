import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '@/src/testing/with-database'

/** Clones the migrated template, or another database. Answers the connection string. */
export async function createDatabase(template = inject('templateDatabase')): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const maintenanceUrl = withDatabase(inject('postgresUrl'), 'postgres')
  await withClient(maintenanceUrl, (client) =>
    client.query(`create database ${database} template ${template}`),
  )
  return withDatabase(maintenanceUrl, database)
}

/** The last object of the migrations: whatever has a higher id was made by tests. */
export async function lastObject(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ last: number }>(
      'select max(oid)::int as last from (select oid from pg_class union all select oid from pg_proc) o',
    )
    return rows[0]?.last ?? 0
  })
}

/** A larger table is truncated. To truncate a small one takes longer than to delete its rows, for it makes new files. */
const largeBytes = 256 * 1024

/**
 * Empties the tables that have rows which the migrations did not write, and drops functions and tables that tests made.
 * Triggers are off meanwhile, the audit log's too.
 */
export async function emptyDatabase(databaseUrl: string, last: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const made = await client.query<{ drop: string }>(
      `select 'drop function ' || oid::regprocedure || ' cascade' as drop from pg_proc
        where pronamespace = 'public'::regnamespace and oid > $1
      union all select 'drop table ' || oid::regclass || ' cascade' from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and oid > $1`,
      [last],
    )
    for (const { drop } of made.rows) {
      await client.query(drop)
    }
    // Also tables from which all rows were deleted: they keep their size until PostgreSQL cleans them up.
    const filled = await client.query<{ name: string; isLarge: boolean }>(
      `select c.oid::regclass as name, pg_relation_size(c.oid) > $1 as "isLarge"
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'jobs') and c.relkind = 'r' and pg_relation_size(c.oid) > 0
          and not (n.nspname = 'jobs' and c.relname in ('version', 'queue'))
          and c.relname <> 'payload_migrations'`,
      [largeBytes],
    )
    const large = filled.rows.filter(({ isLarge }) => isLarge).map(({ name }) => name)
    const statements = [
      'set session_replication_role = replica',
      ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
      ...filled.rows.filter(({ isLarge }) => !isLarge).map(({ name }) => `delete from ${name}`),
    ]
    await client.query(statements.join(';'))
  })
}

async function withClient<Result>(
  connectionString: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
