import { afterEach, expect, it, vi } from 'vitest'
import { longestGapMs } from '@/src/server/caching/invalidation-log'
import { createClearingOrder } from '@/src/server/caching/shared/clearing-order'
import type { Redis } from '@/src/server/caching/shared/redis'
import { createSharedCache, type Made } from '@/src/server/caching/shared/shared-cache'

afterEach(() => void vi.useRealTimers())

/** Keeps in this process what a server would. */
function createStore() {
  const kept = new Map<string, Buffer>()
  let isAway = false
  const ask = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (isAway) {
      throw new Error('away')
    }
    return answer()
  }
  const redis: Redis = {
    get: (key) => ask(() => kept.get(key) ?? null),
    set: (key, value) => ask(() => void kept.set(key, value)),
    claim: (key) => ask(() => !kept.has(key) && Boolean(kept.set(key, Buffer.of(1)))),
    remove: (key) => ask(() => void kept.delete(key)),
    isAway: () => isAway,
    close: async () => undefined,
  }
  const setAway = (away: boolean) => {
    isAway = away
  }
  return { kept, redis, setAway }
}

const makingIn = ({ kept }: { kept: Map<string, Buffer> }) =>
  [...kept.keys()].filter((key) => key.startsWith('bandstand:1:making:'))

const reading = (snapshot: string, cleared: Record<string, string> = {}) => ({
  snapshot,
  cleared,
  isReplaced: false,
})
const page: Made<object> = {
  value: { html: '<p>é</p>', rscData: Buffer.from([0, 255]), segments: new Map([['a', 1]]) },
  tags: ['page:1'],
  cacheControl: { revalidate: false },
}

function startProcess({ redis }: { redis: Redis }, prefix = 'bandstand:1:') {
  const order = createClearingOrder(reading('10:10:'))
  return { order, cache: createSharedCache<object>({ redis, order, prefix }) }
}

it('gives one process what another has made, bytes and all', async () => {
  const store = createStore()
  const [one, other] = [startProcess(store), startProcess(store)]
  await one.cache.keep('a', page, one.cache.snapshot())
  expect(await other.cache.find('a', { awaits: true })).toMatchObject(page)
})

it('keeps installations and releases apart, and writes no key without their name', async () => {
  const store = createStore()
  const [one, other] = [startProcess(store), startProcess(store, 'bandstand:2:')]
  await one.cache.find('a', { awaits: true })
  await one.cache.keep('b', page, one.cache.snapshot())
  expect(await other.cache.find('b', { awaits: false })).toBeNull()
  expect([...store.kept.keys()].every((key) => key.startsWith('bandstand:1:'))).toBe(true)
})

it('answers nothing that was made before a change, whoever was away when it was cleared', async () => {
  const store = createStore()
  const [one, other] = [startProcess(store), startProcess(store)]
  await one.cache.keep('a', page, one.cache.snapshot())
  store.setAway(true)
  other.order.note(reading('13:13:', { 'page:1': '12' }))
  store.setAway(false)
  expect(await other.cache.find('a', { awaits: false })).toBeNull()
  await other.cache.keep('a', page, other.cache.snapshot())
  expect(await other.cache.find('a', { awaits: false })).not.toBeNull()
})

it('answers nothing that is older than the log of changes', async () => {
  const store = createStore()
  const { cache } = startProcess(store)
  await cache.keep('a', page, cache.snapshot())
  vi.useFakeTimers({ now: Date.now() + longestGapMs + 1, toFake: ['Date'] })
  expect(await cache.find('a', { awaits: false })).toBeNull()
})

it('has nothing, and loses nothing, while it is away or holds what is no entry', async () => {
  const store = createStore()
  const { cache } = startProcess(store)
  await cache.keep('broken', page, cache.snapshot())
  for (const key of store.kept.keys()) {
    store.kept.set(key, Buffer.from('no entry'))
  }
  expect(await cache.find('broken', { awaits: true })).toBeNull()
  store.setAway(true)
  expect(await cache.find('a', { awaits: true })).toBeNull()
  await cache.keep('a', page, cache.snapshot())
})

it('lets one process make a page for all that ask for it at once', async () => {
  const store = createStore()
  const processes = Array.from({ length: 10 }, () => startProcess(store))
  let made = 0
  const answers = processes.map(async ({ cache }) => {
    const found = await cache.find('a', { awaits: true })
    if (found) {
      return found
    }
    made += 1
    await cache.keep('a', page, cache.snapshot())
    return page
  })
  expect(await Promise.all(answers)).toHaveLength(10)
  expect(made).toBe(1)
  expect(makingIn(store)).toEqual([])
})

it('lets the next one make it when the first had nothing to keep, or has died', async () => {
  const store = createStore()
  const [one, other, third] = [startProcess(store), startProcess(store), startProcess(store)]
  expect(await one.cache.find('a', { awaits: true })).toBeNull()
  const waiting = other.cache.find('a', { awaits: true })
  one.cache.giveUp('a')
  expect(await waiting).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'] })
  const waitingLonger = third.cache.find('a', { awaits: true })
  vi.setSystemTime(Date.now() + 10_000)
  expect(await waitingLonger).toBeNull()
})

it('takes no claim from another that was made when its own had ended', async () => {
  const store = createStore()
  const { cache } = startProcess(store)
  vi.useFakeTimers({ toFake: ['Date'] })
  await cache.find('a', { awaits: true })
  vi.setSystemTime(Date.now() + 4000)
  await cache.keep('a', page, cache.snapshot())
  expect(makingIn(store)).toHaveLength(1)
})
