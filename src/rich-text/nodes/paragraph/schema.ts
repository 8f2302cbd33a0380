import { z } from 'zod'
import { elementProps } from '@/src/rich-text/node-kit'

export const paragraph = z.object({
  type: z.literal('paragraph'),
  ...elementProps,
  textFormat: z.int().min(0).catch(0),
  textStyle: z.literal('').catch(''),
})

export type ParagraphNode = z.infer<typeof paragraph>
