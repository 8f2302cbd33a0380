import { type RefObject, useEffect } from 'react'
import { buttonClass } from '@/src/ui/button/button'

const controls = `main :is(button, input, select, textarea, .${buttonClass()})`
/** Pixels: what stays free around a control, and how far a card goes up before it would stand in the way of reading. */
const gap = 8
const highestLift = 200
/** How long a page stands still before the card moves. */
const settleMs = 150

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** How many pixels a card has to go up to cover none of the boxes; 0 where none of those places is free. */
export function liftPast(card: Box, boxes: readonly Box[]): number {
  const beside = boxes.filter(
    ({ left, right }) => left < card.right + gap && right > card.left - gap,
  )
  let lift = 0
  for (const { top, bottom } of beside.sort((one, other) => other.bottom - one.bottom)) {
    if (bottom > card.top - lift - gap && top < card.bottom - lift + gap) {
      lift = card.bottom - top + gap
    }
  }
  return lift > highestLift ? 0 : lift
}

/** Keeps a card that floats over the page off the buttons and fields below it, wherever the page is scrolled to. */
export function useClearOfControls(card: RefObject<HTMLElement | null>, isCard: boolean) {
  useEffect(() => {
    const element = card.current
    if (!element || !isCard) {
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element
      const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
      const boxes = [...document.querySelectorAll(controls)].map((it) => it.getBoundingClientRect())
      element.style.translate = `0 ${-liftPast(home, boxes)}px`
    }
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(place, settleMs)
    }
    const resized = new ResizeObserver(settle)
    resized.observe(document.body)
    window.addEventListener('scroll', settle, { passive: true })
    window.addEventListener('resize', settle)
    return () => {
      clearTimeout(timer)
      resized.disconnect()
      window.removeEventListener('scroll', settle)
      window.removeEventListener('resize', settle)
      element.style.translate = ''
    }
  }, [card, isCard])
}
