import { lazy, Suspense } from 'react'
import type { RichTextCode } from '@/src/rich-text/node-kit'

const ColouredCode = lazy(() =>
  import('@/src/rich-text/nodes/code/coloured-code').then(({ ColouredCode }) => ({
    default: ColouredCode,
  })),
)

/** Code on the canvas; what reads it is loaded with the first. */
export const CanvasCode: RichTextCode = (props) => (
  <Suspense fallback={props.draw([{ type: 'code-highlight', version: 1, text: props.code }])}>
    <ColouredCode {...props} />
  </Suspense>
)
