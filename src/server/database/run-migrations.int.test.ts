import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { runMigrations } from '@/src/server/database/run-migrations'

it('gives a migration more time than a request has', async () => {
  const limits = { statement_timeout: 100, query_timeout: 150 }
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, ...limits })
  const slow = () => pool.query('select pg_sleep(0.3)')
  await expect(slow()).rejects.toThrow('timeout')
  try {
    const db = { pool, migrate: slow }
    await runMigrations({ db } as unknown as Parameters<typeof runMigrations>[0], [])
  } finally {
    await pool.end()
  }
})
