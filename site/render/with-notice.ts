import { legalText } from '@/src/core/page-document/legal-text'
import { newNode } from '@/src/core/page-document/new-node'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import { joinRichTexts, richTextOf } from '@/src/core/rich-text'

const noticeId = 'measurement-notice'

/**
 * A page with one more section above its footer, for this reading alone. It is a block of its own: the artist may have
 * hidden or removed the others.
 */
export function withNotice(
  document: PageDocument,
  { heading, text }: { heading: string; text: string },
): PageDocument {
  const root = nodeOf(document, rootId)
  if (!root) {
    return document
  }
  const doc = joinRichTexts(richTextOf('h2', heading), richTextOf('paragraph', text))
  const children = [...root.children.slice(0, -1), noticeId, ...root.children.slice(-1)]
  return {
    ...document,
    nodes: {
      ...document.nodes,
      [rootId]: { ...root, children },
      [noticeId]: newNode(legalText.type, { doc }),
    },
  }
}
