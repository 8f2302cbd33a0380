'use client'

import {
  autoUpdate,
  computePosition,
  flip,
  type Middleware,
  offset,
  type Placement,
  type ReferenceElement,
  shift,
  size,
} from '@floating-ui/dom'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const gapPx = 4
const marginPx = 8

/**
 * An element over everything for as long as it is there. It stands below its anchor, above where there
 * is more room, whole on the screen, and follows it.
 *
 * @param anchor what it stands at, an element or a box of the window
 * @param avoid tools that it stands beside for long, and never covers
 */
export function usePopover<Panel extends HTMLElement>(
  anchor: () => ReferenceElement | null,
  placement: Placement = 'bottom-start',
  avoid?: () => Element | null,
): RefObject<Panel | null> {
  const panel = useRef<Panel>(null)
  const latest = useRef({ anchor, avoid })
  latest.current = { anchor, avoid }

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) {
      return
    }
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const at = latest.current.anchor()
    if (!at) {
      return
    }
    const tools = latest.current.avoid?.() ?? null
    const { style } = element
    const place = async () => {
      // Its style sheet says how high it may be; it is only made lower.
      style.maxHeight = ''
      const { x, y } = await computePosition(at, element, {
        strategy: 'fixed',
        placement,
        middleware: [
          offset(gapPx),
          flip({ padding: marginPx, fallbackStrategy: 'bestFit' }),
          shift({ padding: marginPx }),
          tools ? clearOf(tools, style) : lowered(style),
        ],
      })
      Object.assign(style, { left: `${x}px`, top: `${y}px` })
    }
    const stop = autoUpdate(at, element, () => void place())
    const moves = new MutationObserver(() => void place())
    if (tools) {
      moves.observe(tools, { attributeFilter: ['style'] })
    }
    return () => {
      stop()
      moves.disconnect()
    }
  }, [placement])

  return panel
}

const lowered = (style: CSSStyleDeclaration): Middleware =>
  size({
    padding: marginPx,
    apply: ({ availableHeight, rects }) => {
      if (rects.floating.height > availableHeight) {
        style.maxHeight = `${availableHeight}px`
      }
    },
  })

/**
 * Below the anchor, below the tools where these are in the way, over its own lower edge, or above it: over what
 * surrounds the anchor only where there is no other room. Where there is none at all, beside the tools and lower.
 */
const clearOf = (tools: Element, style: CSSStyleDeclaration): Middleware => ({
  name: 'clearOf',
  fn: ({ x, rects: { reference, floating } }) => {
    const bar = tools.getBoundingClientRect()
    const { clientHeight } = document.documentElement
    // The keyboard of a phone covers the page without resizing it.
    const { offsetTop, height: seenHeight } = window.visualViewport ?? {
      offsetTop: 0,
      height: clientHeight,
    }
    const [highest, lowestEnd] = [offsetTop + marginPx, offsetTop + seenHeight - marginPx]
    const { height } = floating
    const isClear = (top: number) =>
      x >= bar.right ||
      x + floating.width <= bar.left ||
      top >= bar.bottom ||
      top + height <= bar.top
    const isSeen = (top: number) => top >= highest && top + height <= lowestEnd
    const bottom = reference.y + reference.height
    const below = bottom + gapPx
    const lowest = Math.min(bottom - gapPx, lowestEnd) - height
    const tops = [
      below,
      ...(isClear(below) ? [] : [bar.bottom + gapPx]),
      ...(lowest >= reference.y ? [lowest] : []),
      reference.y - gapPx - height,
    ]
    const free = tops.find((top) => isSeen(top) && isClear(top))
    if (free !== undefined) {
      return { y: free }
    }
    const [above, beneath] = [bar.top - highest, lowestEnd - bar.bottom]
    const isAbove = above > beneath
    const room = Math.max(above, beneath) - gapPx
    style.maxHeight = height > room ? `${room}px` : ''
    return { y: isAbove ? bar.top - gapPx - Math.min(height, room) : bar.bottom + gapPx }
  },
})
