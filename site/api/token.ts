/** Where the specification keeps a visitor's token in the browser. */
export const tokenStorageKey = 'public-access-token'

type Listener = (token: string | null) => void

const listeners = new Set<Listener>()

/** Undefined until the storage was read. Holds the token also where the browser stores nothing. */
let held: string | null | undefined

/** The token of the signed-in visitor; null when nobody is. */
export function readToken(): string | null {
  if (held === undefined) {
    held = load()
  }
  return held
}

/** Keeps the token of a login in this tab; the other tabs are told by the browser. */
export function keepToken(token: string): void {
  held = token
  inStorage('stored', (storage) => storage.setItem(tokenStorageKey, token))
}

/** Forgets the token and tells who follows it. */
export function dropToken(): void {
  inStorage('removed', (storage) => storage.removeItem(tokenStorageKey))
  take(null)
}

/** Calls back when the token was dropped, and when another tab changed it. */
export function followToken(listener: Listener): () => void {
  const followTabs = ({ key }: StorageEvent) => {
    // `key` is null when everything was cleared.
    if (key === tokenStorageKey || key === null) {
      take(load())
    }
  }
  listeners.add(listener)
  window.addEventListener('storage', followTabs)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', followTabs)
  }
}

function take(token: string | null): void {
  if (token !== held) {
    held = token
    for (const listener of listeners) {
      listener(token)
    }
  }
}

function load(): string | null {
  return inStorage('read', (storage) => storage.getItem(tokenStorageKey)) ?? null
}

/** A browser without storage costs only the memory: it is logged. */
function inStorage<Result>(verb: string, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window.localStorage)
  } catch (error) {
    console.error(`The session could not be ${verb}`, error)
  }
}
