import { defineBlock, freeBlock } from '@bandstand/kit/blocks'
import { z } from 'zod'

export const definition = defineBlock({
  type: 'starter/news',
  v: 1,
  schema: z.object({
    /** How many lines at most. */
    atMost: z.int().min(1).max(20).default(5),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'news',
})
