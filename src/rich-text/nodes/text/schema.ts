import { z } from 'zod'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { cleanTextStyle } from '@/src/rich-text/nodes/text/text-style'

const allFormats = Object.values(textFormat).reduce((all, bit) => all | bit, 0)

/** CSS that words may carry, as Lexical writes it. */
export const textStyle = z.string().max(500).catch('').transform(cleanTextStyle)

/** Also Lexical's tab node, which is a text that holds one tab. */
export const text = z.object({
  type: z.enum(['text', 'tab']),
  text: z.string().catch(''),
  detail: z.int().min(0).catch(0),
  format: z
    .int()
    .min(0)
    .transform((bits) => bits & allFormats)
    .catch(0),
  mode: z.enum(['normal', 'token', 'segmented']).catch('normal'),
  /** Font, size and colours that the artist chose; nothing else. */
  style: textStyle,
  version: z.int().catch(1),
})

export type TextNode = z.infer<typeof text>

/** A word of congratulations, found while it was typed. */
export const keyword = text.extend({ type: z.literal('keyword') })

export type KeywordNode = z.infer<typeof keyword>
