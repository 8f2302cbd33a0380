import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import {
  type Corner,
  type CropRect,
  moveRect,
  resizeRect,
} from '@/src/admin/media/library/crop/crop-rect'
import styles from '@/src/admin/media/library/crop/crop-view.module.css'

type Props = {
  rect: CropRect
  /** Width to height in percent of the picture's own; null for a free shape. */
  ratio: number | null
  onChange: (rect: CropRect) => void
}

const corners: readonly { corner: Corner; label: string }[] = [
  { corner: 'nw', label: 'Upper left corner' },
  { corner: 'ne', label: 'Upper right corner' },
  { corner: 'sw', label: 'Lower left corner' },
  { corner: 'se', label: 'Lower right corner' },
]
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The frame around the part: its face moves it, its corners resize it, by pointer or arrow keys. */
export function CropFrame({ rect, ratio, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; rect: CropRect } | null>(null)

  const change = (from: CropRect, corner: Corner | null, dx: number, dy: number) =>
    onChange(corner ? resizeRect(from, corner, dx, dy, ratio) : moveRect(from, dx, dy))

  const handlers = (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, rect }
    },
    onPointerMove: (event: PointerEvent) => {
      const picture = frame.current?.parentElement?.getBoundingClientRect()
      if (start.current && picture) {
        const { x, y, rect: from } = start.current
        const dx = ((event.clientX - x) / picture.width) * 100
        const dy = ((event.clientY - y) / picture.height) * 100
        change(from, corner, dx, dy)
      }
    },
    onPointerUp: () => {
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step) {
        event.preventDefault()
        const by = event.shiftKey ? 10 : 1
        change(rect, corner, step[0] * by, step[1] * by)
      }
    },
  })
  const percent = ({ x, y, width, height }: CropRect) => ({
    left: `${x}%`,
    top: `${y}%`,
    width: `${width}%`,
    height: `${height}%`,
  })

  return (
    <div ref={frame} className={styles.frame} style={percent(rect)} data-testid="crop-frame">
      <button
        type="button"
        className={styles.face}
        aria-label={`The part: ${Math.round(rect.width)} × ${Math.round(rect.height)} % of the picture. Arrow keys move it.`}
        {...handlers(null)}
      />
      {corners.map(({ corner, label }) => (
        <button
          key={corner}
          type="button"
          className={styles.corner}
          data-corner={corner}
          aria-label={`${label}. Arrow keys resize.`}
          {...handlers(corner)}
        />
      ))}
    </div>
  )
}
