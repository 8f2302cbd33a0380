import { type ReactNode, useMemo } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { BlockBoundary } from '@/plugins/visual-editor/editor/canvas/blocks/block-boundary'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-link'
import {
  useBlockContext,
  useBlockData,
} from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import { readProps } from '@/src/core/page-document/props'
import type { PageNode } from '@/src/core/page-document/schema'

type Props = { id: string; node: PageNode; children?: ReactNode }

/** A block as on the canvas, to be looked at only. */
export function StillBlock({ id, node, children }: Props) {
  const { blocks, kind } = useBuilder()
  const context = useBlockContext()
  const { data } = useBlockData(node)
  const known = blocks.get(node.type)
  const { pathname } = context
  const env = useMemo<BlockEnvironment>(
    () => ({
      editing: true,
      isOpen: true,
      Link: canvasLinkAt(pathname),
      ...kind.site?.nodes,
    }),
    [pathname, kind],
  )
  return (
    known && (
      <BlockBoundary resetKey={node} fallback={null}>
        <known.Render
          props={readProps(known.definition, node.props)}
          data={data}
          context={context}
          env={env}
          rootProps={{ 'data-layout': id }}
        >
          {children}
        </known.Render>
      </BlockBoundary>
    )
  )
}
