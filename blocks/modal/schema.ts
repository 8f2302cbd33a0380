import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'modal',
  v: 1,
  schema: z.object({
    /** What the button that opens it says. */
    label: z.string().max(80).default('More'),
    /** Heading of the dialog, and its name. */
    title: z.string().max(120).default('More about this'),
    size: z.enum(['sm', 'md', 'lg', 'xl', '2xl']).default('md'),
    look: z.enum(['primary', 'outline']).default('outline'),
    align: horizontalAlign.default('left'),
    /** Once per visit, without a click. */
    opensByItself: z.boolean().default(false),
    /** Seconds until then. */
    opensAfter: z.int().min(0).max(limits.modal.maxDelaySeconds).default(limits.modal.delaySeconds),
  }),
  rules: { ...freeBlock, acceptsChildren: true },
  check: {
    hasWords: ({ label, look }) => look === 'outline' && label.trim() !== '',
    opensOver: true,
    unfinished: (_, childCount) =>
      childCount === 0 ? { message: 'What this button opens is empty.' } : undefined,
  },
})
