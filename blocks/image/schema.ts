import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign, linkProp, mediaProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { minPx, maxPx, defaultMaxWidthPx } = limits.image

export const definition = defineBlock({
  type: 'image',
  v: 2,
  schema: z.object({
    media: mediaProp,
    /** Replaces the picture's own description on this page. */
    alt: z.string().max(300).default(''),
    /** Pixels at most; narrower pages shrink it. */
    width: z.int().min(minPx).max(maxPx).default(defaultMaxWidthPx),
    /** Pixels; 0 keeps the picture's own shape. */
    height: z
      .int()
      .min(0)
      .max(maxPx)
      .transform((height) => (height === 0 ? 0 : Math.max(height, minPx)))
      .default(0),
    align: horizontalAlign.default('left'),
    shape: z.enum(['square', 'rounded', 'round']).default('rounded'),
    href: linkProp,
  }),
  rules: freeBlock,
  layoutProps: { width: 'width' },
  check: {
    pictures: ({ media, alt }) => [{ id: media, alt, prop: 'alt' }],
    isEmpty: ({ media }) => media === '',
  },
  migrations: {
    1: ({ isRounded = true, ...props }) => ({ ...props, shape: isRounded ? 'rounded' : 'square' }),
  },
})
