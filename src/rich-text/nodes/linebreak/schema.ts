import { z } from 'zod'

export const linebreak = z.object({ type: z.literal('linebreak'), version: z.int().catch(1) })

export type LinebreakNode = z.infer<typeof linebreak>
