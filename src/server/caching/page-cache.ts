import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Cleared } from '@/src/server/caching/cache-tags'
import { pageTagsHeader, siteStatusHeader } from '@/src/server/caching/front/response-fixups'
import {
  finishRouterData,
  inlineScriptHashes,
  scriptHashesHeader,
  withoutNonce,
} from '@/src/server/caching/inline-scripts'
import { loadScriptsAfterPaint } from '@/src/server/caching/scripts-after-paint'
import { logger } from '@/src/server/logger'
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
}

export type CacheContext = { kind?: string; tags?: string[]; fetchCache?: boolean }

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

/** Whether one of the tags was cleared after `sinceMs`. */
export const { areTagsExpired } = require(`${folder}/tags-manifest.external.js`) as {
  areTagsExpired: (tags: readonly string[], sinceMs: number) => boolean
}

/** Tag that a page carries when it says "there is no such page". */
const notFoundTag = 'nf'
const tagsHeader = 'x-next-cache-tags'
const suffixes = ['', '.html', '.rsc', '.meta', '.body', '.segments']
const maxReads = 10_000

export type PageCacheOptions = {
  /** Holds one folder per running process. */
  dir: string
  maxEntries?: number
  maxBytes?: number
}

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
let emptiedAtMs = 0

/** Clears pages and data outside of any request, e.g. when a job or another process has changed something. */
export async function expireTags(cleared: Cleared): Promise<void> {
  if (cleared === 'everything') {
    emptiedAtMs = Date.now()
  } else {
    await new NextFileCache({}).revalidateTag([...cleared], { expire: 0 })
  }
}

export function createPageCacheClass(options: PageCacheOptions) {
  const { dir, maxEntries = 20_000, maxBytes = 500_000_000 } = options
  const root = emptyFolder(dir)
  /** What is on disk, by the stem of its files. */
  const onDisk = new LRUCache<string, true>({
    max: maxEntries,
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
  /** When a value that was not there was asked for, which is when its making began. */
  const askedAtMs = new LRUCache<string, number>({ max: maxReads })

  return class PageCache extends NextFileCache {
    override async get(key: string, context: CacheContext) {
      const kept = await super.get(key, context)
      const found = kept && (kept.lastModified ?? 0) >= emptiedAtMs ? kept : null
      if (found) {
        if (found.value && !found.value.headers?.[scriptHashesHeader]) {
          // Made by the build, as the page of failures is.
          finishPage(found.value)
        }
        onDisk.get(fileStem(key))
      } else {
        askedAtMs.set(key, Date.now())
      }
      return found
    }

    override async set(key: string, value: CacheValue | null, context: CacheContext) {
      const beganAtMs = askedAtMs.get(key) ?? Date.now()
      askedAtMs.delete(key)
      // Also what is not kept may be sent to several who ask for it at once.
      if (value) {
        finishPage(value)
      }
      if (!value || !mayKeep(value)) {
        return
      }
      if (beganAtMs < emptiedAtMs || areTagsExpired(tagsOf(value, context), beganAtMs)) {
        return
      }
      try {
        await super.set(key, value, context)
        onDisk.set(fileStem(key), true, { size: Math.min(sizeOf(value), maxBytes) })
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

/** Next sends to whoever waits for it what this makes of the page, headers and all. */
function finishPage(value: CacheValue): void {
  if (value.html === undefined) {
    return
  }
  value.html = loadScriptsAfterPaint(withoutNonce(value.html))
  value.rscData = value.rscData && finishRouterData(value.rscData)
  for (const [segment, data] of value.segmentData ?? []) {
    value.segmentData?.set(segment, finishRouterData(data))
  }
  value.headers = {
    ...value.headers,
    [scriptHashesHeader]: inlineScriptHashes(value.html),
    [pageTagsHeader]: ownTags(value).join(','),
  }
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

function sizeOf({ html, rscData, data }: CacheValue): number {
  // Segments repeat what is in `rscData`. Nothing takes no room at all.
  return 1 + (html?.length ?? 0) + 2 * (rscData?.length ?? 0) + (data?.body?.length ?? 0)
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
