import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { textSizes } from '@/src/core/page-document/box'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { richTextProp } from '@/src/rich-text/schema'

export const definition = defineBlock({
  type: 'text',
  v: 1,
  schema: z.object({
    doc: richTextProp,
    align: horizontalAlign.default('left'),
    /** `display` is the artist's name on a hero, `heading` a section's, `large` a line under them. */
    size: z.enum(textSizes).default('text'),
  }),
  rules: freeBlock,
  check: { isEmpty: ({ doc }) => isEmptyRichText(doc) },
})
