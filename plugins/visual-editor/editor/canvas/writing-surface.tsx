import { Suspense, useMemo, useRef } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { CanvasLink } from '@/plugins/visual-editor/editor/canvas/canvas-link'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { PageNode } from '@/src/core/page-document/schema'
import type { RichTextDoc } from '@/src/core/rich-text'
import { RichText } from '@/src/rich-text/render'

const InlineEditor = lazyPart(
  'the writing tools',
  () => import('@/plugins/rich-text/inline-editor').then(({ InlineEditor }) => InlineEditor),
  ({ commands }) => commands.stopWriting(),
)

type Props = { id: string /** Prop that holds the words. */; prop: string; doc: RichTextDoc }

/** Stands where the words of a text block stand, looks like them, and can be typed in. */
export function WritingSurface({ id, prop, doc }: Props) {
  const { engine, ui, commands, elements, typed } = useBuilder()
  const caretAt = useRef(ui.getState().writing?.at ?? null).current
  const sessionKey = useRef(`${id}:words:${Date.now()}`).current
  // Later versions come from here; giving them back would move the caret.
  const initial = useRef(doc).current
  const json = useMemo(() => JSON.stringify(initial), [initial])

  return (
    <Suspense fallback={<RichText doc={initial} Link={CanvasLink} />}>
      <InlineEditor
        initial={json}
        caretAt={caretAt}
        findElement={() => elements.page?.querySelector(`[data-block-id="${id}"]`) ?? null}
        toolbarHost={elements.stage?.closest<HTMLElement>('[data-builder]') ?? null}
        registerCommit={(commit) => {
          typed.commit = commit
        }}
        onCommit={(written) => {
          const isBack = written === null && engine.takeBack(sessionKey)
          if (!isBack && engine.document().nodes[id]) {
            // Lexical writes plain JSON, which its types do not say.
            const value = (written ?? initial) as unknown as PageNode['props'][string]
            engine.setProps(id, { [prop]: value }, sessionKey, Number.POSITIVE_INFINITY)
          }
        }}
        onClose={() => commands.select(id)}
      />
    </Suspense>
  )
}
