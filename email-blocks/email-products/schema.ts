import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'email-products',
  v: 1,
  schema: z.object({
    /** In the order chosen; the newest featured releases while none is. */
    products: idsProp(limits.email.productsMax),
    /** Side by side where there is room. */
    count: z.int().min(1).max(limits.email.columnsMax).default(2),
  }),
  rules: { ...freeBlock, isInner: true },
  shows: 'music',
  check: { fillsItself: true },
})
