import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'

const blockTypes = new Set(['paragraph', 'heading', 'listitem'])

/** The words alone, one line per paragraph, heading or list item: for search, names and previews. */
export function plainText(doc: RichTextDoc): string {
  return linesOf(doc.root)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** True when there is nothing to read, as in a text nobody has written yet. */
export function isEmptyRichText(doc: RichTextDoc): boolean {
  return plainText(doc) === ''
}

function linesOf(node: RichTextNode): string[] {
  if (node.type === 'linebreak') {
    return ['\n']
  }
  const own = typeof node.text === 'string' ? [node.text] : []
  const inner = (node.children ?? []).flatMap(linesOf)
  return blockTypes.has(node.type) ? [...own, ...inner, '\n'] : [...own, ...inner]
}
