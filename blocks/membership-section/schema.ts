import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { messages } from '@/src/core/messages'

export const definition = defineBlock({
  type: 'membership-section',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(messages.blocks.membershipTitle),
    /** A sentence beside the title; empty for none. */
    lede: z.string().max(300).default(''),
  }),
  rules: freeBlock,
  shows: 'memberships',
})
