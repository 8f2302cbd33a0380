import { z } from 'zod'
import { text } from '@/src/rich-text/nodes/text/schema'

/** A word of congratulations, found while it was typed. */
export const keyword = text.extend({ type: z.literal('keyword') })

export type KeywordNode = z.infer<typeof keyword>
