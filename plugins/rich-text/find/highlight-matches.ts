import { createDOMRange } from '@lexical/selection'
import { $getNodeByKey, type LexicalEditor } from 'lexical'
import type { Match } from '@/plugins/rich-text/find/find-matches'

/** Names for `::highlight()`; see find-bar. */
export const foundName = 'bandstand-found'
export const currentName = 'bandstand-found-current'

/** Marks the matches on the screen without touching the words. Answers what ends it. */
export function highlightMatches(
  editor: LexicalEditor,
  matches: readonly Match[],
  current: number,
): () => void {
  if (!('highlights' in CSS)) {
    return () => {}
  }
  const ranges = editor.read(() => matches.map((match) => $domRange(editor, match)))
  const others = ranges.filter(
    (range, index): range is Range => range !== null && index !== current,
  )
  const chosen = ranges[current]
  CSS.highlights.set(foundName, new Highlight(...others))
  CSS.highlights.set(currentName, new Highlight(...(chosen ? [chosen] : [])))
  return () => {
    CSS.highlights.delete(foundName)
    CSS.highlights.delete(currentName)
  }
}

/** Where a match is drawn; null when it is gone. Call inside `read()`. */
export function $domRange(editor: LexicalEditor, match: Match): Range | null {
  const start = $getNodeByKey(match.startKey)
  const end = $getNodeByKey(match.endKey)
  return start && end && createDOMRange(editor, start, match.startOffset, end, match.endOffset)
}
