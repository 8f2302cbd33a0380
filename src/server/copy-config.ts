import type { Plugin } from 'payload'

/**
 * Gives a config its own copies of what modules declare: what runs behind this, Payload itself included, changes
 * collections and their fields in place. So a config that is built twice of the same modules, which happens at a change
 * while developing, is the same both times, and leaves the one that runs as it is.
 */
export const copyConfig: Plugin = ({ admin, collections, i18n, ...config }) => ({
  ...config,
  ...copyOf({ admin, collections, i18n }, new Map()),
})

/** Copies lists and plain objects, each once; all else, such as schemas of endpoints, stays what it is. */
function copyOf<Value>(value: Value, copies: Map<unknown, unknown>): Value {
  if (!Array.isArray(value) && !isPlain(value)) {
    return value
  }
  const copy: object = copies.get(value) ?? (Array.isArray(value) ? [] : {})
  if (!copies.has(value)) {
    copies.set(value, copy)
    for (const [key, each] of Object.entries(value)) {
      Object.assign(copy, { [key]: copyOf(each, copies) })
    }
  }
  return copy as Value
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
