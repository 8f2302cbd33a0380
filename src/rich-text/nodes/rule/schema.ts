import { z } from 'zod'

export const rule = z.object({ type: z.literal('horizontalrule'), version: z.int().catch(1) })

export type RuleNode = z.infer<typeof rule>
