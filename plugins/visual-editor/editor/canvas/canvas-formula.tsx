import { lazy, Suspense } from 'react'
import type { RichTextFormula } from '@/src/rich-text/node-kit'

const Formula = lazy(() =>
  import('@/src/rich-text/nodes/equation/formula').then(({ Formula }) => ({ default: Formula })),
)

/** Formulas on the canvas; the code that draws them is loaded with the first one. */
export const CanvasFormula: RichTextFormula = (props) => (
  <Suspense fallback={<code>{props.latex}</code>}>
    <Formula {...props} />
  </Suspense>
)
