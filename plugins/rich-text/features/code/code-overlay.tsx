import { CodeNode } from '@lexical/code-core'
import { lazy, Suspense } from 'react'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useHasNode } from '@/plugins/rich-text/kit/use-has-node'

const CodeMenu = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/code/code-menu')).CodeMenu,
}))

/** What stands over code, loaded with the first of it. */
export function CodeOverlay({ editor, element }: WritingProps) {
  const hasCode = useHasNode(editor, CodeNode)
  return (
    hasCode && (
      <Suspense>
        <CodeMenu editor={editor} element={element} />
      </Suspense>
    )
  )
}
