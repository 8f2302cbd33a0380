import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp } from '@/blocks/_kit/props'

export const definition = defineBlock({
  type: 'button',
  v: 1,
  schema: z.object({
    label: z.string().max(80).default('Listen now'),
    href: linkProp,
    look: z.enum(['primary', 'outline']).default('primary'),
    opensNewTab: z.boolean().default(false),
    align: horizontalAlign.default('left'),
  }),
  rules: freeBlock,
})
