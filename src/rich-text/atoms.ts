import type { RichTextNode } from '@/src/core/rich-text'
import { embedFace } from '@/src/rich-text/nodes/embed/faces'
import { isEmbed } from '@/src/rich-text/nodes/embed/is-embed'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const addressLine = (node: RichTextNode) => `${isEmbed(node) ? embedFace(node).href : ''}\n`

/** What stands among words without being words, and what is said of it in a text of words alone. */
const wordsOf: Readonly<Record<string, (node: RichTextNode) => string>> = {
  image: ({ altText }) => `${textOf(altText)}\n`,
  drawing: ({ altText }) => `${textOf(altText)}\n`,
  'inline-image': ({ altText }) => textOf(altText),
  youtube: addressLine,
  tweet: addressLine,
  figma: addressLine,
  equation: ({ equation, inline }) => (inline ? textOf(equation) : `${textOf(equation)}\n`),
}

/** Null for all other nodes. */
export function atomWords(node: RichTextNode): string | null {
  // Types come from documents, and may not meet what every object has.
  return Object.hasOwn(wordsOf, node.type) ? (wordsOf[node.type]?.(node) ?? null) : null
}

/** Whether a node or something in it is seen though it has no words. */
export function holdsAtom(node: RichTextNode): boolean {
  return Object.hasOwn(wordsOf, node.type) || (node.children ?? []).some(holdsAtom)
}
