import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'
import { horizontalAlign } from '@/blocks/_kit/props'
import { picturesIn } from '@/src/rich-text/pictures-in'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { richTextProp } from '@/src/rich-text/schema'

export const definition = defineBlock({
  type: 'email-text',
  v: 1,
  schema: z.object({
    doc: richTextProp,
    size: z.enum(['small', 'text', 'large']).default('text'),
    align: horizontalAlign.default('left'),
  }),
  rules: { ...freeBlock, isInner: true },
  asks: ({ doc }) => picturesIn(doc).length > 0,
  check: { isEmpty: ({ doc }) => isEmptyRichText(doc) },
})
