import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '@/src/core/limits'
import {
  onRevalidateTags,
  profileIdOf,
  revalidatesTags,
  revalidateTags,
  revalidateTagsSoon,
  withDeferredRevalidation,
} from '@/src/server/caching/cache-tags'
import { runShutdownTasks } from '@/src/server/runtime/listen'

const request = (query: object = {}) =>
  ({
    context: {},
    query,
    payload: {
      logger: { debug: () => undefined },
      db: { drizzle: { execute: async () => ({ rows: [] }) } },
    },
  }) as unknown as PayloadRequest

let heard: string[][] = []
let stop: () => void

beforeEach(() => {
  heard = []
  stop = onRevalidateTags((tags) => heard.push([...tags]))
})
afterEach(() => stop())

describe('revalidateTags', () => {
  it('tells listeners, and does not throw where there is no page cache', async () => {
    await revalidateTags(request(), 'a', 'b')
    expect(heard).toEqual([['a', 'b']])
  })

  it('stays silent for bulk work that asked for it', async () => {
    await revalidateTags({ ...request(), context: { disableRevalidate: true } }, 'a')
    expect(heard).toEqual([])
  })

  it('waits for the end of the request, when its transaction is committed', async () => {
    await withDeferredRevalidation(async () => {
      await revalidateTags(request(), 'a')
      await revalidateTags(request(), 'a', 'b')
      await Promise.resolve()
      expect(heard).toEqual([])
    })
    expect(heard).toEqual([['a', 'b']])
  })

  it('tells at once what work changes that outlives the request which began it', async () => {
    let end = () => undefined as unknown
    let work = Promise.resolve()
    await withDeferredRevalidation(async () => {
      work = new Promise<void>((resolve) => {
        end = resolve
      }).then(() => revalidateTags(request(), 'a'))
    })
    end()
    await work
    expect(heard).toEqual([['a']])
  })

  it('tells also when the request fails: part of it may be committed', async () => {
    const failing = withDeferredRevalidation(async () => {
      await revalidateTags(request(), 'a')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(heard).toEqual([['a']])
  })
})

describe('revalidateTagsSoon', () => {
  const written: unknown[] = []
  let fails = false
  const execute = async (statement: unknown) => {
    if (fails) {
      throw new Error('no')
    }
    written.push(statement)
    return { rows: [] }
  }
  const payload = { db: { drizzle: { execute } } } as never

  beforeEach(() => {
    written.length = 0
    fails = false
    vi.useFakeTimers()
  })
  afterEach(() => void vi.useRealTimers())

  it('tells other processes of new counts also when this one ends before it is time', async () => {
    revalidateTagsSoon({ payload }, 'a')
    await runShutdownTasks('drained')
    expect([heard, written.length]).toEqual([[['a']], 1])
    await vi.advanceTimersByTimeAsync(limits.countsRefreshSeconds * 1000)
    expect(written).toHaveLength(1)
  })

  it('tells them once the database takes it', async () => {
    fails = true
    revalidateTagsSoon({ payload }, 'a')
    await vi.advanceTimersByTimeAsync(limits.countsRefreshSeconds * 1000)
    expect([heard, written.length]).toEqual([[['a']], 0])
    fails = false
    await vi.advanceTimersByTimeAsync(limits.countsRefreshSeconds * 1000)
    expect(written).toHaveLength(1)
  })
})

describe('hooks made by revalidatesTags', () => {
  const { afterChange } = revalidatesTags((doc) => [`page:${String(doc.pathname)}`])
  const change = (doc: object, previousDoc: object, query = {}) =>
    afterChange[0]?.({
      doc,
      previousDoc,
      req: request(query),
    } as unknown as Parameters<CollectionAfterChangeHook>[0])

  it('clear the tags of the new state and of the old one', async () => {
    await change({ id: '1', pathname: '/new' }, { id: '1', pathname: '/old' })
    expect(heard).toEqual([['page:/new', 'page:/old']])
  })

  it('clear nothing when only a draft was saved, and do when a page is taken offline', async () => {
    const page = { id: '1', pathname: '/' }
    const draft = { ...page, _status: 'draft' }
    // As Payload's REST API reads it, and as it stands in the address.
    await change(draft, page, { draft: true, autosave: true })
    await change(draft, page, { draft: 'true' })
    expect(heard).toEqual([])
    await change(draft, page)
    await change(draft, page, { draft: false })
    await change(draft, page, { autosave: true })
    expect(heard).toEqual([['page:/'], ['page:/'], ['page:/']])
  })
})

it('reads the profile of a document, populated or not', () => {
  expect(profileIdOf({ profile: 'p1' })).toBe('p1')
  expect(profileIdOf({ profile: { id: 'p1' } })).toBe('p1')
})
