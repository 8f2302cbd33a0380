import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'email-divider',
  v: 1,
  schema: z.object({
    /** Pixels. */
    thickness: z.int().min(1).max(limits.divider.thicknessMaxPx).default(1),
    tone: z.enum(['quiet', 'strong', 'accent']).default('quiet'),
  }),
  rules: { ...freeBlock, isInner: true },
})
