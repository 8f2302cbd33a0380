import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { snappedWidth, widthAfterKey } from '@/plugins/visual-editor/editor/canvas/width/page-width'
import styles from '@/plugins/visual-editor/editor/canvas/width/width-grip.module.css'
import {
  pageWidthRangePx,
  screenNames,
  screenOf,
  usePageSize,
} from '@/plugins/visual-editor/editor/shell/bar/devices'
import controls from '@/src/admin/ui/controls.module.css'

/** On the page's right edge: drag it, or use the arrow keys, to see the page at any width. */
export function WidthGrip() {
  const { ui } = useBuilder()
  const { widthPx, scale } = usePageSize()
  const [isPulled, setIsPulled] = useState(false)
  const screen = screenNames[screenOf(widthPx)]
  const setWidth = (draggedWidthPx: number | null) => ui.setState({ draggedWidthPx })

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) {
      return
    }
    event.preventDefault()
    event.currentTarget.focus()
    const grip = event.currentTarget
    grip.setPointerCapture(event.pointerId)
    const from = { x: event.clientX, widthPx }
    let frame = 0
    // The page stands in the middle, so it grows on both sides of the edge that is pulled.
    const move = ({ clientX }: globalThis.PointerEvent) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setIsPulled(true)
        const draggedWidthPx = snappedWidth(from.widthPx + (2 * (clientX - from.x)) / scale)
        // The edge stays under the pointer until it is let go.
        ui.setState({ draggedWidthPx, heldScale: scale })
      })
    }
    const end = () => {
      cancelAnimationFrame(frame)
      grip.removeEventListener('pointermove', move)
      setIsPulled(false)
      ui.setState({ heldScale: null })
    }
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', end, { once: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = widthAfterKey(event, widthPx)
    if (next !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      setWidth(next)
    }
  }

  return (
    <div
      className={`${controls.chrome} ${styles.grip}`}
      role="slider"
      tabIndex={0}
      title="Drag to change the width. Double-click puts it back."
      aria-label="Width of the page"
      aria-valuemin={pageWidthRangePx.min}
      aria-valuemax={pageWidthRangePx.max}
      aria-valuenow={widthPx}
      aria-valuetext={`${widthPx} pixels, ${screen}`}
      data-pulled={isPulled}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => setWidth(null)}
    >
      <span className={styles.knob}>
        <span className={styles.bubble} aria-hidden>
          {widthPx} px · {Math.round(scale * 100)} %<small>{screen}</small>
        </span>
      </span>
    </div>
  )
}
