import { type RefObject, useLayoutEffect } from 'react'

const gapPx = 20
const marginPx = 8
/** The editor's top bar; the toolbar never covers it. */
const topPx = 56

/** Keeps a fixed element above another one, below it when there is no room, always in the window. */
export function useFloating(floating: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = floating.current
      if (!element) {
        return
      }
      const { left, top, bottom } = anchor.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = element
      const above = top - gapPx - offsetHeight
      const y =
        above >= topPx ? above : Math.min(bottom + gapPx, innerHeight - offsetHeight - marginPx)
      const x = Math.min(Math.max(left, marginPx), innerWidth - offsetWidth - marginPx)
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    place()
    const resizes = new ResizeObserver(place)
    resizes.observe(anchor)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      resizes.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [floating, anchor])
}
