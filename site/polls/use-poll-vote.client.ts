'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { useIsSignedIn } from '@/site/account/use-account.client'
import { ApiError, messageOf } from '@/site/api/client'
import { voteInPoll } from '@/site/api/posts'
import type { PollWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'

type Options = {
  /** As it was when it was last read. */
  given: PollWire
  isSignedIn: boolean
  askToLogIn: () => void
  /** Says something politely. */
  announce: (text: string) => void
}

/** What a visitor chooses in a poll, and the vote. */
export function usePollVote({ given, isSignedIn, askToLogIn, announce }: Options) {
  const [voted, setVoted] = useState<PollWire | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const mayVote = useIsSignedIn()
  const poll = (isSignedIn && voted) || given
  const { id } = poll
  const choice = chosen ?? poll.votedOptionId

  useEffect(() => {
    if (!isSignedIn) {
      setVoted(null)
      setChosen(null)
      return
    }
    // Who had to log in finds their choice again, and sends it themselves.
    const kept = takeStoredChoice(id)
    if (kept !== null) {
      setChosen(kept)
    }
  }, [isSignedIn, id])

  const vote = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayVote()) {
      if (choice !== null) {
        keepChoice(id, choice)
      }
      askToLogIn()
      return
    }
    if (choice === null || isSending) {
      return
    }
    setSending(true)
    try {
      setVoted(await voteInPoll(poll.id, choice))
      setChosen(null)
      announce(postsMessages.voted)
    } catch (error) {
      console.error(postsMessages.voteFailed, error)
      const isClosed = error instanceof ApiError && error.code === 'POLL_CLOSED'
      announce(isClosed ? messageOf(error) : postsMessages.voteFailed)
      if (isClosed) {
        setVoted({ ...poll, isClosed })
      }
    } finally {
      setSending(false)
    }
  }

  return {
    poll,
    choice,
    choose: setChosen,
    vote,
    /** Whether the button would do something, or lead to the login. */
    canVote: choice !== null && !isSending,
    /** The first vote, or another one than before. */
    hasChanged: poll.votedOptionId === null || choice !== poll.votedOptionId,
  }
}

/** For as long as the tab is open: the way to the login and back, also over a new account. */
const keyOf = (pollId: string) => `poll-choice:${pollId}`

/** Keeps what was chosen in a poll while its visitor logs in. */
function keepChoice(pollId: string, optionId: string): void {
  try {
    sessionStorage.setItem(keyOf(pollId), optionId)
  } catch {
    // A browser that keeps nothing: it is chosen again.
  }
}

/** What was kept, once; null when nothing was. */
function takeStoredChoice(pollId: string): string | null {
  try {
    const kept = sessionStorage.getItem(keyOf(pollId))
    sessionStorage.removeItem(keyOf(pollId))
    return kept
  } catch {
    return null
  }
}
