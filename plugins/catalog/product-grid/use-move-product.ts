import type { Dispatch, SetStateAction } from 'react'
import { ask } from '@/src/admin/call-api'
import type { MoveProductBody } from '@/src/core/contracts/products/product-list'

type Options<Item> = {
  url: string
  setItems: Dispatch<SetStateAction<readonly Item[]>>
  tell: (problem: string) => void
}

/** Moves something in the store: shown at once, and taken back when it cannot be stored. */
export function useMoveProduct<Item extends { id: string }>({
  url,
  setItems,
  tell,
}: Options<Item>) {
  return async (id: string, before: string | null) => {
    let was: readonly Item[] = []
    setItems((items) => {
      was = items
      return moved(items, id, before)
    })
    const body: MoveProductBody = { id, before }
    const { problem } = await ask(url, { method: 'POST', body })
    if (problem !== undefined) {
      setItems(was)
      tell(problem)
    }
  }
}

function moved<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  before: string | null,
): readonly Item[] {
  const item = items.find((each) => each.id === id)
  const others = items.filter((each) => each.id !== id)
  const place = before === null ? others.length : others.findIndex((each) => each.id === before)
  return item && place >= 0 ? others.toSpliced(place, 0, item) : items
}
