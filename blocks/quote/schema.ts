import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp } from '@/blocks/_kit/props'

export const definition = defineBlock({
  type: 'quote',
  v: 1,
  schema: z.object({
    words: z.string().max(1000).default(''),
    /** Who said it. */
    by: z.string().max(120).default(''),
    /** Where: the name of the paper or the station. */
    source: z.string().max(120).default(''),
    href: linkProp,
    size: z.enum(['regular', 'large']).default('large'),
    align: horizontalAlign.default('left'),
  }),
  rules: freeBlock,
  check: {
    isEmpty: ({ words }) => words.trim() === '',
    hasWords: ({ words }) => words.trim() !== '',
  },
})
