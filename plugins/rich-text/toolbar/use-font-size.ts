import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'
import { setStyle } from '@/plugins/rich-text/toolbar/set-format'
import type { WordsFormat } from '@/plugins/rich-text/toolbar/words-format'
import { limits } from '@/src/core/limits'
import { clampFontSize } from '@/src/rich-text/nodes/text/text-style'

/** Pixels for what was typed into the field: within the limits, and the usual size where it is no number. */
export function readFontSize(typed: string): number {
  const text = typed
    .trim()
    .replace(/\s*px$/i, '')
    .replace(',', '.')
  const px = text === '' ? Number.NaN : Number(text)
  return clampFontSize(Number.isFinite(px) ? px : limits.fontSize.defaultPx)
}

/** The steps of plus and minus, as other editors have them: finer where letters are small. */
const steps = [
  1, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72,
]

/** The next size up or down. */
export function stepFontSize(px: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? steps.find((step) => step > px) : steps.findLast((step) => step < px)
  return clampFontSize(next ?? px)
}

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
