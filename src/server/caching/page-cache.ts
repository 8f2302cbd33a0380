import type { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Cleared } from '@/src/server/caching/cache-tags'
import { pageTagsHeader, siteStatusHeader } from '@/src/server/caching/front/response-fixups'
import {
  currentNonce,
  finishHtml,
  finishRouterData,
  scriptHashesHeader,
} from '@/src/server/caching/inline-scripts'
import type { CacheControl, SharedCache } from '@/src/server/caching/shared/shared-cache'
import { logger } from '@/src/server/logger'
import { measureGauge } from '@/src/server/observability/metrics'
import { isAlive } from '@/src/server/runtime/file-lock'

/** What Next keeps: a rendered page, a route's answer, or data of `unstable_cache`. */
export type CacheValue = {
  kind: string
  /** Of a page; undefined stands for 200. */
  status?: number
  headers?: Record<string, string | string[] | undefined>
  html?: string
  rscData?: Buffer
  /** The parts of `rscData`, as links ask for them. */
  segmentData?: Map<string, Buffer>
  /** Of cached data. */
  data?: { body?: string }
  tags?: string[]
  /** Seconds after which data is read again. */
  revalidate?: number | false
}

export type CacheContext = {
  kind?: string
  tags?: string[]
  fetchCache?: boolean
  /** Of a page. */
  cacheControl?: CacheControl | undefined
}

/** The part of Next's own file cache that is built upon. It is internal: see the tests beside. */
declare class FileCache {
  constructor(context: Record<string, unknown>)
  get(
    key: string,
    context: CacheContext,
  ): Promise<{ value: CacheValue | null; lastModified?: number } | null>
  set(key: string, value: CacheValue | null, context: CacheContext): Promise<void>
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>
  getFilePath(key: string, kind: string): string
}

const require = createRequire(import.meta.url)
const folder = 'next/dist/server/lib/incremental-cache'

/** Loaded as Next loads it, so that there is one of each in the process. */
export const NextFileCache = (
  require(`${folder}/file-system-cache.js`) as { default: typeof FileCache }
).default

/** When tags were cleared, in ms since 1970. */
const { tagsManifest } = require(`${folder}/tags-manifest.external.js`) as {
  tagsManifest: Map<string, { expired?: number }>
}

let makings: AsyncLocalStorage<object> | undefined

/** Which page or answer is being made, one for each making. Next must be loaded by then. */
function currentMaking(): object | undefined {
  // Node looks for a package anew each time that it is required.
  makings ??= (
    require('next/dist/server/app-render/work-async-storage.external.js') as {
      workAsyncStorage: AsyncLocalStorage<object>
    }
  ).workAsyncStorage
  return makings.getStore()
}

/** Tag that a page carries when it says "there is no such page". */
const notFoundTag = 'nf'
const tagsHeader = 'x-next-cache-tags'
const suffixes = ['', '.html', '.rsc', '.meta', '.body', '.segments']
const maxReads = 10_000
const maxClearedTags = 100_000
const blockBytes = 4096
/** What Next makes again later than this stays until it is cleared. */
const yearSeconds = 31_536_000

export type PageCacheOptions = {
  /** Holds one folder per running process. */
  dir: string
  maxBytes?: number
  /** What the processes of an installation have made for each other; each keeps its own besides. */
  shared?: SharedCache<CacheValue> | undefined
  /** Stands for the page or answer that is being made; for tests. */
  making?: () => object | undefined
}

/** When the making of something began, and which changes it shows in any case. */
type Beginning = { atMs: number; snapshot: string }

/**
 * Makes Next keep pages and data in a cache of ours, which is Next's file cache with six rules
 * more. It keeps only 200s, so that nobody can fill it with addresses that do not exist. It is
 * bounded on disk. It drops what was cleared while it was being made. Its pages load their scripts after
 * the first paint, and only those that were in them when they were made. And it starts empty with each process: Next forgets on restart which tags were
 * cleared, and would serve what is on disk as new.
 *
 * Call before Next starts.
 */
export function installPageCache(options: PageCacheOptions): void {
  const handlers = globalThis as typeof globalThis & { [key: symbol]: unknown }
  // Next looks here for a handler; the setting `cacheHandler` would load it again for each request.
  handlers[Symbol.for('@next/cache-handlers')] = { FetchCache: createPageCacheClass(options) }
}

/** What was made before is forgotten, in ms since 1970. */
let emptiedAtMs = -1

/**
 * Whether what was begun then may show a former state. Next's own answer depends on a clock that stands still while
 * the machine sleeps, so that it would clear nothing for as long.
 */
function mayBeOld(beganAtMs: number, tags: readonly string[]): boolean {
  const wasCleared = (tag: string) => (tagsManifest.get(tag)?.expired ?? -1) >= beganAtMs
  return beganAtMs <= emptiedAtMs || tags.some(wasCleared)
}

/** Clears pages and data outside of any request, e.g. when a job or another process has changed something. */
export async function expireTags(cleared: Cleared): Promise<void> {
  if (cleared === 'everything') {
    emptiedAtMs = Date.now()
  } else {
    await new NextFileCache({}).revalidateTag([...cleared], { expire: 0 })
    boundClearedTags()
  }
}

/** Next remembers each tag for good. Instead of what was cleared long ago, all that was made before is forgotten. */
function boundClearedTags(): void {
  if (tagsManifest.size <= maxClearedTags) {
    return
  }
  const byTime = [...tagsManifest].sort(([, one], [, other]) => timeOf(one) - timeOf(other))
  for (const [tag, clearing] of byTime.slice(0, maxClearedTags / 2)) {
    tagsManifest.delete(tag)
    emptiedAtMs = Math.max(emptiedAtMs, timeOf(clearing))
  }
}

function timeOf({ expired }: { expired?: number }): number {
  return expired ?? -1
}

export function createPageCacheClass(options: PageCacheOptions) {
  const { dir, maxBytes = 500_000_000, shared, making = currentMaking } = options
  const root = emptyFolder(dir)
  /** When the making of what is on disk began, by the stem of its files. */
  const onDisk = new LRUCache<string, number>({
    maxSize: maxBytes,
    dispose: (_, stem, reason) => {
      if (reason !== 'evict') {
        return
      }
      for (const suffix of suffixes) {
        rm(path.join(root, `${stem}${suffix}`), { recursive: true, force: true }).catch(warn)
      }
    },
  })
  measureGauge('bandstand_disk_cache_entries', () => onDisk.size)
  measureGauge('bandstand_disk_cache_bytes', () => onDisk.calculatedSize)
  /**
   * When a value that was not there was asked for, which is when its making began, or a reading that nothing was cleared
   * since (`loadOnce`). The same data may be asked for by several pages at once, so each making has its own; of a page
   * Next makes one at a time.
   */
  const askedBy = new WeakMap<object, Map<string, Beginning>>()
  /** What is read for no page goes on for as long as the process, and needs a bound. */
  const askedAlone = new LRUCache<string, Beginning>({ max: maxReads })
  const asked = () => {
    const page = making()
    if (!page) {
      return askedAlone
    }
    const known = askedBy.get(page) ?? new Map<string, Beginning>()
    askedBy.set(page, known)
    return known
  }
  const begin = (): Beginning => ({ atMs: Date.now(), snapshot: shared?.snapshot() ?? '' })

  return class PageCache extends NextFileCache {
    override async get(key: string, context: CacheContext) {
      const kept = (await this.#getOwn(key, context)) ?? (await this.#getShared(key, context))
      if (!kept) {
        asked().set(key, asked().get(key) ?? begin())
        return null
      }
      asked().delete(key)
      if (kept.value && kept.value.headers?.[scriptHashesHeader] === undefined) {
        // Made by the build, as the page of failures is.
        finishPage(kept.value, null)
      }
      return kept
    }

    override async set(key: string, value: CacheValue | null, context: CacheContext) {
      const began = asked().get(key) ?? begin()
      asked().delete(key)
      // Also what is not kept may be sent to several who ask for it at once.
      if (value) {
        finishPage(value, currentNonce() ?? '')
      }
      if (!value || !mayKeep(value) || mayBeOld(began.atMs, tagsOf(value, context))) {
        shared?.giveUp(key)
        return
      }
      await this.#keep(key, value, context, began.atMs)
      const { cacheControl } = context
      if (shared && !isMadeAgain(cacheControl?.revalidate ?? value.revalidate)) {
        void shared.keep(key, { value, tags: tagsOf(value, context), cacheControl }, began.snapshot)
      } else {
        shared?.giveUp(key)
      }
    }

    async #getOwn(key: string, context: CacheContext) {
      const kept = await super.get(key, context)
      const beganAtMs = onDisk.get(fileStem(key)) ?? kept?.lastModified ?? 0
      return kept && mayBeOld(beganAtMs, kept.value ? tagsOf(kept.value, context) : [])
        ? null
        : kept
    }

    async #getShared(key: string, context: CacheContext) {
      // Data takes less time to read than to wait for.
      const found = await shared?.find(key, { awaits: context.kind !== 'FETCH' })
      if (!found) {
        return null
      }
      const { value, tags, cacheControl } = found
      // Nothing that this process knows of was cleared since, and what it will hear of is cleared later.
      const fetchCache = value.kind === 'FETCH'
      await this.#keep(key, value, { fetchCache, tags: [...tags], cacheControl }, Date.now())
      return { value, lastModified: Date.now(), cacheControl }
    }

    async #keep(key: string, value: CacheValue, context: CacheContext, beganAtMs: number) {
      try {
        await super.set(key, value, context)
        onDisk.set(fileStem(key), beganAtMs, { size: Math.min(sizeOf(value), maxBytes) })
      } catch (error) {
        warn(error)
      }
    }

    override getFilePath(key: string, kind: string): string {
      const isOurs = kind === 'FETCH' || key.startsWith('/route-cache/')
      return isOurs ? path.join(root, hashedName(key)) : super.getFilePath(key, kind)
    }
  }
}

/** Next sends what this returns to the request that waits for the page, headers and all. */
function finishPage(value: CacheValue, nonce: string | null): void {
  if (value.html === undefined) {
    return
  }
  const { html, hashes } = finishHtml(value.html, nonce)
  value.html = html
  value.rscData = value.rscData && finishRouterData(value.rscData, nonce)
  for (const [segment, data] of value.segmentData ?? []) {
    value.segmentData?.set(segment, finishRouterData(data, nonce))
  }
  value.headers = {
    ...value.headers,
    [scriptHashesHeader]: hashes,
    [pageTagsHeader]: ownTags(value).join(','),
  }
}

function isMadeAgain(afterSeconds: number | false | undefined): boolean {
  return typeof afterSeconds === 'number' && afterSeconds < yearSeconds
}

function mayKeep(value: CacheValue): boolean {
  if (value.kind === 'FETCH') {
    // What was looked for and is not there: anybody can ask for more of it.
    return value.data?.body !== 'null'
  }
  if (headerTags(value).includes(notFoundTag)) {
    // The answer that is being sent carries these headers too; our server makes it a 404.
    value.headers = { ...value.headers, [siteStatusHeader]: '404' }
    return false
  }
  return value.status === undefined || value.status === 200
}

function tagsOf(value: CacheValue, context: CacheContext): string[] {
  return value.kind === 'FETCH'
    ? [...(context.tags ?? []), ...(value.tags ?? [])]
    : headerTags(value)
}

function headerTags({ headers }: CacheValue): string[] {
  const header = headers?.[tagsHeader]
  return typeof header === 'string' ? header.split(',') : []
}

/** Without those that Next makes of paths, which nothing of ours clears. */
function ownTags(value: CacheValue): string[] {
  return headerTags(value).filter((tag) => !tag.startsWith('_N_T_'))
}

/** On disk, where each file takes whole blocks. */
function sizeOf({ html, rscData, segmentData, data }: CacheValue): number {
  const texts = [html, data?.body].map((text) => (text ? Buffer.byteLength(text) : 0))
  const parts = [rscData, ...(segmentData?.values() ?? [])].map((part) => part?.byteLength ?? 0)
  const files = [...texts, ...parts, 1]
  return files.reduce((sum, bytes) => sum + Math.ceil(bytes / blockBytes) * blockBytes, 0)
}

/** Addresses can be longer than a file name may be. */
function fileStem(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Next appends endings to a key, and a folder for the segments of a page. */
function hashedName(key: string): string {
  const ending = /\.segments\/.*$|\.(html|rsc|meta|body)$/.exec(key)?.[0] ?? ''
  return `${fileStem(key.slice(0, key.length - ending.length))}${ending}`
}

/** A folder of this process alone; those of processes that have ended are removed. */
function emptyFolder(dir: string): string {
  const root = path.join(dir, String(process.pid))
  mkdirSync(dir, { recursive: true })
  for (const name of readdirSync(dir)) {
    if (Number(name) === process.pid || !isAlive(Number(name))) {
      rmSync(path.join(dir, name), { recursive: true, force: true })
    }
  }
  mkdirSync(root)
  return root
}

function warn(err: unknown): void {
  logger.warn({ msg: 'The page cache could not be written', err })
}
