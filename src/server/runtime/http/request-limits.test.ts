import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { readPath, watchBodySize } from '@/src/server/runtime/http/request-limits'

it.each([
  ['/', '/'],
  ['/products?page=2', '/products'],
  ['//products///1', '/products/1'],
  ['/%73ites/luna', '/sites/luna'],
  ['/caf%C3%A9', '/café'],
  ['/nul%00byte', 404],
  ['/line%0Abreak', 404],
  ['/back%5Cslash', 404],
  ['/%E0%A4%A', 400],
  ['http://example.com/', 400],
  [`/${'a'.repeat(8000)}`, 400],
])('reads %s', (url, path) => {
  expect(readPath(url)).toBe(path)
})

it('ends a body that is larger than allowed, and says so once', () => {
  const req = new IncomingMessage(new Socket())
  let calls = 0
  watchBodySize(req, 10, () => {
    calls += 1
  })
  for (let part = 0; part < 5; part += 1) {
    req.push(Buffer.alloc(4))
  }
  expect(calls).toBe(1)
  expect(req.read()).toHaveLength(8)
})
