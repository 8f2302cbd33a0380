import { lazy, Suspense } from 'react'
import { useCaretCode } from '@/plugins/rich-text/features/code/code-at'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'

const CodeControls = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/code/code-controls')).CodeControls,
}))

/** Language and copying in the toolbar while the caret is in code, for fingers and the keyboard. */
export function CodeTools({ editor }: WritingProps) {
  const code = useCaretCode(editor)
  return (
    code && (
      <Suspense>
        <CodeControls editor={editor} code={code} />
      </Suspense>
    )
  )
}
