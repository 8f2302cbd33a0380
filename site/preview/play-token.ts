import { playFragment } from '@/src/core/preview'

const storageKey = 'preview-play'

/**
 * What lets the artist play members. Taken out of the address, which is copied and handed on, and kept
 * for when this tab loads the preview anew; null for whoever was handed the address.
 */
export function takePlayToken(): string | null {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(playFragment)) {
    return inTab((storage) => storage.getItem(storageKey)) ?? null
  }
  const token = hash.slice(playFragment.length)
  // Not before Next follows changes of the address, or it would put the old one back.
  queueMicrotask(() => window.history.replaceState(null, '', `${pathname}${search}`))
  inTab((storage) => storage.setItem(storageKey, token))
  return token
}

/** A browser without storage only forgets it when the page is loaded anew: that is logged. */
function inTab<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window.sessionStorage)
  } catch (error) {
    console.error('The preview could not be kept for this tab', error)
  }
}
