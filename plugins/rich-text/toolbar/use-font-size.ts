import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { stepFontSize } from '@/plugins/rich-text/toolbar/font-size'
import { setStyle } from '@/plugins/rich-text/toolbar/set-format'
import type { WordsFormat } from '@/plugins/rich-text/toolbar/words-format'
import { limits } from '@/src/core/limits'

export type FontSize = {
  px: number
  set: (px: number) => void
  step: (direction: 1 | -1) => void
}

/** The size at the caret: as chosen, else as the page draws it there. */
export function useFontSize(
  editor: LexicalEditor,
  element: HTMLElement,
  format: WordsFormat,
): FontSize {
  const chosen = format.style['font-size']
  const [drawn, setDrawn] = useState<number>(limits.fontSize.defaultPx)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other kinds of lines are drawn in other sizes
  useEffect(() => {
    if (!chosen) {
      setDrawn(drawnSize(editor, element))
    }
  }, [editor, element, chosen, format])
  const px = chosen ? Number.parseInt(chosen, 10) : drawn
  const set = (next: number) => setStyle(editor, 'font-size', `${next}px`)
  return { px, set, step: (direction) => set(stepFontSize(px, direction)) }
}

function drawnSize(editor: LexicalEditor, element: HTMLElement): number {
  const key = editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? selection.anchor.key : null
  })
  const drawn = (key && editor.getElementByKey(key)) || element
  const px = Math.round(Number.parseFloat(getComputedStyle(drawn).fontSize))
  return Number.isFinite(px) ? px : limits.fontSize.defaultPx
}
