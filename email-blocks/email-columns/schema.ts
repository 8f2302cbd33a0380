import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { ownColor } from '@/email-blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { columnsMax, columnsDefault, gapMaxPx, paddingMaxPx } = limits.email

export const definition = defineBlock({
  type: 'email-columns',
  v: 1,
  schema: z.object({
    /** Side by side where there is room, below each other on phones. */
    count: z.int().min(1).max(columnsMax).default(columnsDefault),
    /** Pixels between columns. */
    gap: z.int().min(0).max(gapMaxPx).default(24),
    verticalAlign: z.enum(['top', 'middle', 'bottom']).default('top'),
    background: ownColor,
    /** Pixels around what is inside. */
    padding: z.int().min(0).max(paddingMaxPx).default(0),
  }),
  rules: { ...freeBlock, acceptsChildren: true, isInner: true },
  roomInside: ({ count, gap, padding }, room) => (room - 2 * padding - gap * (count - 1)) / count,
  check: { isEmpty: (_, childCount) => childCount === 0 },
})
