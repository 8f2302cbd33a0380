import { type RefObject, useEffect, useRef } from 'react'

/** Whether what asks is no longer on the screen, for answers that come late. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
