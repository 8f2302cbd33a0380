'use client'

import {
  autoUpdate,
  computePosition,
  flip,
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
 */
export function usePopover<Panel extends HTMLElement>(
  anchor: () => ReferenceElement | null,
  placement: Placement = 'bottom-start',
): RefObject<Panel | null> {
  const panel = useRef<Panel>(null)
  const latest = useRef(anchor)
  latest.current = anchor

  useLayoutEffect(() => {
    const element = panel.current
    const at = latest.current()
    if (!element || !at) {
      return
    }
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const { style } = element
    const place = async () => {
      const { x, y } = await computePosition(at, element, {
        strategy: 'fixed',
        placement,
        middleware: [
          offset(gapPx),
          flip({ padding: marginPx, fallbackStrategy: 'bestFit' }),
          shift({ padding: marginPx }),
          size({
            padding: marginPx,
            apply: ({ availableHeight }) => {
              style.maxHeight = `${availableHeight}px`
            },
          }),
        ],
      })
      Object.assign(style, { left: `${x}px`, top: `${y}px` })
    }
    return autoUpdate(at, element, () => void place())
  }, [placement])

  return panel
}
