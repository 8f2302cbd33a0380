'use client'

import {
  $createCodeNode,
  CodeHighlightNode,
  CodeNode,
  registerCodeIndentation,
} from '@lexical/code-core'
import { CODE } from '@lexical/markdown'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { SquareCode } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { $caretCodeKey } from '@/plugins/rich-text/features/code/code-at'
import { keepCodePlain } from '@/plugins/rich-text/features/code/keep-code-plain'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { behaviour, menus, overlayFor, tools } from '@/plugins/rich-text/kit/feature'
import { useReading } from '@/plugins/rich-text/kit/use-reading'

const CodeControls = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/code/code-controls')).CodeControls,
}))

/** Language and copying in the toolbar while the caret is in code, for fingers and the keyboard. */
function CodeTools({ editor }: WritingProps) {
  const code = useReading(editor, $caretCodeKey)
  return (
    code && (
      <Suspense>
        <CodeControls editor={editor} code={code} />
      </Suspense>
    )
  )
}

const { slashMenu, toolbarFixed } = menus([
  {
    id: 'code',
    label: 'Code block',
    icon: SquareCode,
    keywords: ['program', 'script', 'snippet', 'monospace', 'javascript', 'python'],
    run: insertCode,
  },
])

export const CodeFeatureClient = createClientFeature({
  nodes: [CodeNode, CodeHighlightNode],
  plugins: [
    behaviour((editor) =>
      mergeRegister(
        registerCodeIndentation(editor, undefined, true),
        keepCodePlain(editor),
        colorCode(editor),
      ),
    ),
    overlayFor(
      [CodeNode],
      async () => (await import('@/plugins/rich-text/features/code/code-menu')).CodeMenu,
    ),
  ],
  markdownTransformers: [CODE],
  slashMenu,
  toolbarFixed: { groups: [...toolbarFixed.groups, tools('code', CodeTools)] },
})

/** Colours code from its first block on; what reads it is loaded with that. Answers what ends it. */
function colorCode(editor: LexicalEditor): () => void {
  let isOver = false
  let isAsked = false
  let stop = () => {}
  const load = async () => {
    const { PrismTokenizer, registerCodeHighlighting } = await import('@lexical/code-prism')
    if (!isOver) {
      // Code of no language stays so.
      stop = registerCodeHighlighting(editor, { ...PrismTokenizer, defaultLanguage: null })
    }
  }
  const stopWatching = editor.registerMutationListener(
    CodeNode,
    () => {
      if (!isAsked) {
        isAsked = true
        void load()
      }
    },
    { skipInitialization: false },
  )
  return () => {
    isOver = true
    stopWatching()
    stop()
  }
}

/** Makes code of the selected words; without any, of the line at the caret. */
export function insertCode(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) {
      return
    }
    if (selection.isCollapsed()) {
      $setBlocksType(selection, () => $createCodeNode('plain'))
    } else {
      const words = selection.getTextContent()
      const code = $createCodeNode('plain')
      selection.insertNodes([code])
      code.select().insertRawText(words)
    }
    const after = $getSelection()
    const block = $isRangeSelection(after) ? after.anchor.getNode().getTopLevelElement() : null
    // Who writes on below it needs a line there.
    if (block && block.getNextSibling() === null) {
      block.insertAfter($createParagraphNode(), false)
    }
  })
}
