import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { minPx, maxPx, defaultPx } = limits.productCard

export const definition = defineBlock({
  type: 'product-card',
  v: 1,
  schema: z.object({
    /** Id of a product; empty until one is chosen. */
    product: z.string().max(64).default(''),
    /** Below the title. */
    line: z.enum(['price', 'artist']).default('price'),
    /** Pixels at most; narrower places shrink it. */
    width: z.int().min(minPx).max(maxPx).default(defaultPx),
    align: horizontalAlign.default('left'),
  }),
  rules: freeBlock,
  layoutProps: { width: 'width' },
  check: {
    isEmpty: ({ product }) => product === '',
    hasWords: ({ product }) => product !== '',
  },
  shows: 'this product',
})
