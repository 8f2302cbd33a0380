import type { Matrix } from '@/plugins/catalog/variants/matrix/matrix'

type Unsaved = { revision: string; matrix: Matrix }

const nameOf = (productId: string) => `variants of ${productId}`

/** Keeps what is not saved yet in this tab, over a reload and when the form is drawn anew. */
export function keepUnsaved(productId: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved) {
      sessionStorage.setItem(nameOf(productId), JSON.stringify(unsaved))
    } else {
      sessionStorage.removeItem(nameOf(productId))
    }
  } catch {
    // Without room, or where nothing may be stored, it is as good as the tab.
  }
}

export function findUnsaved(productId: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? 'null') as Unsaved | null
  } catch {
    return null
  }
}
