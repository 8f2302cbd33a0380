import { z } from 'zod'
import { defineBlock } from '@/blocks/_kit/define'

export const definition = defineBlock({
  type: 'footer',
  v: 1,
  schema: z.object({}),
  rules: {
    acceptsChildren: false,
    canDelete: false,
    canMove: false,
    canDuplicate: false,
    singleton: 'last',
  },
})
