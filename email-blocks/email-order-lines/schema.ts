import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { listTags } from '@/src/core/email/shared-variables'

export const definition = defineBlock({
  type: 'email-order-lines',
  v: 1,
  schema: z.object({
    /** The variable whose rows are drawn. */
    list: z.enum(listTags).default('{{order.lines}}'),
  }),
  rules: { ...freeBlock, isInner: true },
  check: { fillsItself: true },
})
