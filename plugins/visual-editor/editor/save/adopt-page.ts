import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { sameJson } from '@/src/core/json'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import type { PageDocument } from '@/src/core/page-document/schema'

/**
 * Puts what another window made of the page in place. What is selected stays so, and writing goes
 * on, unless the block is gone or its words are others now.
 */
export function adoptPage({
  engine,
  ui,
  blocks,
}: Pick<BuilderContext, 'engine' | 'ui' | 'blocks'>) {
  const definitions = definitionsOf(blocks)
  return (next: PageDocument): void => {
    const { nodes } = engine.document()
    ui.setState(({ selectedId, hoveredId, writing }) => {
      const isThere = (id: string | null) => id !== null && Object.hasOwn(next.nodes, id)
      const isSame = writing && sameJson(nodes[writing.id]?.props, next.nodes[writing.id]?.props)
      return {
        selectedId: isThere(selectedId) ? selectedId : null,
        hoveredId: isThere(hoveredId) ? hoveredId : null,
        writing: isSame ? writing : null,
      }
    })
    engine.adopt({ page: next }, (pages) => mergePages(pages, definitions).content)
  }
}
