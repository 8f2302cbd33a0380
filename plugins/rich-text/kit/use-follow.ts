import type { LexicalEditor } from 'lexical'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Calls `place` once something could have moved beside the words: they changed, scrolled, or the window did. */
export function useFollow(editor: LexicalEditor, place: () => void): void {
  const latest = useRef(place)
  latest.current = place
  useLayoutEffect(() => latest.current())
  useEffect(() => {
    let frame = 0
    const placeSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        latest.current()
      })
    }
    const stop = editor.registerUpdateListener(placeSoon)
    const passive = { capture: true, passive: true }
    addEventListener('scroll', placeSoon, passive)
    addEventListener('resize', placeSoon)
    return () => {
      stop()
      cancelAnimationFrame(frame)
      removeEventListener('scroll', placeSoon, passive)
      removeEventListener('resize', placeSoon)
    }
  }, [editor])
}

/** Whether a point of the window shows this element: not scrolled away under a bar. */
export function isInView(element: Element, x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((found) => element.contains(found))
}
