import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import type { Box } from '@/plugins/visual-editor/editor/overlay/avoid-bar'
import { BlockBar } from '@/plugins/visual-editor/editor/overlay/block-bar'
import { DragLayer } from '@/plugins/visual-editor/editor/overlay/drag-layer'
import { EdgeControls, thinPx } from '@/plugins/visual-editor/editor/overlay/edge-controls'
import { EmptyPage } from '@/plugins/visual-editor/editor/overlay/empty-page'
import { HighlightBlock } from '@/plugins/visual-editor/editor/overlay/highlight-block'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { PlaceLayer } from '@/plugins/visual-editor/editor/overlay/places/place-layer'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import controls from '@/src/admin/ui/controls.module.css'
import { Lock } from '@/src/admin/ui/icons'

/** Everything drawn over the page: it never touches the blocks themselves. */
export function Overlay() {
  const drag = useUi((state) => state.drag)
  const placing = useUi((state) => state.placing)
  return (
    <div className={`${controls.chrome} ${styles.overlay}`}>
      {drag ? (
        <DragLayer drag={drag} />
      ) : placing ? (
        <PlaceLayer source={placing} />
      ) : (
        <>
          <EmptyPage />
          <HoverOutline />
          <SelectionOutline />
          <HighlightBlock />
        </>
      )}
    </div>
  )
}

function HoverOutline() {
  const { blocks, commands } = useBuilder()
  const page = usePage()
  const id = useUi(({ hoveredId, selectedId }) => (hoveredId === selectedId ? null : hoveredId))
  const isWriting = useUi(({ writing }) => writing !== null)
  const rect = useBlockRect(id)
  if (!id || !rect || !page.nodes[id]) {
    return null
  }
  const { lockedReason } = commands.permissions(id)
  return (
    <div className={`${styles.outline} ${styles.hover}`} style={rect}>
      {/* It stands on the block above, which may be the one that is written in. */}
      {!isWriting && (
        <span className={styles.nameTag} data-inside={rect.top < 20}>
          {lockedReason && <Lock size={14} aria-label={lockedReason} />}
          {nameOf(blocks, page, id)}
        </span>
      )}
    </div>
  )
}

function SelectionOutline() {
  const id = useUi((state) => state.selectedId)
  const isWriting = useUi(({ writing, selectedId }) => writing?.id === selectedId)
  const rect = useBlockRect(id)
  const bar = useRef<HTMLDivElement>(null)
  const barBox = useBarBox(bar)
  if (!id || !rect) {
    return null
  }
  return (
    <div
      className={`${styles.outline} ${isWriting ? styles.writing : styles.selected}`}
      style={rect}
      data-thin={rect.height < thinPx}
    >
      {!isWriting && (
        <>
          <BlockBar id={id} isInside={rect.top < 62} ref={bar} />
          <EdgeControls id={id} rect={rect} bar={barBox} />
        </>
      )}
    </div>
  )
}

/** Where the bar lies on the selected block; looked at whenever that is drawn, and when the bar grows. */
function useBarBox(bar: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const { current } = bar
    const measure = () => setBox((known) => keepIfEqual(known, current && boxOf(current)))
    measure()
    if (!current) {
      return
    }
    const resizes = new ResizeObserver(measure)
    resizes.observe(current)
    return () => resizes.disconnect()
  })
  return box
}

/** From the corner of what it is placed on. */
function boxOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box {
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + offsetWidth,
    bottom: offsetTop + offsetHeight,
  }
}

function keepIfEqual(known: Box | null, next: Box | null): Box | null {
  const sides = ['left', 'top', 'right', 'bottom'] as const
  return known && next && sides.every((side) => known[side] === next[side]) ? known : next
}
