import { useLayoutEffect, useRef } from 'react'
import styles from '@/plugins/rich-text/features/drawings/drawings.module.css'
import type { Ink, Spot } from '@/plugins/rich-text/features/drawings/use-hand'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'

type Props = {
  at: Spot
  ink: Ink
  /** Empty when nothing was written. */
  onDone: (text: string) => void
}

const { widthPx, heightPx, wordsMax } = limits.drawing

/** Words are typed where they will stand. */
export function WordsField({ at, ink, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => field.current?.focus(), [])
  const finish = (text: string) => {
    // Leaving the field by Enter also takes the keyboard away from it.
    if (!isDone.current) {
      isDone.current = true
      onDone(text.trim())
    }
  }
  return (
    <input
      ref={field}
      type="text"
      className={styles.words}
      aria-label="Words on the drawing"
      maxLength={wordsMax}
      style={{
        left: `${Math.min(at.x / widthPx, 0.7) * 100}%`,
        top: `${(at.y / heightPx) * 100}%`,
        color: ink.color,
      }}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
      onKeyDown={(event) => {
        if (isEnter(event)) {
          event.preventDefault()
          finish(event.currentTarget.value)
        } else if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          finish('')
        }
      }}
    />
  )
}
