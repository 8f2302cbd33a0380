import type { RichTextNode } from '@/src/core/rich-text'

/** The letters of stored code. */
export function codeText({ children = [] }: Pick<RichTextNode, 'children'>): string {
  return children
    .map(({ type, text }) => (type === 'linebreak' ? '\n' : typeof text === 'string' ? text : ''))
    .join('')
}
