import { KeywordNode } from '@/plugins/rich-text/features/keywords/keyword-node'
import { registerKeywords } from '@/plugins/rich-text/features/keywords/register-keywords'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

/** Marks congratulations in any language while they are typed, but not inside code. */
export const keywords: RichTextFeature = {
  name: 'keywords',
  nodes: [KeywordNode],
  register: registerKeywords,
}
