import { beforeEach, expect, it } from 'vitest'
import { announceCleared } from '@/src/server/caching/cache-tags'
import {
  cacheResponse,
  findCachedResponse,
  responseCacheGeneration,
  responseCacheKey,
} from '@/src/server/caching/front/api-response-cache'

const keep = (key: string, tags: string[], bytes = 10) =>
  cacheResponse(key, {
    body: Buffer.alloc(bytes),
    headers: {},
    tags,
    generation: responseCacheGeneration(),
  })

beforeEach(() => announceCleared(['a', 'b', 'big']))

it('keeps an answer until one of its tags is cleared', () => {
  keep('one', ['a', 'b'])
  keep('two', ['b'])
  announceCleared(['a'])
  expect(findCachedResponse('one')).toBeUndefined()
  expect(findCachedResponse('two')).toBeDefined()
})

it('keeps nothing when nobody knows what was cleared', () => {
  keep('one', ['a'])
  announceCleared('everything')
  expect(findCachedResponse('one')).toBeUndefined()
})

it('does not keep an answer that was overtaken by a change while it was made', () => {
  const generation = responseCacheGeneration()
  announceCleared(['unrelated'])
  cacheResponse('late', { body: Buffer.alloc(1), headers: {}, tags: ['a'], generation })
  expect(findCachedResponse('late')).toBeUndefined()
})

it('lets go of what was not asked for longest when it is full', () => {
  const tenMegabytes = 10 * 1024 * 1024
  keep('first', ['big'], tenMegabytes)
  keep('second', ['big'], tenMegabytes)
  keep('third', ['big'], tenMegabytes)
  findCachedResponse('first')
  keep('fourth', ['big'], tenMegabytes)
  expect(findCachedResponse('second')).toBeUndefined()
  expect(findCachedResponse('first')).toBeDefined()
  expect(findCachedResponse('fourth')).toBeDefined()
})

it('counts entries and not only the bytes of their answers', () => {
  for (let number = 0; number <= 5000; number += 1) {
    keep(`small ${number}`, ['a'], 1)
  }
  expect(findCachedResponse('small 0')).toBeUndefined()
  expect(findCachedResponse('small 1')).toBeDefined()
})

it('counts keys and bookkeeping as bytes too', () => {
  const half = 16 * 1024 * 1024
  keep('first', ['big'], half)
  keep('second', ['big'], half)
  expect(findCachedResponse('first')).toBeUndefined()
})

it('keeps nothing under an overlong key', () => {
  keep('x'.repeat(300), ['a'])
  keep('y'.repeat(301), ['a'])
  expect(findCachedResponse('x'.repeat(300))).toBeDefined()
  expect(findCachedResponse('y'.repeat(301))).toBeUndefined()
})

it('tells hosts apart', () => {
  const call = { path: '/api/public/profiles/current', search: '' }
  expect(responseCacheKey({ host: 'a.localhost', ...call })).not.toBe(
    responseCacheKey({ host: 'b.localhost', ...call }),
  )
})
