import type { TextNode } from '@payloadcms/richtext-lexical/lexical'

/** Whether words are code, in a line or in a block: what is typed there stays as it is typed. */
export function $isCode(node: TextNode): boolean {
  return node.hasFormat('code') || node.getParent()?.getType() === 'code'
}
