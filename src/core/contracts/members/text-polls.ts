import { z } from 'zod'
import { limits } from '@/src/core/limits'
import type { TextPoll, TextPollOption } from '@/src/core/polls/text-polls'

const uid = z.string().regex(/^[\w-]{1,40}$/)

/** Path parameter of the calls: the id of the document, a dot, the poll's uid. */
export const textPollId = z.string().regex(/^[0-9a-f-]{36}\.[\w-]{1,40}$/i)

const option = z.object({
  uid,
  text: z
    .string()
    .transform((text) => text.slice(0, limits.poll.optionMax))
    .catch(''),
})

/** Answers without a name of their own are dropped: votes could not tell them apart. */
const options = z.array(z.unknown()).transform((given): TextPollOption[] => {
  const named = new Map<string, TextPollOption>()
  for (const entry of given) {
    const { data } = option.safeParse(entry)
    if (data && !named.has(data.uid)) {
      named.set(data.uid, data)
    }
  }
  return [...named.values()].slice(0, limits.poll.optionsMax)
})

/** A poll of a stored text. Odd values become neutral ones; a poll without a uid takes no votes. */
export const textPoll = z.object({
  uid: uid.catch(''),
  question: z
    .string()
    .transform((text) => text.slice(0, limits.poll.questionMax))
    .catch(''),
  options: options.catch([]),
})

/** Deeper than any page or text may be. */
const maxDepth = 120

/** All polls inside a stored page or text, wherever they are in it; each uid once. */
export function textPollsIn(stored: unknown): TextPoll[] {
  const found = new Map<string, TextPoll>()
  const walk = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) {
      return
    }
    if ('type' in value && value.type === 'poll') {
      const { data } = textPoll.safeParse(value)
      if (data && !found.has(data.uid)) {
        found.set(data.uid, data)
      }
    }
    for (const inner of Object.values(value)) {
      walk(inner, depth + 1)
    }
  }
  walk(stored, 0)
  return [...found.values()]
}
