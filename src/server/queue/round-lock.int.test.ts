import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { createRoundLock } from '@/src/server/queue/round-lock'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const [one, other] = [createRoundLock(), createRoundLock()]
afterAll(() => Promise.all([one.stop(), other.stop()]))

it('leaves a round to the worker that does it, and lets others do other rounds', async () => {
  const [same, different] = [vi.fn(), vi.fn()]
  await one.run('sweep', async () => {
    await other.run('sweep', same)
    await other.run('dust', different)
  })
  expect([same.mock.calls.length, different.mock.calls.length]).toEqual([0, 1])
  await other.run('sweep', same)
  expect(same).toHaveBeenCalledTimes(1)
})

it('frees a round that failed, and those of a worker whose connection is gone', async () => {
  await expect(one.run('sweep', () => Promise.reject(new Error('No')))).rejects.toThrow('No')
  const done = vi.fn()
  await one.run('sweep', async () => {
    await rowsOf(
      payload,
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'bandstand-rounds' and datname = current_database()`,
    )
    // Its own connection is gone, too: at the next turn it has another one. PostgreSQL frees the lock a moment later.
    await expect
      .poll(async () => {
        await other.run('sweep', done).catch(() => undefined)
        return done.mock.calls.length
      })
      .toBe(1)
  })
  await one.run('sweep', done)
  expect(done).toHaveBeenCalledTimes(2)
})

it('asks one question after the other, however many rounds begin at once', async () => {
  const warned = vi.spyOn(process, 'emitWarning')
  const done = vi.fn()
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => one.run(`round ${at}`, async () => done())),
  )
  expect(done).toHaveBeenCalledTimes(20)
  expect(warned).not.toHaveBeenCalled()
})
