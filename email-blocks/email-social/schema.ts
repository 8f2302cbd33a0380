import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { socialPlatforms } from '@/src/core/theme/schema'

export const definition = defineBlock({
  type: 'email-social',
  v: 1,
  schema: z.object({
    /** Which of the theme's links; none for all. */
    platforms: z.array(z.enum(socialPlatforms)).max(socialPlatforms.length).default([]),
    align: horizontalAlign.default('left'),
  }),
  rules: { ...freeBlock, isInner: true },
  check: { fillsItself: true },
})
