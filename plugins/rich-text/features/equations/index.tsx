import { Sigma } from 'lucide-react'
import { lazy } from 'react'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { EquationOverlay } from '@/plugins/rich-text/features/equations/equation-overlay'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

const NewEquation = lazy(() =>
  import('@/plugins/rich-text/features/equations/new-equation').then(({ NewEquation }) => ({
    default: NewEquation,
  })),
)

export const equations: RichTextFeature = {
  name: 'equations',
  nodes: [EquationNode],
  inserts: [
    {
      id: 'equation',
      label: 'Formula',
      icon: Sigma,
      keywords: ['equation', 'math', 'latex'],
      Dialog: NewEquation,
    },
  ],
  Overlay: EquationOverlay,
}
