import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { messages } from '@/src/core/messages'

export const definition = defineBlock({
  type: 'featured-music',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(messages.blocks.featuredMusicTitle),
  }),
  rules: freeBlock,
  shows: 'music',
})
