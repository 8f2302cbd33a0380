import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { idsProp } from '@/blocks/_kit/props'
import { limits } from '@/src/core/limits'

const { picturesMax, columnsMax, gapMaxPx } = limits.gallery

export const definition = defineBlock({
  type: 'gallery',
  v: 1,
  schema: z.object({
    /** Ids of media documents. */
    pictures: idsProp(picturesMax),
    /** On wide pages; narrow ones have as many as fit. */
    columns: z.int().min(1).max(columnsMax).default(3),
    /** Pixels. */
    gap: z.int().min(0).max(gapMaxPx).default(16),
    shape: z.enum(['square', 'wide', 'tall']).default('square'),
  }),
  rules: freeBlock,
  layoutProps: { columns: 'columns', gap: 'gap' },
  check: {
    pictures: ({ pictures }) => pictures.map((id) => ({ id, prop: 'pictures' })),
    isEmpty: ({ pictures }) => pictures.length === 0,
  },
})
