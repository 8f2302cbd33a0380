'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Sigma } from 'lucide-react'
import { lazy } from 'react'
import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { menus, overlayFor } from '@/plugins/rich-text/kit/feature'

const NewEquation = lazy(() =>
  import('@/plugins/rich-text/features/equations/equation-dialog').then(({ NewEquation }) => ({
    default: NewEquation,
  })),
)

const { plugins, slashMenu, toolbarFixed } = menus([
  {
    id: 'equation',
    label: 'Formula',
    icon: Sigma,
    keywords: ['equation', 'math', 'latex'],
    Dialog: NewEquation,
  },
])

export const EquationsFeatureClient = createClientFeature({
  nodes: [EquationNode],
  plugins: [
    ...plugins,
    overlayFor(
      [EquationNode],
      async () =>
        (await import('@/plugins/rich-text/features/equations/equation-overlay')).EquationOverlay,
    ),
  ],
  slashMenu,
  toolbarFixed,
})
