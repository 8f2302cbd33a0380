import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { studioLimits } from '@/src/core/studio-limits'

const most = studioLimits.orders.chosenMax

/** Rows that are chosen, one by one or from one to another. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** The last that was pressed, from which on a press with Shift chooses. */
  const anchor = useRef<string | null>(null)

  const choose = (ids: Iterable<string>) => setChosen(new Set([...ids].slice(0, most)))

  /**
   * @param rows of the list that it stands in, from top to bottom
   * @param event a press; with Shift it goes for all up to the one that was pressed before
   */
  const press = (
    id: string,
    rows: readonly string[],
    { shiftKey }: Pick<MouseEvent, 'shiftKey'>,
  ) => {
    const isOn = !chosen.has(id)
    const [from, to] = [rows.indexOf(anchor.current ?? id), rows.indexOf(id)]
    const range =
      shiftKey && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    anchor.current = id
    const next = new Set(chosen)
    for (const each of range) {
      if (isOn) {
        next.add(each)
      } else {
        next.delete(each)
      }
    }
    choose(next)
  }

  /**
   * Of a list with boxes, whose value is the id of their row: arrows go from row to row, Ctrl+A takes all that are
   * shown, Escape none. A box for all of them is no row.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, rows: readonly string[]) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') {
      return
    }
    const boxes = [
      ...currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
    ].filter(({ value }) => rows.includes(value))
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const next = boxes[boxes.indexOf(target) + step]
      next?.focus()
      if (event.shiftKey && next && !chosen.has(next.value)) {
        press(next.value, rows, { shiftKey: false })
      }
    } else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      choose([...chosen, ...rows])
    } else if (key === 'Escape') {
      choose([])
    }
  }

  return { chosen, choose, press, onKeyDown }
}

export type Chosen = ReturnType<typeof useChosen>
