import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { blocksMessages } from '@/src/core/messages/blocks'

export const definition = defineBlock({
  type: 'membership-section',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(blocksMessages.membershipTitle),
    /** A sentence beside the title; empty for none. */
    lede: z.string().max(300).default(''),
    /** Ids of tiers; none for all. */
    tiers: idsProp(limits.chosen.tiersMax),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'memberships',
})
