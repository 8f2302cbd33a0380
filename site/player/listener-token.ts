import { randomUuid } from '@/src/core/uuid'

const storageKey = 'listener'

/** Holds it for this page where the browser stores nothing. */
let held: string | undefined

/**
 * A random secret of this browser, for songs that anyone may play a few times. It is sent with those
 * alone, and the server keeps another hash of it for each song.
 */
export function listenerToken(): string {
  held ??= load() ?? make()
  return held
}

function load(): string | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored && /^[\w-]{22,64}$/.test(stored) ? stored : null
  } catch {
    return null
  }
}

function make(): string {
  const token = randomUuid()
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    // Private windows may refuse; the page itself remembers.
  }
  return token
}
