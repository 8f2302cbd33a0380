import { lazy, Suspense } from 'react'
import type { RichTextCode, RichTextFormula } from '@/src/rich-text/node-kit'

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

const Formula = lazy(() =>
  import('@/src/rich-text/nodes/equation/formula').then(({ Formula }) => ({ default: Formula })),
)

/** Formulas on the canvas; the code that draws them is loaded with the first one. */
export const CanvasFormula: RichTextFormula = (props) => (
  <Suspense fallback={<code>{props.latex}</code>}>
    <Formula {...props} />
  </Suspense>
)
