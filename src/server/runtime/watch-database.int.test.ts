import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slugs } from '@/src/core/slugs'
import {
  type Cleared,
  onRevalidateTags,
  revalidateTags,
  withDeferredRevalidation,
} from '@/src/server/caching/cache-tags'
import { longestGapMs } from '@/src/server/caching/invalidation-log'
import { type DatabaseWatch, watchDatabase } from '@/src/server/runtime/watch-database'
import { withTx } from '@/src/server/transaction'
import { createProduct, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const { product } = await createProduct(payload, luna.profile.id)
const { connectionString } = payload.db.pool.options

let pool: pg.Pool
let watch: DatabaseWatch
let heard: Cleared[] = []
let stopHearing = () => undefined as unknown

/** What another process tells this one: nothing that was cleared here counts. */
const told = async () => {
  await watch.wasAwaySince(Date.now() + 1000)
  return heard.flat().sort()
}

beforeEach(async () => {
  pool = new pg.Pool({ connectionString, max: 2, application_name: 'watch-test' })
  pool.on('error', () => undefined)
  watch = await watchDatabase(pool)
  // Tests ask themselves.
  watch.stop()
  heard = []
  stopHearing = onRevalidateTags((cleared) => heard.push(cleared))
})
afterEach(async () => {
  vi.useRealTimers()
  stopHearing()
  await pool.end()
})

/** Writes as a process does that has no caches, such as a worker. */
async function change(...tags: string[]): Promise<void> {
  await revalidateTags(await createLocalReq({}, payload), ...tags)
  heard = []
}

/**
 * Ends when a snapshot tells what was changed from what is under way: transactions of other tests, too, as all
 * databases of a server count them together.
 */
async function settled(): Promise<void> {
  const { rows } = await pool.query<{ xid: string }>(
    'select max(xid::text::bigint)::text as xid from cache_invalidations',
  )
  const isSettled = async () => {
    const { rows: found } = await pool.query<{ is: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > $1::bigint as is',
      [rows[0]?.xid],
    )
    return found[0]?.is
  }
  await expect.poll(isSettled).toBe(true)
}

it('tells what was committed, in whatever order transactions began', async () => {
  const early = await createLocalReq({}, payload)
  await withTx(early, async () => {
    await revalidateTags(early, 'early')
    heard = []
    await change('late')
    expect(await told()).toEqual(['late'])
  })
  heard = []
  expect(await told()).toEqual(['early'])
  heard = []
  expect(await told()).toEqual([])
})

it('tells nothing of what was rolled back', async () => {
  const req = await createLocalReq({}, payload)
  const failing = withTx(req, async () => {
    await payload.update({
      collection: slugs.products,
      id: product.id,
      data: { isPublished: false },
      req,
    })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  heard = []
  expect(await told()).toEqual([])
})

it('tells of a product that is taken out of the store with its commit', async () => {
  await payload.update({
    collection: slugs.products,
    id: product.id,
    data: { isPublished: false },
  })
  heard = []
  expect(await told()).toContain(`product:${luna.profile.id}:${product.id}`)
})

it('is not told again what was cleared here after the commit', async () => {
  await withDeferredRevalidation(async () => {
    await revalidateTags(await createLocalReq({}, payload), 'own')
  })
  expect(heard).toEqual([['own']])
  heard = []
  expect(await told()).toEqual([])
})

it('misses nothing while its connections are cut', async () => {
  await change('before')
  await payload.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watch-test'`,
  )
  await change('meanwhile')
  await expect.poll(told).toEqual(expect.arrayContaining(['before', 'meanwhile']))
})

it('asks before anything is answered by a process that was suspended', async () => {
  await change('meanwhile')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await watch.catchUp()
  expect(heard.flat()).toContain('meanwhile')
  expect(watch.catchUp()).toBeUndefined()
})

it('does not take for news what it asked before it was suspended', async () => {
  let answer = () => undefined as unknown
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ask = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  let isAsked = false
  vi.spyOn(pool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
    const found = await ask(...args)
    isAsked = true
    await answered
    return found
  }) as never)
  void watch.wasAwaySince(Date.now() + 1000)
  await expect.poll(() => isAsked).toBe(true)
  await change('meanwhile')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const caughtUp = watch.catchUp()
  answer()
  await caughtUp
  expect(heard.flat()).toContain('meanwhile')
})

it('asks also when it finds its connections cut after it was suspended', async () => {
  await change('meanwhile')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  pool.emit('error', new Error('cut'), {} as never)
  await watch.catchUp()
  expect(heard.flat()).toContain('meanwhile')
})

it('forgets everything when it has not heard for longer than is remembered', async () => {
  await change('meanwhile')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + longestGapMs + 1000 })
  await watch.catchUp()
  expect(heard).toEqual(['everything'])
})

it('says what shows all changes, in a process that has just started too, and with its own changes', async () => {
  await change('page:1')
  await settled()
  const one = await watchDatabase(pool, { shares: true })
  one.stop()
  const hear = () => one.wasAwaySince(Date.now() + 1000)
  const snapshotOf = ({ order }: DatabaseWatch) => order?.snapshot() ?? ''
  const made = snapshotOf(one)
  expect(one.order?.isCurrent(made, ['page:1', 'page:2'])).toBe(true)

  await withDeferredRevalidation(async () => {
    await revalidateTags(await createLocalReq({}, payload), 'page:1')
    // What is made between commit and clearing is made of what is cleared only later.
    heard = []
    await hear()
    expect(heard).toEqual([['page:1']])
  })
  expect(one.order?.isCurrent(made, ['page:1'])).toBe(false)
  expect(one.order?.isCurrent(made, ['page:2'])).toBe(true)
  await settled()
  await hear()
  expect(one.order?.isCurrent(snapshotOf(one), ['page:1'])).toBe(true)

  const other = await watchDatabase(pool, { shares: true })
  other.stop()
  expect(other.order?.isCurrent(made, ['page:1'])).toBe(false)
  expect(other.order?.isCurrent(made, ['page:2'])).toBe(true)
})

it('takes for old what was made while an earlier transaction was still under way', async () => {
  const early = await createLocalReq({}, payload)
  let made = ''
  await withTx(early, async () => {
    await revalidateTags(early, 'page:1')
    await change('page:2')
    const during = await watchDatabase(pool, { shares: true })
    during.stop()
    made = during.order?.snapshot() ?? ''
  })
  await settled()
  const after = await watchDatabase(pool, { shares: true })
  after.stop()
  expect(after.order?.isCurrent(made, ['page:1'])).toBe(false)
  expect(after.order?.isCurrent(after.order.snapshot(), ['page:1', 'page:2'])).toBe(true)
})
