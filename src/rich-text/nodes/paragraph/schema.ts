import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'
import { textStyle } from '@/src/rich-text/nodes/text/schema'

export const paragraph = z.object({
  type: z.literal('paragraph'),
  ...elementProps,
  /** What is written into it next looks like this. */
  textFormat: z.int().min(0).catch(0),
  textStyle,
})

export type ParagraphNode = z.infer<typeof paragraph>
