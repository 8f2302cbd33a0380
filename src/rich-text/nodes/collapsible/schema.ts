import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'

export const collapsibleContainer = z.object({
  type: z.literal('collapsible-container'),
  ...elementProps,
  /** How a visitor finds it. */
  open: z.boolean().catch(false),
})

export const collapsibleTitle = z.object({ type: z.literal('collapsible-title'), ...elementProps })

export const collapsibleContent = z.object({
  type: z.literal('collapsible-content'),
  ...elementProps,
})

export type CollapsibleContainerNode = z.infer<typeof collapsibleContainer>
export type CollapsibleTitleNode = z.infer<typeof collapsibleTitle>
export type CollapsibleContentNode = z.infer<typeof collapsibleContent>
