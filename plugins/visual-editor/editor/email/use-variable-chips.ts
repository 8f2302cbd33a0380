import { type RefObject, useEffect } from 'react'
import { markedName } from '@/plugins/visual-editor/editor/email/variable-marks'

const highlightName = 'bandstand-variable'
/** A rule of its own: style modules would give the name another one. */
export const highlightCss = `::highlight(${highlightName}){background-color:rgb(76 152 255 / 0.28)}`

/**
 * Colours the names of variables among the words on the canvas, whatever block they stand in: the
 * blocks draw the same elements as in the mail. Browsers without highlights show the plain names.
 */
export function useVariableChips(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = host.current
    if (!element || !('highlights' in CSS)) {
      return
    }
    let frame = 0
    const colour = () => CSS.highlights.set(highlightName, new Highlight(...namesIn(element)))
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(colour)
    }
    const watcher = new MutationObserver(soon)
    watcher.observe(element, { childList: true, characterData: true, subtree: true })
    colour()
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      CSS.highlights.delete(highlightName)
    }
  }, [host])
}

function namesIn(element: HTMLElement): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: name, index } of (node.nodeValue ?? '').matchAll(markedName)) {
      const range = new Range()
      range.setStart(node, index)
      range.setEnd(node, index + name.length)
      ranges.push(range)
    }
  }
  return ranges
}
