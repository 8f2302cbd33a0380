/**
 * A copy without the character U+0000, which PostgreSQL refuses in `jsonb`, and without keys that
 * would reach an object's prototype. Only for input that passed {@link measure}.
 */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? value.replaceAll('\u0000', '') : value
  }
  if (Array.isArray(value)) {
    return value.map(cleanJson)
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key]) => key !== '__proto__')
    return Object.fromEntries(
      entries.map(([key, entry]) => [key.replaceAll('\u0000', ''), cleanJson(entry)]),
    )
  }
  return value
}
