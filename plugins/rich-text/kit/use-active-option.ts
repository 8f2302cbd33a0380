import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/kit/option-list.module.css'

/** How the lists of this plugin look. */
export const optionClasses = { list: styles.list, option: styles.option }

/**
 * The option that Enter takes: the first one of every new list, then as the arrows go.
 *
 * @param listKey changes with the list, like what was typed to filter it
 * @param start index in the list it opens with
 */
export function useActiveOption<Option>(options: readonly Option[], listKey: string, start = 0) {
  const [state, setState] = useState({ listKey, index: Math.max(start, 0) })
  const index = state.listKey === listKey ? Math.min(state.index, options.length - 1) : 0
  const setIndex = (next: number) => setState({ listKey, index: next })
  return {
    index,
    setIndex,
    option: options[index],
    /** Past the last comes the first. */
    move: (step: number) => {
      if (options.length > 0) {
        setIndex((index + step + options.length) % options.length)
      }
    },
  }
}

/** Screen readers hear the option that the arrows reach, though the caret stays in the words. */
export function useActiveDescendant(
  element: HTMLElement,
  active: string | undefined,
  list: string,
): void {
  useEffect(() => {
    if (active === undefined) {
      return
    }
    element.setAttribute('aria-controls', list)
    element.setAttribute('aria-activedescendant', active)
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [element, active, list])
}

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
