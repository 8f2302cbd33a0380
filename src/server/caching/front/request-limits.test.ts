import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { maxBodyBytes, readPath, watchBodySize } from '@/src/server/caching/front/request-limits'
import { signUpload } from '@/src/server/storage/disk/signed-upload'

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

it.each([
  ['/api/audio-files', { cookie: 'a=1; bandstand-token=x' }, 501e6],
  ['/api/media/1', { authorization: 'JWT x' }, 501e6],
  ['/api/media', {}, 4e6],
  ['/api/media', { cookie: 'theme=dark' }, 4e6],
  ['/api/post-files', { authorization: 'JWT x' }, 501e6],
  ['/api/mediation', { authorization: 'JWT x' }, 4e6],
  ['/api/pages', { authorization: 'JWT x', 'content-type': 'multipart/form-data' }, 4e6],
  ['/files/public/a.webp', { authorization: 'JWT x' }, 4e6],
])('limits the body of %s with %o', (path, headers, bytes) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers })
  expect(maxBodyBytes(req, path)).toBe(bytes)
})

it.each([
  ['PATCH', { authorization: 'JWT x' }, 8 * 1024 * 1024],
  ['PATCH', {}, 4e6],
  ['POST', { authorization: 'JWT x' }, 4e6],
])('lets %s with %o send a part of a recording', (method, headers, bytes) => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, headers })
  expect(maxBodyBytes(req, '/api/profiles/1/recordings/2/a.wav')).toBe(bytes)
})

it('lets a file be as large as the address says that was signed for it', () => {
  process.env.PAYLOAD_SECRET = 'test-secret-test-secret-test-secret-42'
  const key = 'incoming/tenant-a/upload/film.mp4'
  const url = signUpload({ key, expiresSeconds: 600, maxBytes: 500e6 })
  const maxOf = (method: string, given: string) =>
    maxBodyBytes(
      Object.assign(new IncomingMessage(new Socket()), { method, url: given }),
      given.split('?', 1)[0] ?? '',
    )
  expect(maxOf('PUT', url)).toBe(500e6)
  expect(maxOf('POST', url)).toBe(4e6)
  expect(maxOf('PUT', url.replace('most=500000000', 'most=900000000'))).toBe(4e6)
  expect(maxOf('PUT', `/files/${key}`)).toBe(4e6)
  expect(maxOf('PUT', signUpload({ key, expiresSeconds: -1, maxBytes: 500e6 }))).toBe(4e6)
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
