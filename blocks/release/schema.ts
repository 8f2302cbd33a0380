import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'

export const definition = defineBlock({
  type: 'release',
  v: 1,
  schema: z.object({
    /** Id of a release; empty for the newest featured one. */
    release: z.string().max(64).default(''),
    /** Above the title, as "Out now"; empty for none. */
    kicker: z.string().max(60).default(''),
    showsTracks: z.boolean().default(true),
    showsPrice: z.boolean().default(true),
    coverSide: z.enum(['left', 'right']).default('left'),
  }),
  rules: freeBlock,
  shows: 'music',
})
