import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from '@/src/admin/media/library/media-details.module.css'
import { MediaStill } from '@/src/admin/media/library/media-still'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

/** Percent of width and height. */
type Focus = { focalX: number; focalY: number }
type Props = { item: MediaItem; onChange: (point: Focus) => void }

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent * 10) / 10))
const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Keys come one after the other; the last one of a row is saved. */
const pauseMs = 500

/** The point around which a picture is cut where it does not fit. */
export function FocalPoint({ item, onChange }: Props) {
  const [point, setPoint] = useState<Focus>(item)
  const frame = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ point, item, onChange })
  latest.current = { ...latest.current, item, onChange }

  const [save] = useState(() => () => {
    clearTimeout(timer.current)
    const { point: now, item: stored, onChange: pass } = latest.current
    if (now.focalX !== stored.focalX || now.focalY !== stored.focalY) {
      pass({ focalX: now.focalX, focalY: now.focalY })
    }
  })
  useEffect(() => save, [save])

  const show = (next: Focus) => {
    latest.current.point = next
    setPoint(next)
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    if (width > 0 && height > 0) {
      show({
        focalX: within(((clientX - left) / width) * 100),
        focalY: within(((clientY - top) / height) * 100),
      })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (step) {
      event.preventDefault()
      const by = event.shiftKey ? 10 : 1
      const { focalX, focalY } = latest.current.point
      show({ focalX: within(focalX + step[0] * by), focalY: within(focalY + step[1] * by) })
      clearTimeout(timer.current)
      timer.current = setTimeout(save, pauseMs)
    }
  }
  const position = { objectPosition: `${point.focalX}% ${point.focalY}%` }

  return (
    <div>
      <h3 className={styles.title}>What must stay visible</h3>
      <p className={styles.facts}>Drag the circle. The picture is cropped around it.</p>
      <div
        ref={frame}
        className={styles.focal}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) {
            follow(event)
          }
        }}
        onPointerUp={save}
        onPointerCancel={save}
      >
        <MediaStill item={item} alt="" isLarge />
        <button
          type="button"
          className={styles.circle}
          style={{ left: `${point.focalX}%`, top: `${point.focalY}%` }}
          aria-label={`What must stay visible: ${Math.round(point.focalX)} % from the left, ${Math.round(point.focalY)} % from the top. Arrow keys move it.`}
          onKeyDown={onKeyDown}
          onBlur={save}
        />
      </div>
      <div className={styles.samples} aria-hidden>
        <span>
          <MediaStill item={item} style={position} />
          Computer
        </span>
        <span>
          <MediaStill item={item} style={position} />
          Phone
        </span>
      </div>
    </div>
  )
}
