import { memo, useLayoutEffect } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/canvas-block'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { layOutLater } from '@/plugins/visual-editor/editor/canvas/lay-out-later'
import { rootId } from '@/src/core/page-document/schema'

/** All blocks of the page. The page itself adds no element: they stand right in the site's root. */
export const PageBlocks = memo(function PageBlocks() {
  const { engine, elements } = useBuilder()
  const page = useEngineValue(engine, () => engine.document().nodes[rootId])
  useLayoutEffect(() => {
    const blocks = Object.keys(engine.document().nodes).length
    return elements.page ? layOutLater(elements.page, blocks) : undefined
  }, [engine, elements])
  return page?.children.map((id) => <PageBlock key={id} id={id} />)
})

/** One block with what it holds; a change of one draws no other again. */
const PageBlock = memo(function PageBlock({ id }: { id: string }) {
  const { engine } = useBuilder()
  const node = useEngineValue(engine, () => engine.document().nodes[id])
  return (
    node && (
      <CanvasBlock id={id} block={node}>
        {node.children.length > 0
          ? node.children.map((child) => <PageBlock key={child} id={child} />)
          : undefined}
      </CanvasBlock>
    )
  )
})
