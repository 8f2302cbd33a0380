import type { ReactElement } from 'react'
import { StillBlock } from '@/plugins/visual-editor/editor/strip/still-block'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'

type Drawn = { node: PageNode; children: readonly ReactElement[]; element: ReactElement }

/**
 * Draws pages one after another. What has not changed from one to the next answers with the very
 * element of before, which React passes over.
 */
export function createStillDrawer() {
  let before = new Map<string, Drawn>()

  return (document: PageDocument): readonly ReactElement[] => {
    const now = new Map<string, Drawn>()

    const draw = (id: string): ReactElement[] => {
      const node = document.nodes[id]
      if (!node) {
        return []
      }
      const children = node.children.flatMap(draw)
      const known = before.get(id)
      const isSame =
        known?.node === node &&
        known.children.length === children.length &&
        known.children.every((child, index) => child === children[index])
      const drawn = isSame ? known : { node, children, element: elementOf(id, node, children) }
      now.set(id, drawn)
      return [drawn.element]
    }

    const page = document.nodes[rootId]?.children.flatMap(draw) ?? []
    before = now
    return page
  }
}

function elementOf(id: string, node: PageNode, children: readonly ReactElement[]): ReactElement {
  return (
    <StillBlock key={id} id={id} node={node}>
      {children.length > 0 ? children : undefined}
    </StillBlock>
  )
}
