import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { limits } from '@/src/core/limits'

const { min, max, gapMaxPx } = limits.columns

export const definition = defineBlock({
  type: 'columns',
  v: 1,
  schema: z.object({
    /** Side by side on wide pages, fewer where they would be narrow, below each other on phones. */
    count: z.int().min(min).max(max).default(2),
    /** The named column is twice as wide as the others. */
    ratio: z.enum(['equal', 'first', 'middle', 'last']).default('equal'),
    /** Pixels between columns and between rows. */
    gap: z.int().min(0).max(gapMaxPx).default(32),
    verticalAlign: z.enum(['top', 'middle', 'bottom', 'stretch']).default('top'),
  }),
  rules: { ...freeBlock, acceptsChildren: true },
  layoutProps: { gap: 'gap' },
  check: { isEmpty: (_, childCount) => childCount === 0 },
})
