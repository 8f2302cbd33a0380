import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Cleared } from '@/src/server/caching/cache-tags'
import {
  createPageResponseCache,
  type PageResponseCache,
} from '@/src/server/caching/front/page-response-cache'
import { pageTagsHeader } from '@/src/server/caching/front/response-fixups'

type Next = (res: ServerResponse) => void

const server = createServer()
let pages: PageResponseCache
let asked = 0
let next: Next

const html: Next = (res) => {
  res.setHeader('ETag', '"one"')
  res.setHeader(pageTagsHeader, 'site:luna,products:luna')
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'x-nextjs-cache': 'HIT',
  })
  const body = gzipSync(`page ${asked}`)
  res.write(body.subarray(0, 5))
  res.end(body.subarray(5))
}

server.on('request', (req, res) => {
  if (!pages.answer(req, res)) {
    asked += 1
    pages.keep(req, res)
    next(res)
  }
})

const withNonce: Next = (res) => {
  res.setHeader('Content-Security-Policy', "script-src 'self' 'nonce-one'")
  html(res)
}

beforeEach(async () => {
  pages = createPageResponseCache()
  asked = 0
  next = html
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise<void>((resolve) => server.close(() => resolve()))
})

function get(path = '/', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    request({ port, path, headers: { host: 'luna.test', 'accept-encoding': 'gzip', ...headers } })
      .once('error', reject)
      .once('response', async (response) => {
        const body = await buffer(response)
        const text = body.length > 0 ? gunzipSync(body).toString() : ''
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
      .end()
  })
}

it('asks Next once, then answers the same bytes and headers', async () => {
  const first = await get()
  const second = await get()
  expect(asked).toBe(1)
  expect(second).toMatchObject({ status: 200, text: first.text })
  expect(second.headers).toMatchObject({ etag: '"one"', 'content-encoding': 'gzip' })
})

it('says that nothing has changed to those who know the page', async () => {
  await get()
  expect(await get('/', { 'if-none-match': '"one"' })).toMatchObject({ status: 304, text: '' })
})

it.each<[string, Cleared, boolean]>([
  ['what the page shows', ['products:luna'], true],
  ['something else', ['products:kito', 'posts:luna'], false],
  ['nobody knows what', 'everything', true],
])('after a change of %s', async (_name, cleared, isMadeAgain) => {
  await get()
  pages.forget(cleared)
  expect((await get()).text).toBe(isMadeAgain ? 'page 2' : 'page 1')
  next = (res) => {
    pages.forget(cleared)
    html(res)
  }
  const { text } = await get('/under-way')
  next = html
  expect((await get('/under-way')).text === text).toBe(!isMadeAgain)
})

it.each([
  ['another host', '/', { host: 'kito.test' }],
  ['a soft navigation', '/', { rsc: '1' }],
  ['a preview', '/', { cookie: '__prerender_bypass=1' }],
  ['a query', '/?page=2', {}],
  ['a browser that unpacks nothing', '/', { 'accept-encoding': 'identity' }],
])('leaves %s to Next', async (_name, path, headers: Record<string, string>) => {
  await get()
  await get(path, headers)
  expect(asked).toBe(2)
})

type Answer = { status?: number; cache?: string; cookie?: string }

it.each<[string, Answer]>([
  ['missing pages', { status: 404 }],
  ['pages that were just made', { cache: 'MISS' }],
  ['answers with a cookie', { cookie: 'a=1' }],
])('keeps no %s', async (_name, { status = 200, cache = 'HIT', cookie = '' }) => {
  next = (res) => {
    res.setHeader(pageTagsHeader, 'site:luna')
    if (cookie) {
      res.setHeader('Set-Cookie', cookie)
    }
    res.writeHead(status, {
      'Content-Type': 'text/html',
      'Content-Encoding': 'gzip',
      'x-nextjs-cache': cache,
    })
    res.end(gzipSync('x'))
  }
  await get()
  await get()
  expect(asked).toBe(2)
})

it('drops what was asked for longest ago when there is too much', async () => {
  pages = createPageResponseCache({ maxBytes: 60 })
  await get('/a')
  await get('/b')
  await get('/c')
  await get('/a')
  expect(asked).toBe(4)
})

it('leaves pages to Next that are made again soon, and keeps those that stay', async () => {
  const keptFor = (seconds: number): Next => {
    return (res) => {
      res.setHeader('Cache-Control', `s-maxage=${seconds}, stale-while-revalidate=60`)
      html(res)
    }
  }
  next = keptFor(5)
  await get()
  await get()
  expect(asked).toBe(2)
  next = keptFor(31_536_000)
  await get()
  await get()
  expect(asked).toBe(3)
})

it('keeps no page whose scripts are allowed for one answer', async () => {
  next = withNonce
  await get()
  await get()
  expect(asked).toBe(2)
})

it('keeps no page of which nobody knows what it shows', async () => {
  next = (res) => {
    const set = res.setHeader.bind(res)
    res.setHeader = (name, value) => (name === pageTagsHeader ? res : set(name, value))
    html(res)
  }
  await get()
  await get()
  expect(asked).toBe(2)
})
