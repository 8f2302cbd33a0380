import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { embedOf } from '@/src/rich-text/nodes/embed/faces'
import { isNode, type PlainCell, storedCells } from '@/src/rich-text/nodes/table/packed-cells'

const blockTypes = new Set([
  'paragraph',
  'heading',
  'quote',
  'listitem',
  'code',
  'collapsible-title',
])

/** What has letters of a size of its own. */
const ownLetters = new Set(['poll', 'code'])

/** The words alone, one line per paragraph, heading, list item or row of a table: for search, names and previews. */
export function plainText(doc: RichTextDoc): string {
  return linesOf(doc.root)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** As {@link plainText}, but only of what stands in letters of the text's own size, and is seen. */
export function wordsInLines(doc: RichTextDoc): string {
  return plainText({ root: inLines(doc.root) })
}

function inLines(node: RichTextNode): RichTextNode {
  if (atomLabel(node) !== null || ownLetters.has(node.type)) {
    return { type: 'linebreak', version: 1 }
  }
  return node.children ? { ...node, children: node.children.map(inLines) } : node
}

/** True when there is nothing to read or to see, as in a text nobody has written yet. */
export function isEmptyRichText(doc: RichTextDoc): boolean {
  return plainText(doc) === '' && !holdsAtom(doc.root)
}

function linesOf(node: RichTextNode): string[] {
  if (node.type === 'linebreak') {
    return ['\n']
  }
  if (node.type === 'tablerow') {
    return [`${storedCells(node).map(cellWords).join('\t')}\n`]
  }
  const words = atomLabel(node)
  if (words !== null) {
    return [words.endsWith('\n') ? `\n${words}` : words]
  }
  if (node.type === 'poll') {
    return ['\n', ...pollLines(node).map((line) => `${line}\n`)]
  }
  const own = typeof node.text === 'string' ? [node.text] : []
  const inner = (node.children ?? []).flatMap(linesOf)
  return blockTypes.has(node.type) ? [...own, ...inner, '\n'] : [...own, ...inner]
}

/** All words of a cell on one line. */
function cellWords(cell: PlainCell | RichTextNode): string {
  const words = isNode(cell) ? linesOf(cell).join('') : typeof cell === 'string' ? cell : cell.text
  return words.trim().replace(/\s+/g, ' ')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const addressLine = (node: RichTextNode) => `${embedOf(node)?.href ?? ''}\n`

/** What stands among words without being words, and what is said of it in a text of words alone. */
const wordsOf: Readonly<Record<string, (node: RichTextNode) => string>> = {
  image: ({ altText }) => `${textOf(altText)}\n`,
  drawing: ({ altText }) => `${textOf(altText)}\n`,
  'inline-image': ({ altText }) => textOf(altText),
  youtube: addressLine,
  tweet: addressLine,
  figma: addressLine,
  embed: addressLine,
  equation: ({ equation, inline }) => (inline ? textOf(equation) : `${textOf(equation)}\n`),
}

/** Null for all other nodes. */
function atomLabel(node: RichTextNode): string | null {
  // Types come from documents, and may not meet what every object has.
  return Object.hasOwn(wordsOf, node.type) ? (wordsOf[node.type]?.(node) ?? null) : null
}

/** Whether a node or something in it is seen though it has no words. */
function holdsAtom(node: RichTextNode): boolean {
  return Object.hasOwn(wordsOf, node.type) || (node.children ?? []).some(holdsAtom)
}

/** The words of a poll: its question, and each answer. */
function pollLines({ question, options }: RichTextNode): string[] {
  const answers = Array.isArray(options) ? options : []
  return [question, ...answers.map((answer) => answer?.text)].map((line) =>
    typeof line === 'string' ? line : '',
  )
}
