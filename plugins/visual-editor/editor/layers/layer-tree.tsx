import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { dropLabel } from '@/plugins/visual-editor/editor/drag/drop-rules'
import { boxOf } from '@/plugins/visual-editor/editor/drag/drop-target'
import { LayerRow } from '@/plugins/visual-editor/editor/layers/layer-row'
import { type LayerRow as Row, rowsInSight } from '@/plugins/visual-editor/editor/layers/layer-rows'
import styles from '@/plugins/visual-editor/editor/layers/layers.module.css'
import { useLayerKeys } from '@/plugins/visual-editor/editor/layers/use-layer-keys'
import { parentOf } from '@/plugins/visual-editor/editor/placement'
import { rootId } from '@/src/core/page-document/schema'
import { roomyTargets, useMediaQuery } from '@/src/ui/use-media-query.client'

type Props = {
  rows: readonly Row[]
  /** A plain list of what was found: nothing can be dropped between its rows. */
  isSearch: boolean
  scroller: RefObject<HTMLDivElement | null>
  setOpen: (ids: readonly string[], isOpen: boolean) => void
}

/** A tree of up to thousands of rows; only those in sight are in the document. */
export function LayerTree({ rows, isSearch, scroller, setOpen }: Props) {
  const { elements, kind } = useBuilder()
  const page = usePage()
  const tree = useRef<HTMLDivElement>(null)
  const [renamingId, setRenamingId] = useState<string | null>(null)
  const rowHeight = useMediaQuery(roomyTargets) ? 44 : 32
  const sight = useSight(scroller)
  const selectedId = useUi((state) => state.selectedId)
  const selectedAt = rows.findIndex(({ id }) => id === selectedId)
  const activeAt = Math.max(selectedAt, 0)
  const onKeyDown = useLayerKeys({ rows, activeAt, setOpen, rename: setRenamingId })
  const latest = useRef({ rows, rowHeight })
  latest.current = { rows, rowHeight }

  useEffect(() => {
    const list = scroller.current
    if (!list || isSearch) {
      return
    }
    elements.layers = {
      list,
      rows: () => ({ ...latest.current, width: tree.current?.clientWidth ?? 0 }),
      pointAt: ({ x, y }) => {
        const { left = 0, top = 0 } = tree.current?.getBoundingClientRect() ?? {}
        return { x: x - left, y: y - top }
      },
    }
    return () => {
      elements.layers = null
    }
  }, [elements, scroller, isSearch])

  // Whatever is selected elsewhere can be seen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection opens and scrolls
  useEffect(() => {
    if (!selectedId || !page.nodes[selectedId]) {
      return
    }
    const around: string[] = []
    for (let at = parentOf(page, selectedId); at && at !== rootId; at = parentOf(page, at)) {
      around.push(at)
    }
    if (rows.some(({ id, isOpen }) => around.includes(id) && !isOpen)) {
      setOpen(around, true)
    }
  }, [selectedId])

  useEffect(() => {
    const list = scroller.current
    if (!list || selectedAt === -1) {
      return
    }
    const top = selectedAt * rowHeight
    if (top < list.scrollTop) {
      list.scrollTop = top
    } else if (top + rowHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + rowHeight - list.clientHeight
    }
  }, [selectedAt, rowHeight, scroller])

  return (
    <div
      ref={tree}
      className={styles.tree}
      style={{ height: rows.length * rowHeight }}
      role="tree"
      aria-label={`Blocks on this ${kind.noun}`}
      aria-activedescendant={rows[activeAt] && rowElementId(rows[activeAt].id)}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {rowsInSight(rows.length, { ...sight, rowHeight }, activeAt).map((at) => {
        const row = rows[at]
        return (
          row && (
            <LayerRow
              key={row.id}
              row={row}
              elementId={rowElementId(row.id)}
              isActive={at === activeAt}
              style={{ top: at * rowHeight, height: rowHeight }}
              onToggle={() => setOpen([row.id], !row.isOpen)}
              isRenaming={row.id === renamingId}
              onRename={() => setRenamingId(row.id)}
              onRenamed={() => {
                setRenamingId(null)
                tree.current?.focus()
              }}
            />
          )
        )
      })}
      <LayerDropMark />
    </div>
  )
}

const rowElementId = (id: string) => `layer-${id}`

/** How far the list is scrolled, and how much of it shows. */
function useSight(scroller: RefObject<HTMLDivElement | null>) {
  const [sight, setSight] = useState({ scrollTop: 0, height: 0 })
  useEffect(() => {
    const list = scroller.current
    if (!list) {
      return
    }
    const measure = () => setSight({ scrollTop: list.scrollTop, height: list.clientHeight })
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(list)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [scroller])
  return sight
}

/** Where in the list a dragged block would land: a line between rows, or the row it goes into. */
function LayerDropMark() {
  const { blocks, engine } = useBuilder()
  const drag = useUi((state) => state.drag)
  if (!drag?.target || drag.over !== 'layers') {
    return null
  }
  const { line } = drag.target
  const movedId = drag.source.kind === 'move' ? drag.source.id : null
  return (
    <div className={styles.dropMark} data-into={line.bottom > line.top} style={boxOf(line)}>
      <span className={styles.dropLabel} data-testid="drop-line">
        {dropLabel(blocks, engine.document(), drag.target, { movedId })}
      </span>
    </div>
  )
}
