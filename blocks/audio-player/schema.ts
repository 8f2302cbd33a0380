import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'

export const definition = defineBlock({
  type: 'audio-player',
  v: 1,
  schema: z.object({
    /** Id of a release; empty for the newest featured one. */
    release: z.string().max(64).default(''),
    /** Id of a track of it; empty for all of them. */
    track: z.string().max(64).default(''),
    showsTracks: z.boolean().default(false),
  }),
  rules: freeBlock,
  shows: 'music',
})
