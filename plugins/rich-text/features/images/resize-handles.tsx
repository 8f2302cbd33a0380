import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { limits } from '@/src/core/limits'

type Props = {
  /** Pixels, as it stands now. */
  width: number
  onResize: (width: number) => void
}

const corners = [
  { corner: 'nw', label: 'Upper left corner', outwards: -1 },
  { corner: 'ne', label: 'Upper right corner', outwards: 1 },
  { corner: 'sw', label: 'Lower left corner', outwards: -1 },
  { corner: 'se', label: 'Lower right corner', outwards: 1 },
] as const

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}
const stepPx = 10

/** Corners that resize by pointer or arrow keys; the stylesheet shows them while the picture is picked. */
export function ResizeHandles({ width, onResize }: Props) {
  const start = useRef<{ x: number; width: number; scale: number } | null>(null)
  const bounded = (wanted: number) =>
    Math.round(Math.min(limits.image.maxPx, Math.max(limits.image.minPx, wanted)))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const element = event.currentTarget.closest<HTMLElement>('[data-atom]')
    if (element) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const shown = element.getBoundingClientRect().width
      start.current = {
        x: event.clientX,
        width: Math.min(width, element.offsetWidth || width),
        // The page may be drawn smaller than it is.
        scale: element.offsetWidth > 0 ? shown / element.offsetWidth : 1,
      }
    }
  }
  const wantedAt = (event: PointerEvent<HTMLElement>, outwards: number): number | null => {
    const from = start.current
    return from && bounded(from.width + ((event.clientX - from.x) / from.scale) * outwards)
  }

  return corners.map(({ corner, label, outwards }) => (
    <button
      key={corner}
      type="button"
      className={styles.handle}
      data-corner={corner}
      data-field
      draggable={false}
      aria-label={`${label}. The picture is ${width} px wide. Arrow keys change it.`}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        const wanted = wantedAt(event, outwards)
        if (wanted !== null) {
          const element = event.currentTarget.closest<HTMLElement>('[data-atom]')
          element?.style.setProperty('--picture-width', `${wanted}px`)
        }
      }}
      onPointerUp={(event) => {
        const wanted = wantedAt(event, outwards)
        start.current = null
        if (wanted !== null && wanted !== width) {
          onResize(wanted)
        }
      }}
      onPointerCancel={() => {
        start.current = null
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const step = steps[event.key]
        if (step) {
          event.preventDefault()
          event.stopPropagation()
          onResize(bounded(width + step * (event.shiftKey ? 1 : stepPx)))
        }
      }}
    />
  ))
}
