import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { scrollParent } from '@/src/admin/ui/scroll-parent'

type Options = {
  /** Ids of the rows in their order. */
  ids: readonly string[]
  onSort: (ids: readonly string[]) => void
  announce: (words: string) => void
  nameOf: (id: string) => string
  /** Of a grid, rows stand beside each other, too. */
  isGrid?: boolean
}

/**
 * Puts the rows of a list in order by their handles: by dragging, and by the arrow keys. The list
 * shows the order while it is dragged; Escape and a lost pointer leave everything as it was.
 *
 * @returns the ids as they are shown now, and props for the list, its rows and their handles
 */
export function useSortRows({ ids, onSort, announce, nameOf, isGrid = false }: Options) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; ids: readonly string[] } | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  const shown = dragged?.ids ?? ids
  const place = (id: string, order: readonly string[]) =>
    `${nameOf(id)}: position ${order.indexOf(id) + 1} of ${order.length}`

  const start = (event: PointerEvent) => {
    const { handle, id } = pressed(event, ids)
    if (!handle || event.button !== 0) {
      return
    }
    event.preventDefault()
    handle.focus()
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
        if (!isOurs(move)) {
          return
        }
        scrollAtEdge(list.current, move.clientY)
        const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-sort-row]') ?? [])]
        const next = orderAt(rows, {
          order,
          id,
          isBefore: isGrid ? isBeforeInGrid(move) : isAbove(move),
        })
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

  const step = (event: KeyboardEvent) => {
    const { handle, id } = pressed(event, ids)
    const from = ids.indexOf(id)
    const by = stepsOf(event.key, { from, count: ids.length, isGrid })
    if (!handle || by === undefined) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const to = from + by
    if (by === 0 || to < 0 || to >= ids.length) {
      announce(from === 0 ? 'It is the first one' : 'It is the last one')
      return
    }
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, id)
    onSort(order)
    announce(place(id, order))
  }

  return {
    shown,
    listProps: { ref: list, onPointerDown: start, onKeyDown: step },
    rowProps: (id: string) => ({ 'data-sort-row': id, 'data-dragged': dragged?.id === id }),
    handleProps: (id: string) => sortHandleProps(nameOf(id)),
  }
}

/** Of the handle of a row. The list listens to it, so that it is the same in each rendering. */
export const sortHandleProps = (name: string) => ({
  type: 'button' as const,
  'aria-label': `Move ${name}: drag, or use the arrow keys`,
  'data-sort-handle': true,
})

/** The handle of one of these rows that an event is of, and its row. */
function pressed({ target }: { target: EventTarget }, ids: readonly string[]) {
  const handle = (target as Element).closest<HTMLElement>('[data-sort-handle]')
  const id = handle?.closest<HTMLElement>('[data-sort-row]')?.dataset.sortRow ?? ''
  return { handle: ids.includes(id) ? handle : null, id }
}

type Point = Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>
type IsBefore = (rect: DOMRect) => boolean

const isAbove =
  ({ clientY }: Point): IsBefore =>
  ({ top, bottom }) =>
    clientY > (top + bottom) / 2

const isBeforeInGrid =
  ({ clientX, clientY }: Point): IsBefore =>
  ({ top, bottom, left, right }) =>
    clientY > bottom || (clientY >= top && clientX > (left + right) / 2)

type Order = { order: readonly string[]; id: string; isBefore: IsBefore }

/**
 * The order with the row where the pointer is; the same array when nothing changes. Of a long list only the rows in
 * sight are there.
 */
function orderAt(rows: readonly HTMLElement[], { order, id, isBefore }: Order): readonly string[] {
  const others = order.filter((each) => each !== id)
  const placeOf = (row: HTMLElement | undefined) => others.indexOf(row?.dataset.sortRow ?? '')
  const seen = rows.filter((row) => row.dataset.sortRow !== id)
  const last = seen.findLast((row) => isBefore(row.getBoundingClientRect()))
  const to = last ? placeOf(last) + 1 : Math.max(0, placeOf(seen[0]))
  return order.indexOf(id) === to ? order : others.toSpliced(to, 0, id)
}

const edge = 48

/** A list that is longer than the window moves on under the pointer. */
function scrollAtEdge(list: Element | null, y: number): void {
  const by = y < edge ? -edge / 2 : y > window.innerHeight - edge ? edge / 2 : 0
  if (by !== 0) {
    const moving = scrollParent(list) ?? window
    moving.scrollBy(0, by)
  }
}

type Place = { from: number; count: number; isGrid: boolean }

/** How far a key moves a row; 0 when there is no way further, undefined for other keys. */
function stepsOf(key: string, { from, count, isGrid }: Place): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ...(isGrid && { ArrowLeft: -1, ArrowRight: 1 }),
    Home: -from,
    End: count - 1 - from,
  }
  return steps[key]
}
