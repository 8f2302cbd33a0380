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

export const heading = z.object({
  type: z.literal('heading'),
  ...elementProps,
  tag: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).catch('h3'),
})

export type HeadingNode = z.infer<typeof heading>

export const quote = z.object({ type: z.literal('quote'), ...elementProps })

export type QuoteNode = z.infer<typeof quote>

export const linebreak = z.object({ type: z.literal('linebreak'), version: z.int().catch(1) })

export type LinebreakNode = z.infer<typeof linebreak>

export const rule = z.object({ type: z.literal('horizontalrule'), version: z.int().catch(1) })

export type RuleNode = z.infer<typeof rule>
