import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { blocksMessages } from '@/src/core/messages/blocks'

export const definition = defineBlock({
  type: 'featured-music',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(blocksMessages.featuredMusicTitle),
    /** What is shown while nothing is chosen: the featured products of this kind, else the newest. */
    category: z.enum(['Music', 'Merch']).default('Music'),
    /** Ids of products, in this order; none for those above. */
    products: idsProp(limits.chosen.productsMax),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'music',
})
