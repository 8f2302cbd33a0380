/** What this tab keeps over a reload and a lost connection; null for nothing. */
export function readKept<Value>(name: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Value | null
  } catch {
    return null
  }
}

/** @param value null forgets it */
export function writeKept(name: string, value: unknown): void {
  try {
    if (value === null) {
      sessionStorage.removeItem(name)
    } else {
      sessionStorage.setItem(name, JSON.stringify(value))
    }
  } catch {
    // Where nothing may be stored, it is as good as the tab.
  }
}

const lastUser = 'bandstand-user'

/** Forgets what this tab keeps of somebody else who worked at this computer. */
export function keepOnlyOf(userId: string): void {
  try {
    if (localStorage.getItem(lastUser) !== userId) {
      sessionStorage.clear()
      localStorage.setItem(lastUser, userId)
    }
  } catch {
    // Where nothing may be stored, nothing is kept.
  }
}
