import { type BlockRegistry, wordsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { escapeHtml } from '@/src/core/escape-html'
import type { PageDocument } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'

/** The clipboard's type for blocks; browsers that keep own types give it back untouched. */
export const clipType = 'application/x-bandstand-blocks+json'
/** Carries the blocks inside HTML, for browsers and calls that keep only the known types. */
const htmlAttribute = 'data-bandstand-blocks'

/**
 * Everything the clipboard gets, by type: blocks for us, words for everybody else.
 *
 * @param from the site they are copied from, and what they stood in
 */
export function writeClip(
  blocks: BlockRegistry,
  document: PageDocument,
  id: string,
  from: { profileId: string; kind: DocumentKind['noun'] },
): Readonly<Record<string, string>> {
  const ids = subtreeIds(document, id)
  const nodes = Object.fromEntries(ids.map((each) => [each, document.nodes[each]]))
  const json = JSON.stringify({ version: 1, ...from, rootId: id, nodes })
  const lines = ids.flatMap((each) => wordsOf(blocks, document.nodes[each]).split('\n'))
  const words = lines.filter((line) => line !== '')
  const paragraphs = words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    [clipType]: json,
    'text/html': `<div ${htmlAttribute}="${escapeHtml(json)}">${paragraphs}</div>`,
    'text/plain': words.join('\n'),
  }
}

/** The blocks among what the clipboard holds, unchecked; undefined when there are none. */
export function findClip(read: (type: string) => string): unknown {
  const json = read(clipType) || clipInHtml(read('text/html'))
  if (!json) {
    return undefined
  }
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function clipInHtml(html: string): string {
  if (!html.includes(htmlAttribute)) {
    return ''
  }
  // A parsed document that is never shown loads and runs nothing.
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return parsed.querySelector(`[${htmlAttribute}]`)?.getAttribute(htmlAttribute) ?? ''
}
