import { Client, type Pool } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildIndex } from '@/src/server/database/build-index'
import { runMigrations } from '@/src/server/database/run-migrations'
import { logger } from '@/src/server/logger'
import { databaseUrl } from '@/src/testing/environment'
import { payload } from '@/src/testing/test-payload'

const pool = payload.db.pool as Pool

beforeAll(async () => {
  await pool.query('create table numbers (n integer)')
  await pool.query('insert into numbers select generate_series(1, 100)')
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await pool.query('drop table numbers')
})

/** Whether it is complete; null when there is none. */
async function isValid(name: string): Promise<boolean | null> {
  const { rows } = await pool.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
    [name],
  )
  return rows[0]?.isValid ?? null
}

it('builds an index within a migration, and again what was left half built', async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const index = { name: 'numbers_idx', on: 'numbers (n)', isUnique: true }
  const migrate = () =>
    runMigrations(payload, [
      { name: '29990101_000000_index', up: () => buildIndex(index), down: async () => undefined },
    ] as unknown as Parameters<typeof runMigrations>[1])
  // As a process that is killed meanwhile leaves it.
  await pool.query('insert into numbers values (1)')
  await expect(buildIndex(index)).rejects.toThrow('could not create unique index')
  expect(await isValid('numbers_idx')).toBe(false)
  await pool.query('delete from numbers where n = 1')

  await migrate()
  expect(await isValid('numbers_idx')).toBe(true)
  await buildIndex(index)
  const { rowCount } = await pool.query(
    `delete from payload_migrations where name = '29990101_000000_index'`,
  )
  expect(rowCount).toBe(1)
})

it('keeps nobody from writing, and tells whom it waits for', async () => {
  const told = vi.spyOn(logger, 'info').mockImplementation(() => {})
  const other = new Client({ connectionString: databaseUrl() })
  await other.connect()
  await other.query('begin; insert into numbers values (1000)')
  const building = buildIndex({ name: 'slow_idx', on: 'numbers (n)' }, { tellEveryMs: 50 })
  await expect
    .poll(() => told.mock.calls.flat())
    .toContainEqual(
      expect.objectContaining({
        index: 'slow_idx',
        phase: expect.stringContaining('waiting'),
        waitsFor: expect.any(Number),
      }),
    )
  await pool.query('insert into numbers values (2000)')
  expect(await isValid('slow_idx')).toBe(false)
  await other.query('commit')
  await other.end()
  await building
  expect(await isValid('slow_idx')).toBe(true)
})
