import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { thicknessMaxPx, widthMinPercent } = limits.divider

export const definition = defineBlock({
  type: 'divider',
  v: 1,
  schema: z.object({
    line: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
    /** Pixels. */
    thickness: z.int().min(1).max(thicknessMaxPx).default(1),
    /** Percent of its place. */
    width: z.int().min(widthMinPercent).max(100).default(100),
    tone: z.enum(['quiet', 'strong', 'accent']).default('quiet'),
    align: horizontalAlign.default('center'),
  }),
  rules: freeBlock,
  layoutProps: { share: 'width' },
})
