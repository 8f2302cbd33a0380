import { z } from 'zod'
import { defineBlock } from '@/blocks/_kit/define'
import { ownColor } from '@/email-blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { minWidthPx, maxWidthPx, preheaderMax } = limits.email

/** Beside what is read. */
export const cardPaddingPx = 40

export const definition = defineBlock({
  type: 'email-root',
  v: 1,
  schema: z.object({
    /** What inboxes show behind the subject. */
    preheader: z.string().max(preheaderMax).default(''),
    /** Pixels of what is read; narrower where there is less room. */
    width: z.int().min(minWidthPx).max(maxWidthPx).default(maxWidthPx),
    /** Around the mail. */
    background: ownColor,
    /** Behind the words. */
    innerBackground: ownColor,
    /** The artist's logo, or the name, above all else. */
    showsName: z.boolean().default(true),
  }),
  rules: {
    acceptsChildren: true,
    canDelete: false,
    canMove: false,
    canDuplicate: false,
    singleton: 'first',
  },
  roomInside: ({ width }) => width - 2 * cardPaddingPx,
  check: { unseen: ['preheader'] },
})
