import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type ElementFormatType,
  type RangeSelection,
  type TextFormatType,
} from '@payloadcms/richtext-lexical/lexical'
import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { $isListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $kindOf, type BlockKind } from '@/plugins/rich-text/toolbar/block-kinds'
import { readTextStyle } from '@/src/rich-text/nodes/text/text-style'

const marks = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'code',
  'subscript',
  'superscript',
  'highlight',
  'uppercase',
  'lowercase',
  'capitalize',
] as const satisfies readonly TextFormatType[]
export type Mark = (typeof marks)[number]

export type StyleName = 'font-family' | 'font-size' | 'color' | 'background-color'

/** What the toolbar shows about the words at the caret. */
export type WordsFormat = {
  kind: BlockKind
  /** Those that all of the selected words carry. */
  marks: readonly Mark[]
  /** As stored; what is left out is as the surroundings say, or differs among the selected words. */
  style: Readonly<Partial<Record<StyleName, string>>>
  align: ElementFormatType
  isInLink: boolean
}

const plainFormat: WordsFormat = {
  kind: 'paragraph',
  marks: [],
  style: {},
  align: '',
  isInLink: false,
}

/** What the tools show hardly ever changes with a letter. */
export const toolsAfterMs = 60

/** Longer selections are judged by their beginning: reading all of a long text takes too long. */
const mostNodes = 200

/** Reads the format at the selection; call inside `editor.read()`. */
export function $readFormat(): WordsFormat {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) {
    return plainFormat
  }
  const anchor = selection.anchor.getNode()
  const block = $findMatchingParent(
    anchor,
    (node) => $isElementNode(node) && !node.isInline() && !$isListNode(node),
  )
  return {
    kind: $kindOf(anchor),
    marks: marks.filter((mark) => selection.hasFormat(mark)),
    style: $styleOf(selection),
    align: $isElementNode(block) ? block.getFormatType() : '',
    isInLink: $findMatchingParent(anchor, $isLinkNode) !== null,
  }
}

/** The declarations that all of the selected words share. */
function $styleOf(selection: RangeSelection): WordsFormat['style'] {
  if (selection.isCollapsed()) {
    return readTextStyle(selection.style)
  }
  const texts = selection.getNodes().filter($isTextNode).slice(0, mostNodes)
  const distinct = [...new Set(texts.map((node) => node.getStyle()))].map(readTextStyle)
  const [first = {}, ...others] = distinct
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value)),
  )
}
