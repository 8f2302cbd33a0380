import { defineBlock, freeBlock } from '@bandstand/visual-editor'
import { z } from 'zod'

/** What the configuration and the browser both know of the block: its settings, and what may be done with it. */
export const callout = defineBlock({
  type: 'shop/callout',
  v: 1,
  schema: z.object({
    words: z.string().max(200).default('Free delivery this week'),
    tone: z.enum(['calm', 'loud']).default('calm'),
  }),
  rules: freeBlock,
})
