import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { scrollParent } from '@/src/admin/ui/scroll-parent'

/** Lists that are no longer than this are drawn as a whole. */
const wholeMax = 60
/** Rows above and below the window. */
const overscan = 8

type Options = {
  /** Of all rows, in their order. */
  ids: readonly string[]
  /** Of a row that was not drawn yet, in pixels. */
  rowHeight: number
  list: RefObject<HTMLElement | null>
}

/**
 * Of a list of hundreds of rows those that are in sight, and the one that has the focus: to draw all of them takes
 * seconds with every change. The rest is room above and below.
 */
export function useRowsInSight({ ids, rowHeight, list }: Options) {
  const [top, setTop] = useState(0)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const isLong = ids.length > wholeMax
  const kept = focused === null ? -1 : ids.indexOf(focused)

  // What stands above the list grows and shrinks; on a phone all of the page moves, elsewhere a part of it.
  useLayoutEffect(() => {
    if (isLong && list.current) {
      const moving = scrollParent(list.current)
      const { top: seen } = list.current.getBoundingClientRect()
      const above = moving ? moving.scrollTop - moving.getBoundingClientRect().top : window.scrollY
      setPane(moving)
      setTop(Math.round(seen + above))
    }
  })

  const options = {
    count: ids.length,
    estimateSize: () => rowHeight,
    getItemKey: (index: number) => ids[index] ?? index,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      return kept < 0 || indexes.includes(kept)
        ? indexes
        : [...indexes, kept].toSorted((a, b) => a - b)
    },
  }
  const ofPage = useWindowVirtualizer({ ...options, enabled: isLong && !pane })
  const ofPane = useVirtualizer({
    ...options,
    enabled: isLong && pane !== null,
    getScrollElement: () => pane,
  })
  const rows = pane ? ofPane : ofPage
  const items = rows.getVirtualItems()

  return {
    ids: isLong ? items.flatMap(({ index }) => ids[index] ?? []) : ids,
    listProps: {
      onFocus: ({ target }: { target: Element }) =>
        setFocused(target.closest('[data-row]')?.getAttribute('data-row') ?? null),
      // Not when all of the window is left, and not within the row: without it the focus had no place to come back to.
      onBlur: ({ target, relatedTarget }: { target: Element; relatedTarget: Element | null }) => {
        if (relatedTarget && !target.closest('[data-row]')?.contains(relatedTarget)) {
          setFocused(null)
        }
      },
    },
    /** Room above the row that the one before it does not fill. */
    rowProps: (id: string) => {
      const index = ids.indexOf(id)
      const place = items.findIndex((item) => item.index === index)
      const [before, own, after] = [items[place - 1], items[place], items[place + 1]]
      if (!isLong || !own) {
        return { 'data-row': id }
      }
      const above = own.start - (before?.end ?? top)
      const below = after ? 0 : top + rows.getTotalSize() - own.end
      return {
        'data-row': id,
        'data-index': index,
        ref: rows.measureElement,
        'aria-setsize': ids.length,
        'aria-posinset': index + 1,
        style: { marginTop: above || undefined, marginBottom: below || undefined },
      }
    },
  }
}
