'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = { label: string; className: string; children: ReactNode }

/** A region that is pushed sideways where its content is wider: only then it is a stop of the keyboard. */
export function ScrollFrame({ label, className, children }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) {
      return
    }
    const sizes = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth))
    for (const element of [current, ...current.children]) {
      sizes.observe(element)
    }
    return () => sizes.disconnect()
  }, [])
  return (
    <section
      ref={frame}
      className={className}
      aria-label={label}
      tabIndex={isWider ? 0 : undefined}
    >
      {children}
    </section>
  )
}
