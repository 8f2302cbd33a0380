import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Cleared, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { requestIdHeader } from '@/src/server/http/request-context'
import { measureGauge } from '@/src/server/observability/metrics'
import { answerId } from '@/src/server/observability/observe-request'
import { plainHeaders } from '@/src/server/runtime/security-headers'

/** An answer that is the same for everyone until one of its tags is cleared. */
type CachedResponse = {
  body: Buffer
  headers: Readonly<Record<string, string>>
  tags: readonly string[]
  /** Made for the first browser that unpacks. */
  zipped?: Buffer
}

const maxBytes = 32 * 1024 * 1024
const maxEntries = 5000
/** Longer ones are invented: our own calls stay well below. */
const longestKey = 300
/** Headers, tags and the map's own bookkeeping, roughly. */
const bytesPerEntry = 1024

type State = { entries: LRUCache<string, CachedResponse>; generation: number }

// The server script reads what Next's bundle writes; each has its own copy of this module.
const shared = globalThis as typeof globalThis & { [key: symbol]: State | undefined }
const stateKey = Symbol.for('bandstand.api-responses')

function state(): State {
  if (!shared[stateKey]) {
    const entries = new LRUCache<string, CachedResponse>({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + bytesPerEntry,
    })
    const fresh: State = { entries, generation: 0 }
    shared[stateKey] = fresh
    measureGauge('bandstand_cached_answers', () => entries.size)
    measureGauge('bandstand_cached_answer_bytes', () => entries.calculatedSize)
    onRevalidateTags((cleared) => forget(fresh, cleared))
  }
  return shared[stateKey]
}

/** Where an answer is kept: its path and query, and the host for calls that depend on it. */
export function responseCacheKey(input: { host: string; path: string; search: string }): string {
  return `${input.host} ${input.path}${input.search}`
}

export function findCachedResponse(key: string): CachedResponse | undefined {
  return state().entries.get(key)
}

/** Call before reading the data of an answer; hand the result to {@link cacheResponse}. */
export function responseCacheGeneration(): number {
  return state().generation
}

/** Keeps an answer, unless something was changed while it was being made or its key is too long. */
export function cacheResponse(
  key: string,
  { generation, ...response }: CachedResponse & { generation: number },
): void {
  if (generation === state().generation && key.length <= longestKey) {
    state().entries.set(key, response)
  }
}

function forget(current: State, cleared: Cleared): void {
  current.generation += 1
  if (cleared === 'everything') {
    current.entries.clear()
    return
  }
  const gone = new Set(cleared)
  for (const [key, { tags }] of [...current.entries.entries()]) {
    if (tags.some((tag) => gone.has(tag))) {
      current.entries.delete(key)
    }
  }
}

/**
 * Answers a public call from memory when its answer is known and the same for everyone.
 *
 * @returns false when Next has to answer
 */
export function serveCachedResponse(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'GET') {
    return false
  }
  const [path = '', query] = (req.url ?? '').split('?', 2)
  const key = responseCacheKey({
    host: req.headers.host ?? '',
    path,
    search: query === undefined ? '' : `?${query}`,
  })
  const found = findCachedResponse(key)
  if (!found) {
    return false
  }
  // Short ones too, as Next does when it answers for the first time.
  const isZipped = /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
  if (isZipped) {
    found.zipped ??= gzipSync(found.body)
  }
  const body = (isZipped && found.zipped) || found.body
  res.writeHead(200, {
    ...plainHeaders,
    ...found.headers,
    [requestIdHeader]: answerId(req),
    Vary: String(res.getHeader('Vary') ?? 'Accept-Encoding'),
    'Content-Length': body.length,
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  })
  res.end(body)
  return true
}
