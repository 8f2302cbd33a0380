'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import styles from '@/blocks/featured-music/featured-music.module.css'
import { iconButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Ends = { atStart: boolean; atEnd: boolean }

/** Scrolls the row of the same section by most of a view; gone when everything is in sight. */
export function RowArrows() {
  const place = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false })

  useEffect(() => {
    const row = rowOf(place.current)
    if (!row) {
      return
    }
    const look = () => setEnds(endsOf(row))
    const observer = new ResizeObserver(look)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])

  const scroll = (direction: -1 | 1) => (event: MouseEvent) => {
    const row = rowOf(event.currentTarget)
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <div ref={place} className={styles.arrows} hidden={ends.atStart && ends.atEnd}>
      <button
        type="button"
        className={iconButtonClass({ outlined: true })}
        aria-label="Scroll back"
        disabled={ends.atStart}
        onClick={scroll(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={iconButtonClass({ outlined: true })}
        aria-label="Scroll on"
        disabled={ends.atEnd}
        onClick={scroll(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest('section')?.querySelector<HTMLElement>('[data-row]') ?? null
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends {
  return { atStart: scrollLeft < 2, atEnd: scrollLeft + clientWidth > scrollWidth - 2 }
}
