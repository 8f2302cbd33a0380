import type { ShownText } from '@/src/core/contracts/members/post-answers'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { type RichTextDoc, type RichTextNode, storedRichText } from '@/src/core/rich-text'
import { codePieces } from '@/src/rich-text/nodes/code/code-pieces'
import { codeText, withCodeToRead } from '@/src/rich-text/nodes/code/code-to-read'
import { formulaKey } from '@/src/rich-text/nodes/equation/drawn-formula'
import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'
import { picturesIn } from '@/src/rich-text/pictures-in'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { isKnownType, readNode, sanitizeRichText } from '@/src/rich-text/schema'

type FindMedia = (id: string) => Promise<MediaView | null>

/**
 * A text with everything that drawing it in a browser takes, so that the browser loads neither what
 * reads code nor what draws formulas. Nothing that visitors do not see comes with it.
 */
export async function shownText(
  stored: RichTextDoc,
  findMedia: FindMedia,
): Promise<ShownText | null> {
  if (isEmptyRichText(stored)) {
    return null
  }
  const formulas: ShownText['formulas'] = {}
  const clean = withCodeToRead(sanitizeRichText(stored).root)
  const [root = clean] = shownNode(clean, formulas)
  const doc = { root }
  const ids = [...new Set(picturesIn(doc).map(({ id }) => id))]
  const pictures = await Promise.all(ids.map(async (id) => [id, await findMedia(id)] as const))
  return { doc, pictures: Object.fromEntries(pictures), formulas }
}

/** As the schema of its type reads it, so that who draws it needs none. */
function shownNode(node: RichTextNode, formulas: ShownText['formulas']): RichTextNode[] {
  const known = readNode(node) ?? wordsOfForeign(node)
  if (!known) {
    return []
  }
  if (node.type === 'equation') {
    noteFormula(node, formulas)
  }
  // The strokes of a drawing are for who draws on, and what another editor says of a link is for that one.
  const { data, fields, caption, ...own } = known
  const below = storedRichText(caption)
  const children =
    node.type === 'code' ? codePieces(codeText(node), String(node.language ?? '')) : node.children
  const shown = {
    ...own,
    type: node.type === 'drawing' ? 'image' : node.type,
    version: node.version,
    ...(below && { caption: { root: shownNode(below.root, formulas)[0] } }),
    ...(children && { children: children.flatMap((child) => shownNode(child, formulas)) }),
  }
  return [shown]
}

/** Of a node that another package brings, what the site draws; null where it has no words. */
function wordsOfForeign({ type, text, children }: RichTextNode): Record<string, unknown> | null {
  if (isKnownType(type) || (typeof text !== 'string' && !children)) {
    return null
  }
  return typeof text === 'string' ? { text } : {}
}

function noteFormula({ equation, inline }: RichTextNode, formulas: ShownText['formulas']): void {
  const latex = String(equation)
  const found = mathMl(latex, inline === true)
  if ('html' in found) {
    formulas[formulaKey(latex, inline === true)] = found.html
  }
}
