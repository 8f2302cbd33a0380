import { CodeNode } from '@lexical/code-core'
import { CodeMenu } from '@/plugins/rich-text/features/code/code-menu'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useHasNode } from '@/plugins/rich-text/kit/use-has-node'

export function CodeOverlay({ editor, element }: WritingProps) {
  const hasCode = useHasNode(editor, CodeNode)
  return hasCode && <CodeMenu editor={editor} element={element} />
}
