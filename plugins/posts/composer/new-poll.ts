import type { PostPoll } from '@/src/core/contracts/members/post-form'
import { limits } from '@/src/core/limits'

export const newAnswer = () => ({ id: crypto.randomUUID(), text: '' })

/** As many empty answers as a poll needs. */
export const newPoll = (): PostPoll => ({
  question: '',
  options: Array.from({ length: limits.poll.optionsMin }, newAnswer),
  closesAt: null,
})
