import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { limits } from '@/src/core/limits'

const { minPx, maxPx, defaultPx } = limits.email.spacer

export const definition = defineBlock({
  type: 'email-spacer',
  v: 1,
  schema: z.object({
    /** Pixels. */
    height: z.int().min(minPx).max(maxPx).default(defaultPx),
  }),
  rules: { ...freeBlock, isInner: true },
})
