import {
  type WorkStore,
  workAsyncStorage,
} from 'next/dist/server/app-render/work-async-storage.external.js'
import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import type { PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import {
  announceCleared,
  revalidateTags,
  withDeferredRevalidation,
} from '@/src/server/caching/cache-tags'
import { cached, loadOnce, staleIfError } from '@/src/server/caching/data-cache'
import { logger } from '@/src/server/logger'

afterEach(() => vi.useRealTimers())

const request = {
  context: {},
  payload: {
    logger: { debug: () => undefined },
    db: { drizzle: { execute: async () => ({ rows: [] }) } },
  },
} as unknown as PayloadRequest
const fails = () => Promise.reject(new Error('no database'))

it('answers what was read last while reading fails, for five minutes', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  expect(await staleIfError('events:p1', async () => ['launch'])).toEqual(['launch'])
  vi.advanceTimersByTime(3_600_000)
  expect(await staleIfError('events:p1', fails)).toEqual(['launch'])
  vi.advanceTimersByTime(299_000)
  expect(await staleIfError('events:p1', fails)).toEqual(['launch'])
  expect(log).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2_000)
  await expect(staleIfError('events:p1', fails)).rejects.toThrow('no database')
  log.mockRestore()
})

it('fails when nothing was ever read', async () => {
  await expect(staleIfError('events:p2', fails)).rejects.toThrow('no database')
})

it('loads once for all who ask at the same time', async () => {
  const load = vi.fn(async () => ['launch'])
  await Promise.all([loadOnce('events', load), loadOnce('events', load), loadOnce('posts', load)])
  expect(load).toHaveBeenCalledTimes(2)
  await loadOnce('events', load)
  expect(load).toHaveBeenCalledTimes(3)
})

it('loads again for those who ask after something was cleared', async () => {
  let answer = (_: string) => {}
  const first = loadOnce('events', () => new Promise<string>((resolve) => (answer = resolve)))
  announceCleared(['events:p1'])
  expect(await loadOnce('events', async () => 'new')).toBe('new')
  answer('old')
  expect(await first).toBe('old')
})

it('loads again for a request that changed something itself', async () => {
  let answer = (_: string) => {}
  const first = loadOnce('events', () => new Promise<string>((resolve) => (answer = resolve)))
  await withDeferredRevalidation(async () => {
    await revalidateTags(request, 'events:p1')
    expect(await loadOnce('events', async () => 'new')).toBe('new')
  })
  answer('old')
  expect(await first).toBe('old')
})

/** As Next makes a page, with a cache that keeps everything until its tag is cleared. */
function whilePageIsMade(work: (clear: (tag: string) => void) => Promise<void>): Promise<void> {
  const kept = new Map<string, { value: unknown; tags: string[] }>()
  const clear = (cleared: string) => {
    for (const [key, { tags }] of kept) {
      if (tags.includes(cleared)) {
        kept.delete(key)
      }
    }
  }
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: unknown, { tags }: { tags: string[] }) =>
      kept.set(key, { value, tags }),
  }
  const page = { route: '/', incrementalCache } as unknown as WorkStore
  const unit = { type: 'prerender-legacy', tags: null } as unknown as WorkUnitStore
  return workAsyncStorage.run(page, () => workUnitAsyncStorage.run(unit, () => work(clear)))
}

it('keeps what is read within other data that is kept, until it is cleared', async () => {
  const tiers = vi.fn(async () => ['gold'])
  const readTiers = () => cached(['tiers'], ['tiers:p1'], tiers)
  const readPosts = (page: string) =>
    cached(['posts', page], ['posts:p1'], async () => ({ page, tiers: await readTiers() }))
  await whilePageIsMade(async (clear) => {
    expect(await readPosts('1')).toEqual({ page: '1', tiers: ['gold'] })
    await readTiers()
    expect(await readPosts('2')).toEqual({ page: '2', tiers: ['gold'] })
    expect(tiers).toHaveBeenCalledTimes(1)

    clear('tiers:p1')
    expect(await readPosts('3')).toEqual({ page: '3', tiers: ['gold'] })
  })
  expect(tiers).toHaveBeenCalledTimes(2)
})
