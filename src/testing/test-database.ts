import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from '@/src/testing/with-database'

const maintenanceUrl = () => withDatabase(inject('postgresUrl'), 'postgres')

/** Clones the migrated template. Answers the connection string. */
export async function createDatabase(): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await execute(
    maintenanceUrl(),
    `create database ${database} template ${inject('templateDatabase')}`,
  )
  return withDatabase(maintenanceUrl(), database)
}

/** Truncates what has rows that the migrations did not write. Triggers are off meanwhile, the audit log's too. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
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

const execute = (connectionString: string, statement: string): Promise<unknown> =>
  withClient(connectionString, (client) => client.query(statement))

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
