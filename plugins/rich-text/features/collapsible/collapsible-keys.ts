import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $isAtStartOfNode,
  $onEscapeDown,
  $onEscapeUp,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical/utils'
import {
  $containerOf,
  $isContainer,
  $isContent,
  $isTitle,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import { scaleOf } from '@/plugins/rich-text/kit/scale-of'

/** Width of the mark before the title; pressed, it opens and closes. */
const markPx = 44

/** What the keyboard and the mark do in a collapsible container. Answers what ends it. */
export function registerCollapsible(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $enterContent, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ENTER_COMMAND, $toggleByKey, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DELETE_CHARACTER_COMMAND, $leaveContent, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(CLICK_COMMAND, $toggleByMark, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      KEY_ARROW_DOWN_COMMAND,
      (event) => $onEscapeDown($isContainer, event),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_ARROW_UP_COMMAND,
      (event) => $onEscapeUp($isContainer, event),
      COMMAND_PRIORITY_LOW,
    ),
  )
}

/** Enter in the title goes on in the content, which opens for it. */
function $enterContent(): boolean {
  const title = $titleAt($getSelection())
  const container = title && $containerOf(title)
  if (!container) {
    return false
  }
  container.setOpen(true)
  container.getChildren().find($isContent)?.selectStart()
  return true
}

/** Control or Command with Enter in the title opens and closes. */
function $toggleByKey(event: KeyboardEvent | null): boolean {
  const title = event && (event.ctrlKey || event.metaKey) ? $titleAt($getSelection()) : null
  const container = title && $containerOf(title)
  if (!container) {
    return false
  }
  event?.preventDefault()
  container.setOpen(!container.isOpen())
  return true
}

/** Deleting backwards at the start of the content goes to the title, and out of an empty container. */
function $leaveContent(isBackward: boolean): boolean {
  const selection = $getSelection()
  if (!isBackward || !$isRangeSelection(selection) || !$isAtStartOfContent(selection)) {
    return false
  }
  const container = $containerOf(selection.anchor.getNode())
  if (container?.getTextContent().trim() === '') {
    const before = container.getPreviousSibling()
    const parent = container.getParent()
    container.unwrap()
    ;(before ? before.getNextSibling() : parent?.getFirstChild())?.selectStart()
  } else {
    container?.getChildren().find($isTitle)?.selectEnd()
  }
  return true
}

/** Only of a plain line: a list or a heading becomes one first. */
function $isAtStartOfContent(selection: RangeSelection): boolean {
  const node = selection.anchor.getNode()
  const content = [node, ...node.getParents()].find($isContent)
  return (
    selection.isCollapsed() &&
    $isParagraphNode(content?.getFirstChild()) &&
    content !== undefined &&
    $isAtStartOfNode(selection.anchor, content)
  )
}

function $toggleByMark(event: MouseEvent): boolean {
  const target = event.target instanceof Node ? $getNearestNodeFromDOMNode(event.target) : null
  const title = target && [target, ...target.getParents()].find($isTitle)
  const container = title && $containerOf(title)
  const element = event.target instanceof HTMLElement ? event.target : null
  if (!container || !element) {
    return false
  }
  const { left, right } = element.getBoundingClientRect()
  const isRtl = getComputedStyle(element).direction === 'rtl'
  const fromStart = isRtl ? right - event.clientX : event.clientX - left
  if ($isTitle(target) && fromStart <= markPx * scaleOf(element)) {
    container.setOpen(!container.isOpen())
    return true
  }
  return false
}

function $titleAt(selection: ReturnType<typeof $getSelection>) {
  if (!$isRangeSelection(selection)) {
    return null
  }
  const node = selection.anchor.getNode()
  return [node, ...node.getParents()].find($isTitle) ?? null
}
