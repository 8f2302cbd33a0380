import { EquationNode } from '@/plugins/rich-text/features/equations/equation-node'
import { EquationOverlay } from '@/plugins/rich-text/features/equations/equation-overlay'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const wholeEquations: RichTextFeature = {
  name: 'whole-equations',
  nodes: [EquationNode],
  Overlay: EquationOverlay,
}
