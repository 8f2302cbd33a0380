export type LocalCopy<Form> = { rev: string; base: Form; form: Form }

/**
 * What was not saved yet, kept in this browser. A browser that stores nothing keeps nothing.
 *
 * @param keys fields of a form: a copy of another version of the screen is of no use
 */
export function createLocalCopy<Form extends object>(name: string, keys: readonly string[]) {
  return {
    put(copy: LocalCopy<Form>): boolean {
      try {
        localStorage.setItem(name, JSON.stringify(copy))
        return true
      } catch {
        return false
      }
    },
    remove(): void {
      try {
        localStorage.removeItem(name)
      } catch {
        // Nothing was kept.
      }
    },
    read(): LocalCopy<Form> | null {
      try {
        const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as LocalCopy<Form> | null
        const isWhole =
          copy !== null && [copy.base, copy.form].every((form) => keys.every((key) => key in form))
        return isWhole ? copy : null
      } catch {
        return null
      }
    },
  }
}
