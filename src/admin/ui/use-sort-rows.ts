import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

type Options = {
  /** Ids of the rows in their order. */
  ids: readonly string[]
  onSort: (ids: readonly string[]) => void
  announce: (words: string) => void
  nameOf: (id: string) => string
}

/**
 * Puts the rows of a list in order by their handles: by dragging, and by the arrow keys. The list
 * shows the order while it is dragged; Escape and a lost pointer leave everything as it was.
 *
 * @returns the ids as they are shown now, and props for the list, its rows and their handles
 */
export function useSortRows({ ids, onSort, announce, nameOf }: Options) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; ids: readonly string[] } | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const shown = dragged?.ids ?? ids
  const place = (id: string, order: readonly string[]) =>
    `${nameOf(id)}: position ${order.indexOf(id) + 1} of ${order.length}`

  const start = (id: string, event: PointerEvent) => {
    if (event.button !== 0) {
      return
    }
    event.preventDefault()
    ;(event.currentTarget as HTMLElement).focus()
    const listening = new AbortController()
    const { signal } = listening
    let order = ids
    const end = (isDone: boolean) => {
      listening.abort()
      stop.current = null
      setDragged(null)
      if (isDone && order !== ids) {
        onSort(order)
        announce(place(id, order))
      }
    }
    stop.current = () => listening.abort()
    setDragged({ id, ids })
    const isOurs = (move: globalThis.PointerEvent) => move.pointerId === event.pointerId
    window.addEventListener(
      'pointermove',
      (move) => {
        const next = isOurs(move) ? orderAt(list.current, order, id, move.clientY) : order
        if (next !== order) {
          order = next
          setDragged({ id, ids: order })
        }
      },
      { signal },
    )
    window.addEventListener('pointerup', (up) => isOurs(up) && end(true), { signal })
    window.addEventListener('pointercancel', (up) => isOurs(up) && end(false), { signal })
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key === 'Escape') {
          key.preventDefault()
          key.stopImmediatePropagation()
          end(false)
          announce('Put back')
        }
      },
      { signal, capture: true },
    )
  }

  const step = (id: string, event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const from = ids.indexOf(id)
    const to = from + by
    if (to < 0 || to >= ids.length) {
      announce(by === -1 ? 'It is the first one' : 'It is the last one')
      return
    }
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    onSort(order)
    announce(place(id, order))
  }

  return {
    shown,
    listProps: { ref: list },
    rowProps: (id: string) => ({ 'data-sort-row': id, 'data-dragged': dragged?.id === id }),
    handleProps: (id: string) => ({
      type: 'button' as const,
      'aria-label': `Move ${nameOf(id)}: drag, or use the arrow keys`,
      onPointerDown: (event: PointerEvent) => start(id, event),
      onKeyDown: (event: KeyboardEvent) => step(id, event),
    }),
  }
}

/** The order with the row at the height of the pointer; the same array when nothing changes. */
function orderAt(
  list: HTMLElement | null,
  order: readonly string[],
  id: string,
  y: number,
): readonly string[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-sort-row]') ?? [])]
  const others = rows.filter((row) => row.dataset.sortRow !== id)
  const above = others.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y > (top + bottom) / 2
  })
  if (order.indexOf(id) === above.length) {
    return order
  }
  return order.filter((each) => each !== id).toSpliced(above.length, 0, id)
}
