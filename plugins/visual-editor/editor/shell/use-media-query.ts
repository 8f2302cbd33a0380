import { useCallback, useSyncExternalStore } from 'react'

/** A window as narrow as a phone's: panels and settings come up from below. */
export const narrowWindow = '(width < 640px)'
/** No room for a panel beside the page: panels lie over it. */
export const coveringPanels = '(width < 1080px)'
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
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchesMedia(query))
}
