import { useEffect, useState } from 'react'
import { scaleOf } from '@/plugins/rich-text/kit/scale-of'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'

export type OverlayRect = { left: number; top: number; width: number; height: number }

/** Where a block lies, in pixels from the page's corner; follows edits, images that load, resizing. */
export function useBlockRect(id: string | null): OverlayRect | null {
  const { elements } = useBuilder()
  const page = usePage()
  const [rect, setRect] = useState<OverlayRect | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page blocks may have moved
  useEffect(() => {
    const root = elements.page
    if (!root || !id) {
      setRect(null)
      return
    }
    // A block may be drawn later than what lies over it, as all are when a page is opened.
    let observed: HTMLElement | null = null
    const measure = () => {
      const element = root.querySelector<HTMLElement>(`[data-block-id="${id}"]`)
      setRect((current) => (element ? keepIfEqual(current, rectWithin(root, element)) : null))
      if (element && element !== observed) {
        resizes.observe(element)
        observed = element
      }
    }
    const resizes = new ResizeObserver(measure)
    resizes.observe(root)
    measure()
    const mutations = new MutationObserver(measure)
    mutations.observe(root, { childList: true, subtree: true })
    return () => {
      resizes.disconnect()
      mutations.disconnect()
    }
  }, [elements, id, page])

  return rect
}

function rectWithin(root: HTMLElement, element: HTMLElement): OverlayRect {
  const origin = root.getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  // Of the artboard while it grows or shrinks, which what is drawn on it does too.
  const grown = root.parentElement ? scaleOf(root.parentElement) : 1
  return {
    left: (left - origin.left) / grown,
    top: (top - origin.top) / grown,
    width: width / grown,
    height: height / grown,
  }
}

function keepIfEqual(current: OverlayRect | null, next: OverlayRect): OverlayRect {
  const isEqual =
    current &&
    current.left === next.left &&
    current.top === next.top &&
    current.width === next.width &&
    current.height === next.height
  return isEqual ? current : next
}
