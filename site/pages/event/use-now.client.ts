'use client'

import { useEffect, useState } from 'react'

const everyMs = 30_000

/**
 * What time it is. Pages are kept for long: first it is the time at which the page was made, so that
 * the browser draws what the server drew, and then the visitor's own.
 */
export function useNow(renderedAt: string): Date {
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
