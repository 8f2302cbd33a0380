import { type PreviewViewer, playAs, playFragment } from '@/src/core/urls/preview'

const storageKey = 'preview-play'

/** Whom the artist may play, and begins with. */
type Play = { token: string | null; viewer: PreviewViewer }

/**
 * What lets the artist play members. Taken out of the address, which is copied and handed on, and kept
 * for when this tab loads the preview again; no token for anyone who was handed the address.
 */
export function takePlayToken(): Play {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(playFragment)) {
    return toPlay(inTab((storage) => storage.getItem(storageKey)) ?? '')
  }
  const play = hash.slice(playFragment.length)
  // Not before Next follows changes of the address, or it would put the old one back.
  queueMicrotask(() => window.history.replaceState(null, '', `${pathname}${search}`))
  inTab((storage) => storage.setItem(storageKey, play))
  return toPlay(play)
}

function toPlay(play: string): Play {
  const [token, viewer] = play.split(playAs)
  return { token: token || null, viewer: viewer || 'signed-out' }
}

/** A browser without storage only forgets it when the page is loaded again: that is logged. */
function inTab<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window.sessionStorage)
  } catch (error) {
    console.error('The preview could not be kept for this tab', error)
  }
}
