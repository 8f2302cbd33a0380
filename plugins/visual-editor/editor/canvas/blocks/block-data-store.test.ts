import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type BlockDataRequest,
  createBlockDataStore,
} from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { limits } from '@/src/core/limits'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const request = (key: string): BlockDataRequest => ({ key, type: 'music', props: {} })

function open() {
  const calls: string[][] = []
  const line = { isOpen: true }
  const store = createBlockDataStore({ given: 'at once' }, async (requests) => {
    calls.push(requests.map(({ key }) => key))
    return line.isOpen ? Object.fromEntries(requests.map(({ key }) => [key, `of ${key}`])) : {}
  })
  return { store, calls, line, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('asks once for what blocks want at the same moment', async () => {
  const { store, calls, after } = open()
  store.request(request('given'))
  store.request(request('a'))
  store.request(request('b'))
  store.request(request('a'))
  await after(150)
  expect(calls).toEqual([['a', 'b']])
  expect(store.get('b')).toBe('of b')
})

it('asks again for what got no answer, less and less often, until there is one', async () => {
  const { store, calls, line, after } = open()
  line.isOpen = false
  store.request(request('a'))
  await after(150)
  expect(calls).toHaveLength(1)
  await after(2000)
  expect(calls).toHaveLength(2)
  await after(2000)
  expect(calls).toHaveLength(2)
  line.isOpen = true
  await after(2000)
  expect(calls).toHaveLength(3)
  expect(store.get('a')).toBe('of a')
  await after(600_000)
  expect(calls).toHaveLength(3)
})

it('asks again as soon as anything else is wanted', async () => {
  const { store, calls, line, after } = open()
  line.isOpen = false
  store.request(request('a'))
  await after(150)
  line.isOpen = true
  store.request(request('b'))
  await after(150)
  expect(calls.at(-1)).toEqual(['a', 'b'])
  expect(store.get('a')).toBe('of a')
})

it('gives up in the end, and asks again when it is wanted again', async () => {
  const { store, calls, line, after } = open()
  line.isOpen = false
  store.request(request('a'))
  await after(1_000_000)
  expect(calls).toHaveLength(9)
  store.request(request('a'))
  await after(150)
  expect(calls).toHaveLength(10)
})

it('survives a call that throws', async () => {
  let isBroken = true
  const store = createBlockDataStore({}, async (requests) => {
    if (isBroken) {
      throw new Error('away')
    }
    return Object.fromEntries(requests.map(({ key }) => [key, 1]))
  })
  store.request(request('a'))
  await vi.advanceTimersByTimeAsync(150)
  isBroken = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.get('a')).toBe(1)
})

it('forgets the oldest answers', async () => {
  const { store, after } = open()
  const count = 2 * limits.pageDocument.maxNodes
  for (let index = 0; index < count; index += 1) {
    store.request(request(`k${index}`))
  }
  await after(150)
  expect(store.has('given')).toBe(false)
  expect(store.has('k0')).toBe(true)
  expect(store.has(`k${count - 1}`)).toBe(true)
})
