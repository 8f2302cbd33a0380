import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packStaticFiles } from '@/scripts/lib/production-build'
import { createBuildFiles } from '@/src/server/caching/front/build-files'

const script = `export const words = '${'salt and signal '.repeat(200)}'`
let dir: string
let server: Server
let origin: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'build-files-'))
  await mkdir(path.join(dir, 'static/chunks'), { recursive: true })
  await writeFile(path.join(dir, 'static/chunks/a.js'), script)
  await writeFile(path.join(dir, 'static/chunks/small.css'), 'a{}')
  await writeFile(path.join(dir, 'static/font.woff2'), 'font')
  await writeFile(path.join(dir, 'secret.js'), 'secret')
  await packStaticFiles(path.join(dir, 'static'))
  const files = createBuildFiles(path.join(dir, 'static'))
  const listener: RequestListener = (req, res) => {
    if (!files.answer(req, res)) {
      res.end(`next: ${req.url}`)
    }
  }
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(dir, { recursive: true })
})

const ask = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/_next/static/${name}`, { headers })

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('sends to those who take %s what was packed as %s', async (accepted, packed) => {
  const response = await ask('chunks/a.js', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(packed)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('content-type')).toBe('text/javascript')
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Number(response.headers.get('content-length')) < 500).toBe(packed !== null)
  expect(await response.text()).toBe(script)
})

it('sends as they are small files, and those that are packed already', async () => {
  for (const [name, content] of [
    ['chunks/small.css', 'a{}'],
    ['font.woff2', 'font'],
  ] as const) {
    const response = await ask(name, { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(content)
  }
})

it('leaves to Next what is not there, parts of files, and all that is elsewhere', async () => {
  expect(await (await ask('chunks/none.js')).text()).toBe('next: /_next/static/chunks/none.js')
  expect(await (await ask('chunks/a.js', { range: 'bytes=0-3' })).text()).toContain('next')
  expect(await (await ask('%2e%2e/secret.js')).text()).toContain('next')
  expect(await (await ask('chunks')).text()).toContain('next')
  expect(await (await fetch(`${origin}/chunks/a.js`)).text()).toContain('next')
})
