import { type RefObject, useEffect, useRef, useState } from 'react'

/** Follows the pointer from the row it lifted to the row it lets go over; Escape changes nothing. */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = useRef<(() => void) | null>(null)
  useEffect(() => () => end.current?.(), [])

  const lift = (event: PointerEvent, from: number) => {
    if (event.button !== 0) {
      return
    }
    event.preventDefault()
    end.current?.()
    const { pointerId } = event
    let to = from
    const listening = new AbortController()
    const { signal } = listening
    const stop = () => {
      listening.abort()
      end.current = null
      setDragged(null)
      setOver(null)
    }
    end.current = stop
    setDragged(from)

    const isMine = (next: PointerEvent) => next.pointerId === pointerId
    const onMove = (next: PointerEvent) => {
      if (isMine(next)) {
        to = rowAt(list.current, next.clientY)
        setOver(to)
      }
    }
    const onUp = (next: PointerEvent) => {
      if (isMine(next)) {
        stop()
        move(from, to)
      }
    }
    const onKey = (next: KeyboardEvent) => {
      if (next.key === 'Escape') {
        next.stopPropagation()
        stop()
      }
    }
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
  }

  return { dragged, over, lift }
}

/** The row at this height of the window; above the first it is the first, below the last the last. */
function rowAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])]
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return index === -1 ? rows.length - 1 : index
}
