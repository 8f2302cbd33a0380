import { TableNode } from '@lexical/table'
import { lazy, Suspense } from 'react'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useHasNode } from '@/plugins/rich-text/kit/use-has-node'

const TableHandles = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/tables/table-handles')).TableHandles,
}))

/** What stands beside tables, loaded with the first one. */
export function TableOverlay({ editor, element }: WritingProps) {
  const hasTable = useHasNode(editor, TableNode)
  return (
    hasTable && (
      <Suspense>
        <TableHandles editor={editor} element={element} />
      </Suspense>
    )
  )
}
