import { createLocalReq } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { type Cleared, revalidateTags } from '@/src/server/caching/cache-tags'
import { purgeCdn, purgeFormerBuild } from '@/src/server/caching/cdn/purge-cdn'
import { withTx } from '@/src/server/transaction'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
let purged: Cleared[] = []
let isDown = false

/** A round that is due. */
async function round(): Promise<Cleared[]> {
  purged = []
  await pool.query("update cdn_purges set next_round_at = '-infinity'")
  await purgeCdn(pool, {
    pageHeaders: () => null,
    purge: async (cleared) => {
      if (isDown) {
        throw new Error('The CDN is away')
      }
      purged.push(cleared)
    },
  })
  return purged
}

async function change(...tags: string[]): Promise<void> {
  await revalidateTags(await createLocalReq({}, payload), ...tags)
}

beforeEach(async () => {
  isDown = false
  await pool.query('delete from cdn_purges')
  await round()
  await round()
})

it('purges everything at first, when nothing is known of what the CDN keeps', async () => {
  await pool.query('delete from cdn_purges')
  expect(await round()).toEqual(['everything'])
})

it('purges twice what was committed, and then no more', async () => {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    await revalidateTags(req, 'early')
    expect(await round()).toEqual([])
  })
  await change('late')
  expect((await round())[0]).toEqual(expect.arrayContaining(['early', 'late']))
  expect((await round())[0]).toEqual(expect.arrayContaining(['early', 'late']))
  expect(await round()).toEqual([])
})

it('writes nothing while nothing changes', async () => {
  const version = async () =>
    (await pool.query<{ version: string }>('select xmin::text as version from cdn_purges')).rows
  const idle = { pageHeaders: () => null, purge: () => Promise.reject(new Error('Nothing to do')) }
  await pool.query("update cdn_purges set next_round_at = '-infinity'")
  const before = await version()
  await purgeCdn(pool, idle)
  expect(await version()).toEqual(before)
  // The next change is purged twice all the same.
  await change('one')
  expect(await round()).toEqual([['one']])
  expect(await round()).toEqual([['one']])
  expect(await round()).toEqual([])
})

it('never purges what was rolled back', async () => {
  const req = await createLocalReq({}, payload)
  const failing = withTx(req, async () => {
    await revalidateTags(req, 'never')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await round()).toEqual([])
})

it('purges later what failed', async () => {
  await change('one')
  isDown = true
  await expect(round()).rejects.toThrow('The CDN is away')
  isDown = false
  await change('two')
  expect((await round())[0]).toEqual(expect.arrayContaining(['one', 'two']))
})

it('purges everything after an outage that was longer than the log', async () => {
  await pool.query("update cdn_purges set purged_at = now() - interval '1 day'")
  expect(await round()).toEqual(['everything'])
})

it('purges every page when processes of another build begin to serve, but not when one starts again later', async () => {
  await purgeFormerBuild(pool, 'one')
  expect(await round()).toEqual(['everything'])
  expect(await round()).toEqual(['everything'])
  // Another process of the former build has answered meanwhile.
  await purgeFormerBuild(pool, 'one')
  expect(await round()).toEqual(['everything'])
  expect(await round()).toEqual(['everything'])
  await pool.query("update cache_invalidations set logged_at = logged_at - interval '2 hours'")
  await purgeFormerBuild(pool, 'one')
  expect(await round()).toEqual([])
  await purgeFormerBuild(pool, 'two')
  expect(await round()).toEqual(['everything'])
  await purgeFormerBuild(pool, 'one')
  expect(await round()).toEqual(['everything'])
})

it('purges once when many try at the same time', async () => {
  await change('one')
  await pool.query("update cdn_purges set next_round_at = '-infinity'")
  const calls: Cleared[] = []
  let ended = 0
  const cdn = {
    pageHeaders: () => null,
    purge: async (cleared: Cleared) => {
      calls.push(cleared)
      await expect.poll(() => ended).toBe(7)
    },
  }
  const rounds = Array.from({ length: 8 }, async () => {
    await purgeCdn(pool, cdn)
    ended += 1
  })
  await Promise.all(rounds)
  expect(calls).toEqual([['one']])
})
