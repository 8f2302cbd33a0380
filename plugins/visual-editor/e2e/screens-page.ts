import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import type { Layout } from '@/src/core/page-document/layout/layout'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

export const longWords =
  'Words on the page itself, and more of them than one line of this width can hold'

/** A page of a container with words and a button in it, then words, an image and a section. */
export function screensPage(boxes: Record<string, Layout> = {}): PageDocument {
  const blocks: Record<string, PageNode> = {
    box: block('container', { padding: 40, gap: 24 }, ['inside', 'press']),
    inside: block('text', { doc: richTextOf('paragraph', 'Inside the container') }),
    press: block('button', { label: 'Press here' }),
    words: block('text', { doc: richTextOf('paragraph', longWords) }),
    picture: block('image', { width: 300 }, [], 2),
    shows: block('upcoming-events'),
  }
  const boxed = Object.entries(blocks).map(([id, node]) => {
    const box = boxes[id]
    return [id, box ? { ...node, layout: box } : node] as const
  })
  return pageOf(Object.fromEntries(boxed))
}
