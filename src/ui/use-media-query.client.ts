'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Fingers, or a phone: rows and buttons are at least 44 pixels high. */
export const roomyTargets = '(pointer: coarse), (width < 640px)'

/** Whether a media query holds just now; none does where there is no window to ask. */
export function matchesMedia(query: string): boolean {
  return globalThis.matchMedia?.(query).matches === true
}

/** Whether a media query holds; follows it. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMedia(query))
}
