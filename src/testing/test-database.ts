import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** Tries again while autovacuum, which cannot be terminated, is busy in the database. */
export async function dropDatabase(databaseUrl: string, attempts = 20): Promise<void> {
  const database = new URL(databaseUrl).pathname.slice(1)
  try {
    await execute(maintenanceUrl(), `drop database if exists ${database} with (force)`)
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && error.code === '42501'
    if (!isBusy || attempts === 0) {
      throw error
    }
    await sleep(250)
    await dropDatabase(databaseUrl, attempts - 1)
  }
}

/**
 * Deletes all rows that the migrations did not write. Triggers and foreign keys are off meanwhile, so that
 * the order of the tables and the audit log's protection do not matter.
 *
 * @throws {Error} when a test file left a trigger behind
 */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  await execute(
    databaseUrl,
    `do $$
    declare
      found record;
      has_rows boolean;
    begin
      set local session_replication_role = replica;
      for found in
        select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'jobs')
          and not (schemaname = 'jobs' and tablename in ('version', 'queue'))
          and tablename <> 'payload_migrations'
      loop
        execute 'select exists (select 1 from ' || found.name || ')' into has_rows;
        if has_rows then
          execute 'delete from ' || found.name;
        end if;
      end loop;
    end $$`,
  )
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  // Dropping a database ends the connections that are still open to it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
