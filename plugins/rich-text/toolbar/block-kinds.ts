import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isListNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  type ListNode,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import {
  $createHeadingNode,
  $createQuoteNode,
  $isHeadingNode,
  $isQuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'

export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type TextKind = 'paragraph' | 'quote' | (typeof headings)[number]
export const listKinds = ['bullet', 'number', 'check'] as const
export type ListKind = (typeof listKinds)[number]

/** What a line is; null for those that features draw by themselves, like code. */
export type BlockKind = TextKind | ListKind | null

const listCommands = {
  bullet: INSERT_UNORDERED_LIST_COMMAND,
  number: INSERT_ORDERED_LIST_COMMAND,
  check: INSERT_CHECK_LIST_COMMAND,
} as const

export const isListKind = (kind: BlockKind): kind is ListKind =>
  listKinds.some((each) => each === kind)

/** Reads the kind of the line that a node stands in. */
export function $kindOf(node: LexicalNode): BlockKind {
  const isKnown = (each: LexicalNode): each is ElementNode =>
    $isListNode(each) || $isHeadingNode(each) || $isQuoteNode(each) || $isParagraphNode(each)
  const block = $findMatchingParent(node, isKnown)
  if ($isListNode(block)) {
    return (block as ListNode).getListType()
  }
  if ($isHeadingNode(block)) {
    return block.getTag()
  }
  return $isQuoteNode(block) ? 'quote' : $isParagraphNode(block) ? 'paragraph' : null
}

/** Makes the selected lines what is asked for; out of lists too. */
export function setBlockKind(editor: LexicalEditor, kind: TextKind | ListKind): void {
  if (isListKind(kind)) {
    editor.dispatchCommand(listCommands[kind], undefined)
    return
  }
  editor.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) {
      $setBlocksType(selection, () => $createBlock(kind))
    }
  })
}

/** A list of this kind, or plain lines again where it is one already. */
export function toggleList(editor: LexicalEditor, kind: ListKind): void {
  const current = editor.read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? $kindOf(selection.anchor.getNode()) : null
  })
  editor.dispatchCommand(current === kind ? REMOVE_LIST_COMMAND : listCommands[kind], undefined)
}

function $createBlock(kind: TextKind): ElementNode {
  if (kind === 'paragraph') {
    return $createParagraphNode()
  }
  return kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind)
}
