/** What `unstable_cache` of Next asks for outside of a page; see next/dist/server/web/spec-extension/unstable-cache.js. */
type DataCache = {
  generateSimpleCacheKey: (text: string) => Promise<string>
  get: (key: string) => Promise<{ value: unknown; isStale: false } | null>
  set: (key: string, value: unknown) => Promise<void>
}

/** Keeps in memory what the server of Next keeps, for a process without one in which nothing changes. */
export function keepData(): void {
  const kept = new Map<string, unknown>()
  const cache: DataCache = {
    generateSimpleCacheKey: async (text) => text,
    get: async (key) => (kept.has(key) ? { value: kept.get(key), isStale: false } : null),
    set: async (key, value) => {
      kept.set(key, value)
    },
  }
  Object.assign(globalThis, { __incrementalCache: cache })
}
