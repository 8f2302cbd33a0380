/** Saves what is open; whether all of it is stored then. */
type Save = () => Promise<boolean>

/** The documents on this page whose forms save by themselves. */
const open = new Map<string, Save>()

const keyOf = (slug: string | undefined, id: number | string | undefined) => `${slug}/${id}`

/** @returns closes it again */
export function openDocument(slug: string | undefined, id: number | string, save: Save) {
  const key = keyOf(slug, id)
  open.set(key, save)
  return () => {
    if (open.get(key) === save) {
      open.delete(key)
    }
  }
}

export function savesItself(slug: string | undefined, id: number | string | undefined): boolean {
  return open.has(keyOf(slug, id))
}

/**
 * For what acts on a document as it is stored: what still waits in its form is saved first.
 *
 * @returns whether all is stored
 */
export async function saveOpenDocuments(): Promise<boolean> {
  const saved = await Promise.all([...open.values()].map((save) => save()))
  return saved.every(Boolean)
}
