import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '@/src/testing/with-database'

/** Clones the migrated template. Answers the connection string. */
export async function createDatabase(): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const maintenanceUrl = withDatabase(inject('postgresUrl'), 'postgres')
  await withClient(maintenanceUrl, (client) =>
    client.query(`create database ${database} template ${inject('templateDatabase')}`),
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

/**
 * Truncates what has rows that the migrations did not write, and drops functions and tables that tests made.
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
    const tables = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'jobs')
        and not (schemaname = 'jobs' and tablename in ('version', 'queue'))
        and tablename <> 'payload_migrations'`)
    const filled = await client.query<{ name: string }>(
      tables.rows
        .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
        .join(' union all '),
    )
    if (filled.rows.length > 0) {
      const names = filled.rows.map(({ name }) => name).join(', ')
      await client.query(`set session_replication_role = replica; truncate ${names} cascade`)
    }
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
