import type { Payload } from 'payload'
import pg from 'pg'
import { databaseUrl } from '@/src/testing/environment'

/** Breaks every connection and lets no new one through, until the answer is called. */
export async function disconnectDatabase(payload: Payload): Promise<() => void> {
  const { options } = payload.db.pool
  const reachable = options.connectionString
  const unreachable = new URL(databaseUrl())
  unreachable.port = '1'
  options.connectionString = unreachable.href

  const admin = new pg.Client({ connectionString: databaseUrl() })
  await admin.connect()
  // Not those of the server itself, such as one that vacuums: nobody but a superuser ends them.
  await admin.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`)
  await admin.end()
  return () => {
    options.connectionString = reachable
  }
}
