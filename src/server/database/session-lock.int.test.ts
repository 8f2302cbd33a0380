import { Pool } from 'pg'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { limitRole } from '@/src/server/database/limit-role'
import { withSessionLock } from '@/src/server/database/session-lock'
import { logger } from '@/src/server/logger'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'
import { migrateDatabase } from '@/src/server/runtime/migrations'
import { checkSecret } from '@/src/server/runtime/secret-check'
import { databaseUrl, setEnvironment } from '@/src/testing/environment'

const pool = new Pool({ connectionString: databaseUrl() })
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await pool.end()
})

it('tells in the log whom it waits for, and goes on when that has ended', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  const [first, second] = await Promise.all([
    connectToDatabase({ waitMs: 0 }),
    connectToDatabase({ waitMs: 0 }),
  ])
  const order: string[] = []
  let end = () => {}
  let begin = () => {}
  const begun = new Promise<void>((done) => (begin = done))
  const held = withSessionLock(first, 'queues', () => {
    begin()
    return new Promise<void>((done) => (end = done))
  })
  await begun
  const waiting = withSessionLock(second, 'queues', async () => order.push('second'))
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({
      msg: 'Waiting for another process: queues',
      holder: expect.objectContaining({ application: 'bandstand-migrate' }),
    }),
  )
  order.push('first ends')
  end()
  await Promise.all([held, waiting])
  expect(order).toEqual(['first ends', 'second'])
  await Promise.all([first.end(), second.end()])
})

it('refuses a second secret, unless it is to replace the first', async () => {
  const client = await connectToDatabase({ waitMs: 0 })
  const check = (replacesSecret = false) => checkSecret(client, { replacesSecret })
  await check()
  await check()
  setEnvironment({ PAYLOAD_SECRET: 'another-secret-another-secret-0123' })
  await expect(check()).rejects.toThrow(/^PAYLOAD_SECRET is not the one.*\.$/)
  await check(true)
  await check()
  await client.end()
})

it('does not serve a database of a newer release', async () => {
  await pool.query(`insert into payload_migrations (name, batch) values ('29990101_000000_x', 9)`)
  await expect(migrateDatabase('.')).rejects.toThrow(/newer release.*29990101_000000_x.*\.$/)
  await pool.query(`delete from payload_migrations where batch = 9`)
})

it('gives the role limits that poolers cannot set, once', async () => {
  const client = await connectToDatabase({ waitMs: 0 })
  const settings = async () =>
    (
      await client.query<{ list: string[] }>(
        `select setconfig as list from pg_db_role_setting
         where setdatabase = (select oid from pg_database where datname = current_database())`,
      )
    ).rows
  await limitRole(client, databaseUrl())
  const [before] = await settings()
  expect(before?.list.map((setting) => setting.split('=')[0])).toEqual([
    'statement_timeout',
    'idle_in_transaction_session_timeout',
  ])
  await client.query(
    `do $$ begin execute format('alter role current_user in database %I set statement_timeout = 7', current_database()); end $$`,
  )
  await limitRole(client, databaseUrl())
  expect((await settings())[0]?.list).toContain('statement_timeout=7')
  await client.query(
    `do $$ begin execute format('alter role current_user in database %I reset all', current_database()); end $$`,
  )
  await client.end()
})
