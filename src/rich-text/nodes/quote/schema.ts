import { z } from 'zod'
import { elementProps } from '@/src/rich-text/element-props'

export const quote = z.object({ type: z.literal('quote'), ...elementProps })

export type QuoteNode = z.infer<typeof quote>
