import { onRevalidateTags } from '@/src/server/cache-tags'

/** An answer that is the same for everyone until one of its tags is cleared. */
export type CachedResponse = { body: Buffer; headers: Readonly<Record<string, string>> }

type Entry = CachedResponse & { tags: readonly string[] }

const maxBytes = 32 * 1024 * 1024
const maxEntries = 5000
/** Longer ones are invented: our own calls stay well below. */
const longestKey = 300
/** Headers, tags and the map's own bookkeeping, roughly. */
const bytesPerEntry = 1024

type State = { entries: Map<string, Entry>; bytes: number; generation: number }

// The server script reads what Next's bundle writes; each has its own copy of this module.
const shared = globalThis as typeof globalThis & { [key: symbol]: State | undefined }
const stateKey = Symbol.for('bandstand.hot-responses')

function state(): State {
  if (!shared[stateKey]) {
    const fresh: State = { entries: new Map(), bytes: 0, generation: 0 }
    shared[stateKey] = fresh
    onRevalidateTags((tags) => forget(fresh, tags))
  }
  return shared[stateKey]
}

/** Where an answer is kept: its path and query, and the host for calls that depend on it. */
export function responseCacheKey(input: { host: string; path: string; search: string }): string {
  return `${input.host} ${input.path}${input.search}`
}

export function findCachedResponse(key: string): CachedResponse | undefined {
  const { entries } = state()
  const entry = entries.get(key)
  if (entry) {
    // Reinserting keeps the map in order of use, so the oldest is what nobody asks for.
    entries.delete(key)
    entries.set(key, entry)
  }
  return entry
}

/** Call before reading the data of an answer; hand the result to {@link cacheResponse}. */
export function responseCacheGeneration(): number {
  return state().generation
}

/** Keeps an answer, unless something was changed while it was being made or its key is too long. */
export function cacheResponse(key: string, entry: Entry & { generation: number }): void {
  const current = state()
  if (entry.generation !== current.generation || key.length > longestKey) {
    return
  }
  remove(current, key)
  current.entries.set(key, { body: entry.body, headers: entry.headers, tags: entry.tags })
  current.bytes += sizeOf(key, entry)
  for (const oldest of current.entries.keys()) {
    if (current.bytes <= maxBytes && current.entries.size <= maxEntries) {
      break
    }
    remove(current, oldest)
  }
}

function forget(current: State, tags: readonly string[]): void {
  current.generation += 1
  const cleared = new Set(tags)
  for (const [key, entry] of current.entries) {
    if (entry.tags.some((tag) => cleared.has(tag))) {
      remove(current, key)
    }
  }
}

function remove(current: State, key: string): void {
  const entry = current.entries.get(key)
  if (entry) {
    current.entries.delete(key)
    current.bytes -= sizeOf(key, entry)
  }
}

function sizeOf(key: string, { body }: CachedResponse): number {
  return body.byteLength + key.length + bytesPerEntry
}
