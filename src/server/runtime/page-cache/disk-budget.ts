type Options = {
  maxEntries: number
  maxBytes: number
  /** Removes what is stored under the key. */
  remove: (key: string) => void
}

/** Counts what is on disk and removes what was used longest ago when it gets too much. */
export function createDiskBudget({ maxEntries, maxBytes, remove }: Options) {
  const sizes = new Map<string, number>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  return {
    added: (key: string, size: number): void => {
      drop(key)
      sizes.set(key, size)
      bytes += size
      for (const oldest of sizes.keys()) {
        if (sizes.size <= maxEntries && bytes <= maxBytes) {
          break
        }
        drop(oldest)
        remove(oldest)
      }
    },
    used: (key: string): void => {
      const size = sizes.get(key)
      if (size !== undefined) {
        sizes.delete(key)
        sizes.set(key, size)
      }
    },
    entries: () => sizes.size,
    bytes: () => bytes,
  }
}
