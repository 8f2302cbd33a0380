import { z } from 'zod'
import { textPoll } from '@/src/core/contracts/members/text-polls'

/** A question that visitors answer. The votes are not in the text. */
export const poll = z.object({
  type: z.literal('poll'),
  version: z.int().catch(1),
  ...textPoll.shape,
})

export type PollNode = z.infer<typeof poll>
