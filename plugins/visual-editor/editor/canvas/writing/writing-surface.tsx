import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { keepRowHeights, readRowHeights } from '@/plugins/rich-text/kit/row-heights'
import { takeTypedAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-link'
import {
  CanvasCode,
  CanvasFormula,
} from '@/plugins/visual-editor/editor/canvas/blocks/canvas-nodes'
import { clickedLetter } from '@/plugins/visual-editor/editor/canvas/steady-view'
import { useWritingHost } from '@/plugins/visual-editor/editor/canvas/writing/use-writing-host'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import { canonicalJson } from '@/src/core/json'
import type { PageNode } from '@/src/core/page-document/schema'
import type { RichTextDoc } from '@/src/core/rich-text'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { RichText } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'

export type WritingSurfaceProps = {
  id: string
  /** Prop that holds the words. */
  prop: string
  doc: RichTextDoc
  /** What the block has loaded. */
  pictures?: RichTextPictures
}

/** Stands where the words of a text block stand, looks like them, and can be typed in. */
export function WritingSurface({ id, prop, doc, pictures }: WritingSurfaceProps) {
  const builder = useBuilder()
  const { engine, ui, commands, elements, typed, kind } = builder
  const pathname = useSite((site) => site.pathname)
  const sessionKey = useRef(`${id}:words:${Date.now()}`).current
  // Later versions come from here; giving them back would move the caret.
  const [initial] = useState(() => sanitizeRichText(doc))
  const before = useRef(engine.document().nodes[id]?.props[prop]).current
  const findElement = () =>
    elements.page?.querySelector<HTMLElement>(`[data-block-id="${id}"]`) ?? null
  // Read before anything else is drawn in place of what was clicked.
  const [rowHeights] = useState(() => readRowHeights(findElement()))
  // What is drawn until the editor's code is there is drawn anew, too.
  const drawn = useRef({ findElement, rowHeights })
  useLayoutEffect(() => {
    const { findElement, rowHeights } = drawn.current
    const words = findElement()
    if (words) {
      keepRowHeights(words, rowHeights)
    }
  }, [])
  const json = useMemo(() => JSON.stringify(initial), [initial])

  const { host, dialog } = useWritingHost({ id, prop, pictures })

  return (
    <Suspense
      fallback={
        <RichText
          doc={initial}
          Link={canvasLinkAt(pathname)}
          Formula={CanvasFormula}
          ColouredCode={CanvasCode}
          pictures={pictures}
        />
      }
    >
      <RichTextHostProvider value={host}>
        {kind.InlineEditor && (
          <kind.InlineEditor
            initial={json}
            caretAt={() => {
              const at = clickedLetter(builder)
              return at && scrollPointIntoView(elements.stage, at)
            }}
            takeTypedAhead={() => takeTypedAhead({ ui })}
            rowHeights={rowHeights}
            findElement={findElement}
            toolbarHost={elements.stage?.closest<HTMLElement>('[data-builder]') ?? null}
            registerCommit={(commit) => {
              typed.commit = commit
            }}
            onCommit={(written) => {
              // Another change may have come between: then only what was written after it is taken back.
              const isBack =
                written === null &&
                engine.dropLastStep(sessionKey) &&
                canonicalJson(engine.document().nodes[id]?.props[prop]) === canonicalJson(before)
              if (!isBack && engine.document().nodes[id]) {
                // Lexical writes plain JSON, which its types do not say.
                const value = (written ?? initial) as unknown as PageNode['props'][string]
                engine.setProps(id, { [prop]: value }, sessionKey, Number.POSITIVE_INFINITY)
              }
            }}
            onClose={() => commands.select(id)}
          />
        )}
      </RichTextHostProvider>
      {dialog}
    </Suspense>
  )
}

/** Room below a point for the line of words that it is in, in pixels. */
const roomBelowPx = 56

/**
 * Scrolls a point of the page back into sight where settings came up below and took its place.
 *
 * @returns where in the window it is now
 */
function scrollPointIntoView(stage: HTMLElement | null, { x, y }: Point): Point {
  const hiddenPx = stage ? y - stage.getBoundingClientRect().bottom : 0
  if (!stage || hiddenPx <= 0) {
    return { x, y }
  }
  const before = stage.scrollTop
  stage.scrollTop = before + hiddenPx + roomBelowPx
  return { x, y: y - (stage.scrollTop - before) }
}
