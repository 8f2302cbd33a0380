import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Box } from '@/plugins/rich-text/kit/host'

/** A caret moves with every letter; following each would draw every letter twice. */
const caretMs = 120

/**
 * Keeps a fixed element beside another one, never over its words, always in the area.
 *
 * @param area of the window; asked again whenever something moved. Null: it floats nowhere
 */
export function useFloating(
  floating: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  area: (() => Box) | null,
): void {
  const latest = useRef(area)
  latest.current = area
  const isFloating = area !== null
  useLayoutEffect(() => {
    if (!isFloating) {
      return
    }
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const place = () => {
      frame = 0
      const element = floating.current
      const box = latest.current?.()
      if (element && box) {
        const maxWidth = `${roomIn(box)}px`
        if (element.style.maxWidth !== maxWidth) {
          element.style.maxWidth = maxWidth
        }
        const { offsetWidth: width, offsetHeight: height } = element
        const { left, top } = placeFloating(
          { width, height },
          anchor.getBoundingClientRect(),
          caretBox(anchor),
          box,
        )
        element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
      }
    }
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place)
    }
    const followCaret = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        placeSoon()
      }, caretMs)
    }
    place()
    const resizes = new ResizeObserver(placeSoon)
    resizes.observe(anchor)
    if (floating.current) {
      resizes.observe(floating.current)
    }
    const passive = { capture: true, passive: true }
    addEventListener('scroll', placeSoon, passive)
    addEventListener('resize', placeSoon)
    document.addEventListener('selectionchange', followCaret)
    // The keyboard of a phone covers the page without resizing the window.
    visualViewport?.addEventListener('resize', placeSoon)
    visualViewport?.addEventListener('scroll', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      resizes.disconnect()
      removeEventListener('scroll', placeSoon, passive)
      removeEventListener('resize', placeSoon)
      document.removeEventListener('selectionchange', followCaret)
      visualViewport?.removeEventListener('resize', placeSoon)
      visualViewport?.removeEventListener('scroll', placeSoon)
    }
  }, [floating, anchor, isFloating])
}

/** Keeps an element that has a place of its own in sight where the keyboard of a phone pushes the window up. */
export function useDocked(docked: RefObject<HTMLElement | null>, isDocked: boolean): void {
  useEffect(() => {
    const view = globalThis.visualViewport
    if (!isDocked || !view) {
      return
    }
    const place = () => {
      const { current } = docked
      if (current) {
        const hiddenPx = Math.max(0, Math.round(view.offsetTop - current.offsetTop))
        current.style.transform = hiddenPx > 0 ? `translateY(${hiddenPx}px)` : ''
      }
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
    }
  }, [docked, isDocked])
}

function caretBox(anchor: HTMLElement): Box | null {
  const selection = document.getSelection()
  if (!selection?.rangeCount || !anchor.contains(selection.anchorNode)) {
    return null
  }
  const box = selection.getRangeAt(0).getBoundingClientRect()
  // The caret of an empty line has no box.
  return box.height > 0 ? box : null
}

const gapPx = 20
const marginPx = 8

/** How wide something in the area may be. */
export const roomIn = (area: Box): number => Math.round(area.right - area.left - 2 * marginPx)

/**
 * Above the words, else below them; beside neither there is room, at the edge of the area that is
 * farther from the caret.
 */
export function placeFloating(
  { width, height }: { width: number; height: number },
  words: Box,
  caret: Box | null,
  area: Box,
): { left: number; top: number } {
  const highest = area.top + marginPx
  const lowest = area.bottom - height - marginPx
  const above = words.top - gapPx - height
  const below = words.bottom + gapPx
  const farFromCaret = caret && caret.top + caret.bottom < highest + area.bottom ? lowest : highest
  const top = above >= highest ? above : below <= lowest ? below : farFromCaret
  const rightmost = area.right - width - marginPx
  return {
    left: Math.max(Math.min(words.left, rightmost), area.left + marginPx),
    top: Math.min(Math.max(top, highest), Math.max(lowest, highest)),
  }
}
