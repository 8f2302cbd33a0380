import { $isLinkNode, $toggleLink } from '@lexical/link'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import { $getNearestNodeOfType } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical'
import { safeUrl } from '@/src/core/safe-url'

export const paragraphKinds = ['paragraph', 'h1', 'h2', 'h3'] as const
export type ParagraphKind = (typeof paragraphKinds)[number]
export type ListKind = 'bullet' | 'number'

export const marks = ['bold', 'italic', 'underline', 'strikethrough'] as const
export type Mark = (typeof marks)[number]

/** What the toolbar shows about the words at the caret. */
export type WordsFormat = {
  kind: ParagraphKind
  list: ListKind | null
  /** Those that all of the selected words carry. */
  marks: readonly Mark[]
  /** Address of the link at the caret; null outside links. */
  url: string | null
}

export const plainFormat: WordsFormat = {
  kind: 'paragraph',
  list: null,
  marks: [],
  url: null,
}

/** Reads the format at the selection; call inside `editor.read()`. */
export function $readFormat(): WordsFormat {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) {
    return plainFormat
  }
  const anchor = selection.anchor.getNode()
  const list = $getNearestNodeOfType(anchor, ListNode)
  return {
    kind: $kindOf(anchor),
    list: list && list.getListType() !== 'check' ? (list.getListType() as ListKind) : null,
    marks: marks.filter((mark) => selection.hasFormat(mark)),
    url: $linkAt(selection)?.getURL() ?? null,
  }
}

function $kindOf(node: LexicalNode): ParagraphKind {
  const block = node.getKey() === 'root' ? null : node.getTopLevelElement()
  const tag = $isHeadingNode(block) ? block.getTag() : 'paragraph'
  return paragraphKinds.find((kind) => kind === tag) ?? 'h3'
}

function $linkAt(selection: RangeSelection) {
  const node = selection.anchor.getNode()
  return [node, ...node.getParents()].find($isLinkNode) ?? null
}

export function setParagraphKind(editor: LexicalEditor, kind: ParagraphKind): void {
  editor.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) {
      $setBlocksType(selection, () =>
        kind === 'paragraph' ? $createParagraphNode() : $createHeadingNode(kind),
      )
    }
  })
}

/** Turns the selected paragraphs into a list of this kind, or back when they are one already. */
export function toggleList(editor: LexicalEditor, kind: ListKind): void {
  const current = editor.read(() => {
    const selection = $getSelection()
    const list = $isRangeSelection(selection)
      ? $getNearestNodeOfType(selection.anchor.getNode(), ListNode)
      : null
    return $isListNode(list) ? list.getListType() : null
  })
  const insert = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
  editor.dispatchCommand(current === kind ? REMOVE_LIST_COMMAND : insert, undefined)
}

/** Links the selected words, or the link at the caret, to an address; null takes the link away. */
export function setLink(editor: LexicalEditor, url: string | null): void {
  editor.update(() => {
    $toggleLink(url === null ? null : safeUrl(url))
  })
}
