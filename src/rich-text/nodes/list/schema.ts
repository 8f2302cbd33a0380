import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'

export const list = z
  .object({
    type: z.literal('list'),
    ...elementProps,
    listType: z.enum(['bullet', 'number', 'check']).catch('bullet'),
    /** First number of a numbered list. */
    start: z.int().min(1).max(100_000).catch(1),
  })
  .transform((node) => ({ ...node, tag: node.listType === 'number' ? 'ol' : 'ul' }) as const)

export const listItem = z.object({
  type: z.literal('listitem'),
  ...elementProps,
  value: z.int().min(1).catch(1),
  checked: z.boolean().optional().catch(undefined),
})

export type ListNode = z.infer<typeof list>
export type ListItemNode = z.infer<typeof listItem>
