import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'

export const definition = defineBlock({
  type: 'encore/countdown',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default('New single'),
    /** What is waited for, ISO with time zone; empty until it is chosen. */
    moment: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
  }),
  rules: { ...freeBlock, isInner: true },
  check: { isEmpty: ({ moment }) => moment === '' },
})
