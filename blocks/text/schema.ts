import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { textSizes } from '@/src/core/page-document/layout/layout'
import { picturesIn } from '@/src/rich-text/pictures-in'
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
  asks: ({ doc }) => picturesIn(doc).length > 0,
  check: {
    isEmpty: ({ doc }) => isEmptyRichText(doc),
    pictures: ({ doc }) =>
      picturesIn(doc).flatMap(({ id, alt, decorative }) => (decorative ? [] : [{ id, alt }])),
  },
})
