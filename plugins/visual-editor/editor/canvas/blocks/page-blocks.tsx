import { memo, useLayoutEffect } from 'react'
import type { BlockRegistry } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-block'
import { deferLayout } from '@/plugins/visual-editor/editor/canvas/defer-layout'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { readProps } from '@/src/core/page-document/props'
import { type PageNode, rootId } from '@/src/core/page-document/schema'

/** All blocks of the page. The page itself adds no element: they stand right in the site's root. */
export const PageBlocks = memo(function PageBlocks() {
  const { engine, elements, kind } = useBuilder()
  const page = useEngineValue(engine, () => engine.document().nodes[rootId])
  useLayoutEffect(() => {
    const blocks = Object.keys(engine.document().nodes).length
    return elements.page ? deferLayout(elements.page, blocks) : undefined
  }, [engine, elements])
  return page?.children.map((id) => <PageBlock key={id} id={id} room={kind.room} />)
})

/** One block with what it holds; a change of one draws no other again. */
const PageBlock = memo(function PageBlock({ id, room }: { id: string; room?: number }) {
  const { blocks, engine } = useBuilder()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  const inside = node && room !== undefined ? roomInside(blocks, node, room) : room
  return (
    node && (
      <CanvasBlock id={id} block={node} room={room}>
        {node.children.length > 0
          ? node.children.map((child) => <PageBlock key={child} id={child} room={inside} />)
          : undefined}
      </CanvasBlock>
    )
  )
})

function roomInside(blocks: BlockRegistry, { type, props }: PageNode, room: number): number {
  const definition = blocks.get(type)?.definition
  return definition?.roomInside?.(readProps(definition, props), room) ?? room
}
