import { $insertDataTransferForRichText } from '@lexical/clipboard'
import {
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode } from '@payloadcms/richtext-lexical/lexical/list'

import { cleanTextStyle } from '@/src/rich-text/nodes/text/text-style'

/** What Lexical puts into the clipboard beside words and HTML. */
export const ownType = 'application/x-lexical-editor'

/**
 * Keeps what words mean (headings, lists, links, marks) and drops how another program showed them:
 * colours, fonts, alignment, indents. Words from here look as they did. Answers what ends it.
 */
export function cleanPaste(editor: LexicalEditor): () => void {
  let isOwn = false
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        isOwn = 'clipboardData' in event && event.clipboardData?.types.includes(ownType) === true
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null
        const selection = $getSelection()
        const html = data?.getData('text/html') ?? ''
        if (isOwn || !hasWordLists(html) || !$isRangeSelection(selection)) {
          return false
        }
        event.preventDefault()
        const lists = {
          getData: (type: string) => (type === 'text/html' ? withWordLists(html) : ''),
        }
        $insertDataTransferForRichText(lists as DataTransfer, selection, editor)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
      ({ nodes }) => {
        for (const node of nodes) {
          $clean(node, isOwn)
        }
        return false
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}

function $clean(node: LexicalNode, isOwn: boolean): void {
  if ($isTextNode(node)) {
    const style = isOwn ? cleanTextStyle(node.getStyle()) : ''
    if (style !== node.getStyle()) {
      node.setStyle(style)
    }
    return
  }
  if (!$isElementNode(node)) {
    return
  }
  for (const child of node.getChildren()) {
    $clean(child, isOwn)
  }
  if (isOwn) {
    return
  }
  if (node.getType() === 'code') {
    $endAtLastLine(node)
  }
  if (!$isListItemNode(node)) {
    // The depth of an item is its indent.
    node.setIndent(0)
  }
  node.setFormat('').setStyle('').setTextStyle('')
}

/** Other programs close the last line of code like all others; here that would begin an empty one. */
function $endAtLastLine(code: ElementNode): void {
  for (let last = code.getLastChild(); $isLineBreakNode(last); last = code.getLastChild()) {
    last.remove()
  }
}

/** Word writes each item of a list as a paragraph that begins with its sign. */
const item = /mso-list:\s*l\d+\s+level(\d+)/i
const sign = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]'

const hasWordLists = (html: string): boolean => item.test(html)

/** HTML from Word with its lists as lists. */
function withWordLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const paragraph of body.querySelectorAll('p')) {
    if (body.contains(paragraph) && levelOf(paragraph) > 0) {
      const run = runFrom(paragraph)
      paragraph.before(listsOf(run))
      for (const each of run) {
        each.remove()
      }
    }
  }
  return body.innerHTML
}

const levelOf = (element: Element): number =>
  Number(item.exec(element.getAttribute('style') ?? '')?.[1] ?? 0)

function runFrom(first: Element): Element[] {
  const run: Element[] = []
  for (let next: Element | null = first; next && levelOf(next) > 0; next = nextItem(next)) {
    run.push(next)
  }
  return run
}

const nextItem = ({ nextElementSibling: next }: Element) => (next?.localName === 'p' ? next : null)

function listsOf(run: readonly Element[]): DocumentFragment {
  const lists = document.createDocumentFragment()
  const open: { level: number; list: Element }[] = []
  for (const paragraph of run) {
    const level = levelOf(paragraph)
    const mark = paragraph.querySelector(sign)?.textContent?.trim() ?? ''
    const name = /^\(?[a-z\d]+[.)]/i.test(mark) ? 'ol' : 'ul'
    while ((open.at(-1)?.level ?? 0) > level) {
      open.pop()
    }
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== name) {
      open.pop()
    }
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(name)
      const parent = open.at(-1)?.list.lastElementChild ?? lists
      parent.append(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.append(itemOf(paragraph))
  }
  return lists
}

function itemOf(paragraph: Element): Element {
  const made = document.createElement('li')
  paragraph.querySelector(sign)?.remove()
  made.append(...paragraph.childNodes)
  return made
}
