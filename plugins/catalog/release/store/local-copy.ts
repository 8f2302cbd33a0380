import { type ReleaseForm, releaseForm } from '@/src/core/contracts/products/releases'

export type LocalCopy = { rev: string; base: ReleaseForm; form: ReleaseForm }

/** What was not saved yet, kept in this browser. A browser that stores nothing keeps nothing. */
export function createLocalCopy(id: string) {
  const name = `bandstand-release:${id}`
  return {
    put(copy: LocalCopy): boolean {
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
    read(): LocalCopy | null {
      try {
        const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as LocalCopy | null
        // One of another version of this screen is of no use.
        const isWhole =
          copy !== null &&
          [copy.base, copy.form].every((form) =>
            releaseForm.keyof().options.every((key) => key in form),
          )
        return isWhole ? copy : null
      } catch {
        return null
      }
    },
  }
}
