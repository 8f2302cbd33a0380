import { z } from 'zod'
import { elementProps } from '@/src/rich-text/node-kit'

export const quote = z.object({ type: z.literal('quote'), ...elementProps })

export type QuoteNode = z.infer<typeof quote>
