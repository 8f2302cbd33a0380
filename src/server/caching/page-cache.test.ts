import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, expect, it, vi } from 'vitest'
import { makeNonce, withNonce } from '@/src/server/caching/inline-scripts'
import {
  type CacheValue,
  createPageCacheClass,
  expireTags,
  type PageCacheOptions,
} from '@/src/server/caching/page-cache'
import { loadScriptsAfterPaint } from '@/src/server/caching/scripts-after-paint'
import type { Made, SharedCache } from '@/src/server/caching/shared/shared-cache'
import { logger } from '@/src/server/logger'

const dirs: string[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const dir of dirs.splice(0)) {
    rmSync(dir, { recursive: true, force: true })
  }
})

function setUp(options: Omit<PageCacheOptions, 'dir'> = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-cache-'))
  dirs.push(dir)
  const PageCache = createPageCacheClass({ dir, ...options })
  // Without a memory limit nothing is kept in memory, so that the tests see the disk.
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: dir,
    revalidatedTags: [],
  })
  const files = () =>
    readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return { cache, dir, files }
}

/** Tags are cleared at a time of whole milliseconds. */
const passTime = () => vi.useFakeTimers({ now: Date.now() + 2, toFake: ['Date'] })

const pageContext = { kind: 'APP_PAGE' }
const dataContext = { kind: 'FETCH', fetchCache: true, tags: ['site:1'] }
const data: CacheValue = { kind: 'FETCH', data: { body: '{}' } }
const keyOf = (name: string) => `/route-cache/APP_PAGE/0123/$/sites/luna.localhost/${name}`

function page(tags: string, more: Partial<CacheValue> = {}): CacheValue {
  const headers = { 'x-next-cache-tags': tags }
  return { kind: 'APP_PAGE', html: '<p>hello</p>', rscData: Buffer.from('rsc'), headers, ...more }
}

it('keeps a page and finds it again', async () => {
  const { cache, files } = setUp()
  await cache.set(keyOf('about'), page('page:1'), pageContext)
  const found = await cache.get(keyOf('about'), pageContext)
  expect(found?.value).toMatchObject({ html: '<p>hello</p>' })
  expect(files().length).toBeGreaterThan(0)
})

it('keeps a page with its scripts behind the first paint', async () => {
  const { cache } = setUp()
  const html = '<body>Hi<script src="/_next/static/chunks/a.js" async=""></script></body>'
  await cache.set(keyOf('about'), page('page:1', { html }), pageContext)
  const found = await cache.get(keyOf('about'), pageContext)
  expect(found?.value?.html).toBe(loadScriptsAfterPaint(html).html)
  expect(found?.value?.html).not.toBe(html)
})

it('names the inline scripts of a page, kept or not, and keeps no nonce', async () => {
  const { cache } = setUp()
  const nonce = makeNonce()
  const html = `<script nonce="${nonce}">one()</script>`
  const router = Buffer.from(':HL["/_next/static/chunks/a.css","style"]\n0:"tree"\n')
  for (const tags of ['page:1', 'site:1,nf']) {
    const made = page(tags, { html, rscData: router, segmentData: new Map([['/_tree', router]]) })
    await withNonce(nonce, () => cache.set(keyOf(tags), made, pageContext))
    expect(made.html, tags).toBe('<script>one()</script>')
    expect(made.headers?.['x-script-hashes'], tags).toMatch(/^'sha256-[\w+/]+='$/)
    expect(String(made.rscData), tags).toBe('0:"tree"\n')
    expect(String(made.segmentData?.get('/_tree')), tags).toBe('0:"tree"\n')
  }
})

it('keeps neither failures nor missing pages, however many are asked for', async () => {
  const { cache, files } = setUp()
  for (let index = 0; index < 50; index += 1) {
    await cache.set(keyOf(`junk-${index}`), page('site:1', { status: 404 }), pageContext)
    await cache.set(keyOf(`lost-${index}`), page('site:1,nf'), pageContext)
  }
  await cache.set('data', { kind: 'FETCH', data: { body: 'null' } }, dataContext)
  expect(files()).toEqual([])
})

it('marks a missing page for the server', async () => {
  const { cache } = setUp()
  const missing = page('site:1,nf')
  await cache.set(keyOf('lost'), missing, pageContext)
  expect(missing.headers?.['x-site-status']).toBe('404')
})

it('forgets what carries a cleared tag', async () => {
  const { cache } = setUp()
  await cache.set(keyOf('about'), page('page:7'), pageContext)
  passTime()
  await expireTags(['page:7'])
  expect(await cache.get(keyOf('about'), pageContext)).toBeNull()
})

it('forgets also after the machine has slept, when the clock that Next asks is behind', async () => {
  const { cache } = setUp()
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
  await cache.set('data', data, dataContext)
  passTime()
  await expireTags(['site:1'])
  expect(await cache.get('data', dataContext)).toBeNull()
})

it('forgets what was made within the millisecond of the clearing', async () => {
  const { cache } = setUp()
  vi.useFakeTimers({ now: Date.now() - 1000, toFake: ['Date'] })
  await cache.set('data', data, dataContext)
  await expireTags(['site:1'])
  expect(await cache.get('data', dataContext)).toBeNull()
})

it('does not keep data that another page read again meanwhile', async () => {
  const [slow, fast] = [{}, {}]
  let making = slow
  const { cache, files } = setUp({ making: () => making })
  vi.useFakeTimers({ now: Date.now() - 1000, toFake: ['Date'] })
  expect(await cache.get('data', dataContext)).toBeNull()
  passTime()
  await expireTags(['site:1'])
  passTime()
  making = fast
  expect(await cache.get('data', dataContext)).toBeNull()
  making = slow
  await cache.set('data', data, dataContext)
  expect(files()).toEqual([])
  making = fast
  await cache.set('data', data, dataContext)
  expect(files()).toHaveLength(1)
})

it('does not keep what was cleared while it was being made', async () => {
  const { cache, files } = setUp()
  expect(await cache.get(keyOf('about'), pageContext)).toBeNull()
  passTime()
  await expireTags(['page:8'])
  passTime()
  await cache.set(keyOf('about'), page('page:8'), pageContext)
  expect(files()).toEqual([])
})

it('stays within its bounds, dropping what was used longest ago', async () => {
  // Two files of one block each, and one more for what tells of them.
  const { cache, files } = setUp({ maxBytes: 2 * 3 * 4096 })
  await cache.set(keyOf('one'), page('a'), pageContext)
  const filesOfOne = files().length
  await cache.set(keyOf('two'), page('a'), pageContext)
  await cache.get(keyOf('one'), pageContext)
  await cache.set(keyOf('three'), page('a'), pageContext)
  await expect.poll(() => files()).toHaveLength(filesOfOne * 2)
  expect(await cache.get(keyOf('two'), pageContext)).toBeNull()
  expect(await cache.get(keyOf('one'), pageContext)).not.toBeNull()
  expect(await cache.get(keyOf('three'), pageContext)).not.toBeNull()
})

it('counts the whole blocks that files take on disk', async () => {
  const { cache, files } = setUp({ maxBytes: 10 * 4096 })
  await cache.set(keyOf('one'), page('a', { html: 'é'.repeat(4 * 4096) }), pageContext)
  const filesOfOne = files().length
  await cache.set('data', data, dataContext)
  await expect.poll(() => files()).toHaveLength(1)
  expect(filesOfOne).toBeGreaterThan(1)
})

it('forgets all that is older in place of tags that it has no room for', async () => {
  const { cache } = setUp()
  await cache.set('data', data, dataContext)
  passTime()
  await expireTags(Array.from({ length: 100_001 }, (_, index) => `flood:${index}`))
  expect(await cache.get('data', dataContext)).toBeNull()
})

it('takes from another process what that has made, and keeps it', async () => {
  const kept = new Map<string, Made<CacheValue>>()
  const gaveUp: string[] = []
  const shared: SharedCache<CacheValue> = {
    find: async (key) => kept.get(key) ?? null,
    snapshot: () => '1:1:',
    keep: async (key, made) => void kept.set(key, made),
    giveUp: (key) => void gaveUp.push(key),
  }
  const [one, other] = [setUp({ shared }), setUp({ shared })]
  await one.cache.set(keyOf('about'), page('page:1'), {
    ...pageContext,
    cacheControl: { revalidate: false },
  })
  await one.cache.set('data', data, dataContext)
  const found = await other.cache.get(keyOf('about'), pageContext)
  expect(found?.value).toMatchObject({ html: '<p>hello</p>', rscData: Buffer.from('rsc') })
  expect((await other.cache.get('data', dataContext))?.value).toMatchObject(data)
  expect(kept.get('data')?.tags).toEqual(['site:1'])
  kept.clear()
  expect(await other.cache.get(keyOf('about'), pageContext)).not.toBeNull()
  expect(await other.cache.get('data', dataContext)).not.toBeNull()
  expect(gaveUp).toEqual([])

  const soon = { ...pageContext, cacheControl: { revalidate: 5 } }
  await one.cache.set(keyOf('failing'), page('page:1'), soon)
  await one.cache.set(keyOf('lost'), page('site:1,nf'), pageContext)
  expect([...kept.keys()]).toEqual([])
  expect(gaveUp).toEqual([keyOf('failing'), keyOf('lost')])
})

it('takes addresses that are longer than a file name', async () => {
  const { cache } = setUp()
  const key = keyOf('a'.repeat(2000))
  await cache.set(key, page('a'), pageContext)
  expect(await cache.get(key, pageContext)).not.toBeNull()
})

it('answers a page that a full disk does not take, and says so', async () => {
  const { cache } = setUp()
  const warned = vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const write = vi.spyOn(nodeFs, 'writeFile').mockRejectedValue(full)
  const made = page('a')
  await cache.set(keyOf('about'), made, pageContext)
  expect(made.html).toContain('hello')
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ err: full }))
  write.mockRestore()
  warned.mockRestore()
  expect(await cache.get(keyOf('about'), pageContext)).toBeNull()
  await cache.set(keyOf('about'), made, pageContext)
  expect(await cache.get(keyOf('about'), pageContext)).not.toBeNull()
})

it('starts empty with each process', async () => {
  const { cache, dir, files } = setUp()
  await cache.set(keyOf('about'), page('a'), pageContext)
  expect(files().length).toBeGreaterThan(0)
  createPageCacheClass({ dir })
  expect(files()).toEqual([])
})
