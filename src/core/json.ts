/**
 * Two values say the same once they are stored as JSON: the order of keys does not count, and a key without
 * a value is none. Stops at the first difference.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b || !isObject(a) || !isObject(b)) {
    return a === b
  }
  if (Array.isArray(a) !== Array.isArray(b)) {
    return false
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => sameJson(a[key], b[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** JSON of a value that does not depend on the order of its keys, which databases do not keep. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted)
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]))
  }
  return value
}
