import { z } from 'zod'
import { studioLimits } from '@/src/core/studio-limits'

/** Query of `GET /profiles/{id}/find`: words that occur in what is looked for, in any order. */
export const findQuery = z.object({
  words: z
    .string()
    .trim()
    .min(studioLimits.find.wordsMin)
    .max(studioLimits.find.wordsMax)
    .meta({ examples: ['salt'] }),
})
