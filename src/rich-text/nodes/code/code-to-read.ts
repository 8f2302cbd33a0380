import type { RichTextNode } from '@/src/core/rich-text'

/** Reading code takes time, more than twice as much for twice the letters, and from every other site. */
const longestRead = 4000
/** Nobody writes such lines; they are what takes longest. */
const tooLongLine = /[^\n]{501}/
/** Of all the code in a text. */
const longestInAll = 20_000

/** Whether code is short enough to tell its keywords from its strings. */
export function isShortEnough(code: string): boolean {
  return code.length <= longestRead && !tooLongLine.test(code)
}

/** The text with no language at the code that comes after all that is read in one text. */
export function withCodeToRead(root: RichTextNode): RichTextNode {
  let left = longestInAll
  const visit = (node: RichTextNode): RichTextNode => {
    if (node.type !== 'code') {
      return node.children ? { ...node, children: node.children.map(visit) } : node
    }
    const code = codeText(node)
    if (!node.language || !isShortEnough(code)) {
      return node
    }
    left -= code.length
    return left < 0 ? { ...node, language: undefined } : node
  }
  return visit(root)
}

/** The letters of stored code. */
export function codeText({ children = [] }: Pick<RichTextNode, 'children'>): string {
  return children
    .map(({ type, text }) => (type === 'linebreak' ? '\n' : typeof text === 'string' ? text : ''))
    .join('')
}
