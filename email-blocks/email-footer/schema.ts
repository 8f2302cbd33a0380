import { z } from 'zod'
import { defineBlock } from '@/blocks/_kit/define'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'email-footer',
  v: 1,
  schema: z.object({
    /** Why the receiver gets this mail. */
    reason: z
      .string()
      .max(limits.email.reasonMax)
      .default('You get this mail because you are in touch with {{site.name}}.'),
  }),
  rules: {
    acceptsChildren: false,
    canDelete: false,
    canMove: false,
    canDuplicate: false,
    singleton: 'last',
  },
})
