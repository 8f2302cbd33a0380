import { z } from 'zod'
import { elementProps } from '@/src/rich-text/node-kit'

/** Deeper headings than the toolbar offers come by paste; they become the smallest offered one. */
export const heading = z.object({
  type: z.literal('heading'),
  ...elementProps,
  tag: z.enum(['h1', 'h2', 'h3']).catch('h3'),
})

export type HeadingNode = z.infer<typeof heading>
