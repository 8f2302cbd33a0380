import { Sigma } from 'lucide-react'
import { lazy } from 'react'
import { laterEquations } from '@/plugins/rich-text/features/equations/later'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

const NewEquation = lazy(() =>
  import('@/plugins/rich-text/features/equations/new-equation').then(({ NewEquation }) => ({
    default: NewEquation,
  })),
)

export const equations: RichTextFeature = {
  name: 'equations',
  later: laterEquations,
  inserts: [
    {
      id: 'equation',
      label: 'Formula',
      icon: Sigma,
      keywords: ['equation', 'math', 'latex'],
      Dialog: NewEquation,
    },
  ],
}
