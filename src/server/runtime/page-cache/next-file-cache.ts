import { createRequire } from 'node:module'

/** What Next keeps: a rendered page, a route's answer, or data of `unstable_cache`. */
export type CacheValue = {
  kind: string
  /** Of a page; undefined stands for 200. */
  status?: number
  headers?: Record<string, string | string[] | undefined>
  html?: string
  rscData?: { length: number }
  /** Of cached data. */
  data?: { body?: string }
  tags?: string[]
}

export type CacheContext = { kind?: string; tags?: string[]; fetchCache?: boolean }

/** The part of Next's own file cache that is built upon. It is internal: see the tests beside. */
declare class FileCache {
  constructor(context: Record<string, unknown>)
  get(key: string, context: CacheContext): Promise<{ value: CacheValue | null } | null>
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
