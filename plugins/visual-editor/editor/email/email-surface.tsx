import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { markedName } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { mailTheme, themeVariables } from '@/src/core/email/mail-theme'

/** An email stands on nothing but its own styles, which are on its elements. */
export function EmailSurface({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const theme = useSite((site) => site.theme)
  const grounds = useSite(({ mail }) => mail?.colors)
  const { colors, headingFont, headingCase } = mailTheme(theme, grounds)
  useVariableChips(host)
  return (
    <div
      ref={host}
      className={styles.surface}
      style={
        {
          // A short email ends before the stage does.
          background: colors.ground,
          ...themeVariables(colors),
          '--border': colors.line,
          '--border-strong': colors.line,
          '--mail-heading-font': headingFont,
          '--mail-heading-case': headingCase,
        } as CSSProperties
      }
    >
      <style>{highlightCss}</style>
      {children}
    </div>
  )
}

const highlightName = 'bandstand-variable'
/** A rule of its own: style modules would give the name another one. */
const highlightCss = `::highlight(${highlightName}){background-color:rgb(76 152 255 / 0.28)}`

/**
 * Colours the names of variables among the words on the canvas, whatever block they stand in: the
 * blocks draw the same elements as in the mail. Browsers without highlights show the plain names.
 */
function useVariableChips(host: RefObject<HTMLElement | null>): void {
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
