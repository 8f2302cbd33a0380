import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element was in sight at least once: what is costly to draw waits for that. */
export function useHasBeenVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) {
      return
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        setIsSeen(true)
        sight.disconnect()
      }
    })
    sight.observe(current)
    return () => sight.disconnect()
  }, [element])
  return isSeen
}

/** Whether what asks is no longer on the screen, for answers that come late. */
export function useIsUnmounted(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
