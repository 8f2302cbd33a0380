import { beforeEach, expect, it } from 'vitest'
import { bust } from '@/src/server/cache-tags'
import {
  findHotResponse,
  hotGeneration,
  hotKey,
  keepHotResponse,
} from '@/src/server/http/hot-responses'

const req = {
  context: {},
  payload: { logger: { debug: () => undefined } },
} as unknown as Parameters<typeof bust>[0]

const keep = (key: string, tags: string[], bytes = 10) =>
  keepHotResponse(key, {
    body: Buffer.alloc(bytes),
    headers: {},
    tags,
    generation: hotGeneration(),
  })

beforeEach(() => bust(req, 'a', 'b', 'big'))

it('keeps an answer until one of its tags is cleared', () => {
  keep('one', ['a', 'b'])
  keep('two', ['b'])
  bust(req, 'a')
  expect(findHotResponse('one')).toBeUndefined()
  expect(findHotResponse('two')).toBeDefined()
})

it('does not keep an answer that was overtaken by a change while it was made', () => {
  const generation = hotGeneration()
  bust(req, 'unrelated')
  keepHotResponse('late', { body: Buffer.alloc(1), headers: {}, tags: ['a'], generation })
  expect(findHotResponse('late')).toBeUndefined()
})

it('lets go of what was not asked for longest when it is full', () => {
  const tenMegabytes = 10 * 1024 * 1024
  keep('first', ['big'], tenMegabytes)
  keep('second', ['big'], tenMegabytes)
  keep('third', ['big'], tenMegabytes)
  findHotResponse('first')
  keep('fourth', ['big'], tenMegabytes)
  expect(findHotResponse('second')).toBeUndefined()
  expect(findHotResponse('first')).toBeDefined()
  expect(findHotResponse('fourth')).toBeDefined()
})

it('counts entries and not only the bytes of their answers', () => {
  for (let number = 0; number <= 5000; number += 1) {
    keep(`small ${number}`, ['a'], 1)
  }
  expect(findHotResponse('small 0')).toBeUndefined()
  expect(findHotResponse('small 1')).toBeDefined()
})

it('counts keys and bookkeeping as bytes too', () => {
  const half = 16 * 1024 * 1024
  keep('first', ['big'], half)
  keep('second', ['big'], half)
  expect(findHotResponse('first')).toBeUndefined()
})

it('keeps nothing under an overlong key', () => {
  keep('x'.repeat(300), ['a'])
  keep('y'.repeat(301), ['a'])
  expect(findHotResponse('x'.repeat(300))).toBeDefined()
  expect(findHotResponse('y'.repeat(301))).toBeUndefined()
})

it('tells hosts apart', () => {
  const call = { path: '/api/public/profiles/current', search: '' }
  expect(hotKey({ host: 'a.localhost', ...call })).not.toBe(
    hotKey({ host: 'b.localhost', ...call }),
  )
})
