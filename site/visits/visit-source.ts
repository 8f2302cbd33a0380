import { sourceOf } from '@/src/core/insights/source'

const key = 'visit-source'

/** Where this visit came from, kept while the tab is open; null before it was noted. */
export function readVisitSource(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

/**
 * Notes where a visit came from when it begins.
 *
 * @returns the source of a visit that has just begun; null when it was noted before, or cannot be
 */
export function noteVisitSource(): string | null {
  if (readVisitSource() !== null) {
    return null
  }
  const source = sourceOf(new URL(location.href), document.referrer)
  try {
    sessionStorage.setItem(key, source)
    return source
  } catch {
    return null
  }
}
