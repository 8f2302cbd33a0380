import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { blocksMessages } from '@/src/core/messages/blocks'

const { eventsMax } = limits.chosen

export const definition = defineBlock({
  type: 'tour-list',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(blocksMessages.tourTitle),
    /** Ids of events; none for all that are ahead. */
    events: idsProp(eventsMax),
    /** How many dates at most. */
    atMost: z.int().min(1).max(eventsMax).default(eventsMax),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'events',
})
