import { z } from 'zod'
import { defineBlock } from '@/blocks/_kit/define'

/** Logo, links and tools come from the theme and the site: the header is the same on every page. */
export const definition = defineBlock({
  type: 'page-header',
  v: 1,
  schema: z.object({}),
  rules: {
    acceptsChildren: false,
    canDelete: false,
    canMove: false,
    canDuplicate: false,
    singleton: 'first',
  },
})
