const storageKey = 'listener'

/** Holds it for this page where the browser stores nothing. */
let held: string | undefined

/**
 * By what the server knows this browser again, for songs that anyone may play a few times; undefined before
 * the first one. It is sent with those alone, and the server keeps another hash of it for each song.
 */
export function readListener(): string | undefined {
  held ??= load()
  return held
}

export function keepListener(token: string): void {
  held = token
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    // Private windows may refuse; the page itself remembers.
  }
}

function load(): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey) ?? ''
    return /^[\w.-]{1,128}$/.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
