import {
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $isTextNode,
  $setSelection,
  type ElementNode,
  type NodeKey,
  type RangeSelection,
  type TextNode,
} from '@payloadcms/richtext-lexical/lexical'

/** A place in the words; both ends stand in texts. */
export type Match = {
  startKey: NodeKey
  startOffset: number
  endKey: NodeKey
  endOffset: number
}

/** More than anyone goes through one by one. */
const mostMatches = 2000

/** Where the words stand in the text, across marks and links, never across lines. Call inside `read()`. */
export function $findMatches(words: string, isCaseKept: boolean): Match[] {
  if (words === '') {
    return []
  }
  const pattern = new RegExp(
    words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    isCaseKept ? 'gu' : 'giu',
  )
  const found: Match[] = []
  for (const line of $lines($getRoot())) {
    const text = line.map((node) => node.getTextContent()).join('')
    for (const { index, 0: hit } of text.matchAll(pattern)) {
      const start = placeIn(line, index, false)
      const end = placeIn(line, index + hit.length, true)
      if (start && end) {
        found.push({
          startKey: start.key,
          startOffset: start.offset,
          endKey: end.key,
          endOffset: end.offset,
        })
      }
      if (found.length === mostMatches) {
        return found
      }
    }
  }
  return found
}

/** The match as a selection, not yet the current one. */
export function $rangeOf({ startKey, startOffset, endKey, endOffset }: Match): RangeSelection {
  const range = $createRangeSelection()
  range.anchor.set(startKey, startOffset, 'text')
  range.focus.set(endKey, endOffset, 'text')
  return range
}

/** Puts other words in the place of these. Later matches of the same line must be replaced first. */
export function $replaceMatches(matches: readonly Match[], words: string): void {
  for (const match of matches.toReversed()) {
    const range = $rangeOf(match)
    // Lexical moves the ends of the current selection alone along with what changes.
    $setSelection(range)
    if (words === '') {
      range.removeText()
    } else {
      range.insertText(words)
    }
  }
}

/** The texts of each line, in their order. */
function $lines(parent: ElementNode): TextNode[][] {
  const lines: TextNode[][] = []
  let line: TextNode[] = []
  const endLine = () => {
    if (line.length > 0) {
      lines.push(line)
      line = []
    }
  }
  for (const child of parent.getChildren()) {
    if ($isTextNode(child)) {
      line.push(child)
    } else if ($isElementNode(child) && child.isInline()) {
      const [first = [], ...others] = $lines(child)
      line.push(...first)
      for (const other of others) {
        endLine()
        line = other
      }
    } else {
      endLine()
      if ($isElementNode(child)) {
        lines.push(...$lines(child))
      }
    }
  }
  endLine()
  return lines
}

/** @param isEnd an end stands behind its letter, a start before it */
function placeIn(line: readonly TextNode[], at: number, isEnd: boolean) {
  let passed = 0
  for (const node of line) {
    const size = node.getTextContentSize()
    if (isEnd ? at <= passed + size : at < passed + size) {
      return { key: node.getKey(), offset: at - passed }
    }
    passed += size
  }
  return null
}
