import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'

export const heading = z.object({
  type: z.literal('heading'),
  ...elementProps,
  tag: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).catch('h3'),
})

export type HeadingNode = z.infer<typeof heading>
