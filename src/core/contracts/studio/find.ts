import { z } from 'zod'
import { limits } from '@/src/core/limits'

/** Query of `GET /profiles/{id}/find`: words that occur in what is looked for, in any order. */
export const findQuery = z.object({
  words: z
    .string()
    .trim()
    .min(limits.find.wordsMin)
    .max(limits.find.wordsMax)
    .meta({ examples: ['salt'] }),
})
