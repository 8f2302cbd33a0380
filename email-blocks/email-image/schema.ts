import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, mediaProp } from '@/blocks/_kit/props'
import { mailLinkProp } from '@/email-blocks/_kit/props'
import { limits } from '@/src/core/limits'

export const definition = defineBlock({
  type: 'email-image',
  v: 1,
  schema: z.object({
    media: mediaProp,
    /** Stands in for the picture's own description. */
    alt: z.string().max(limits.upload.altMax).default(''),
    /** Pixels; narrower where there is less room. */
    width: z.int().min(limits.image.minPx).max(limits.email.maxWidthPx).default(520),
    href: mailLinkProp,
    align: horizontalAlign.default('center'),
  }),
  rules: { ...freeBlock, isInner: true },
  check: {
    unseen: ['alt'],
    pictures: ({ media, alt }) => [{ id: media, alt }],
    isEmpty: ({ media }) => media === '',
  },
})
