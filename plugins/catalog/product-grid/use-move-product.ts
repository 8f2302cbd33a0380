import { ask } from '@/src/admin/call-api'
import type { MoveProductBody } from '@/src/core/contracts/products/product-list'

type Options<Item> = {
  url: string
  setRows: (change: (rows: Item[]) => Item[]) => void
  tell: (problem: string) => void
}

/** Moves something in the store: shown at once, and taken back when it cannot be stored. */
export function useMoveProduct<Item extends { id: string }>({ url, setRows, tell }: Options<Item>) {
  return async (id: string, before: string | null) => {
    let was: Item[] = []
    setRows((items) => {
      was = items
      return moved(items, id, before)
    })
    const body: MoveProductBody = { id, before }
    const { problem } = await ask(url, { method: 'POST', body })
    if (problem !== undefined) {
      setRows(() => was)
      tell(problem)
    }
  }
}

function moved<Item extends { id: string }>(
  items: Item[],
  id: string,
  before: string | null,
): Item[] {
  const item = items.find((each) => each.id === id)
  const others = items.filter((each) => each.id !== id)
  const place = others.findIndex((each) => each.id === before)
  // Behind all, or in front of the first that is not shown.
  return item ? others.toSpliced(place < 0 ? others.length : place, 0, item) : items
}
