import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'
import { blocksMessages } from '@/src/core/messages/blocks'

export const definition = defineBlock({
  type: 'upcoming-events',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default(blocksMessages.upcomingEventsTitle),
    /** Ids of events; none for all that are ahead. */
    events: idsProp(limits.chosen.eventsMax),
  }),
  rules: freeBlock,
  check: { fillsItself: true },
  shows: 'events',
})
