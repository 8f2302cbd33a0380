import { useEffect, useState } from 'react'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'

/** How often each answer was chosen, by its uid; null until it is known, and for polls nobody saw yet. */
export function usePollVotes(pollUid: string): Readonly<Record<string, number>> | null {
  const { readPollVotes } = useRichTextHost()
  const [votes, setVotes] = useState<Readonly<Record<string, number>> | null>(null)
  useEffect(() => {
    let isGone = false
    readPollVotes?.()
      .then((polls) => !isGone && setVotes(polls[pollUid] ?? null))
      .catch((error: unknown) => console.error('The votes could not be read', error))
    return () => {
      isGone = true
    }
  }, [readPollVotes, pollUid])
  return votes
}
