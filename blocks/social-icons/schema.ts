import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'

export const definition = defineBlock({
  type: 'social-icons',
  v: 1,
  schema: z.object({ align: horizontalAlign.default('left') }),
  rules: freeBlock,
})
