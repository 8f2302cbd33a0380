import { useSyncExternalStore } from 'react'

const prefix = 'builder:'

/** Whether the settings are folded to a strip, where they lie over the page. */
export const foldedSettings = 'settings-folded'

const known = new Map<string, boolean>()
const listeners = new Set<() => void>()

/** A choice about the editor itself that this browser keeps: which groups are open, what is shown. */
export function useStoredPreference(
  name: string,
  initial: boolean,
): [boolean, (next: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => read(name, initial))
  return [value, (next) => keep(name, next)]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function read(name: string, initial: boolean): boolean {
  const remembered = known.get(name)
  if (remembered !== undefined) {
    return remembered
  }
  const stored = attempt(() => localStorage.getItem(prefix + name))
  const value = stored === null || stored === undefined ? initial : stored === 'yes'
  known.set(name, value)
  return value
}

/** Sets such a choice, wherever it is shown. */
export function keep(name: string, value: boolean): void {
  known.set(name, value)
  attempt(() => localStorage.setItem(prefix + name, value ? 'yes' : 'no'))
  for (const listener of listeners) {
    listener()
  }
}

/** Browsers may forbid storage; then a choice lasts as long as the window. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
