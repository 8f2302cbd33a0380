import { type Origin, originOf } from '@/src/core/insights/visit-origin'

const key = 'visit-origin'

/** Where this visit came from, kept while the tab is open; null before it was noted. */
export function readVisitOrigin(): Origin | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

/**
 * Notes where a visit came from when it begins.
 *
 * @returns null in a browser that keeps nothing, where one visit cannot be told from the next
 */
export function noteVisitOrigin(): { origin: Origin; isNew: boolean } | null {
  const noted = readVisitOrigin()
  if (noted) {
    return { origin: noted, isNew: false }
  }
  const origin = originOf(new URL(location.href), document.referrer)
  try {
    sessionStorage.setItem(key, JSON.stringify(origin))
    return { origin, isNew: true }
  } catch {
    return null
  }
}
