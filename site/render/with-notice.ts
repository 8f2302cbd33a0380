import { legalTextId } from '@/src/core/page-document/legal-text'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import { joinRichTexts, richTextOf, storedRichText } from '@/src/core/rich-text'

type Notice = { pathname: string; heading: string; text: string }

/** A legal page with one more section at the end of its words, for this reading alone. */
export function withNotice(
  document: PageDocument,
  { pathname, heading, text }: Notice,
): PageDocument {
  const id = legalTextId(document, pathname)
  const node = id && nodeOf(document, id)
  const words = node && storedRichText(node.props.doc)
  if (!words) {
    return document
  }
  const section = [richTextOf('h2', heading), richTextOf('paragraph', text)]
  // Both are JSON, of which its type says nothing.
  const doc = joinRichTexts(words, ...section) as unknown as (typeof node.props)[string]
  const nodes = { ...document.nodes, [id]: { ...node, props: { ...node.props, doc } } }
  return { ...document, nodes }
}
