'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchPoll } from '@/site/api/posts'
import { usePollVote } from '@/site/polls/use-poll-vote.client'
import type { PollWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'
import { type TextPoll as Poll, textPollIdOf } from '@/src/core/polls/text-polls'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'
import { PollForm } from '@/src/ui/poll/poll-form'
import look from '@/src/ui/type/type.module.css'

type Props = { documentId: string; poll: Poll }

/** A poll inside a text. The page has the question; who voted is asked for by each browser. */
export function TextPoll({ documentId, poll: written }: Props) {
  const router = useRouter()
  const accountId = useAccount(({ user }) => user?.id ?? null)
  const isInitialized = useAccount((account) => account.isInitialized)
  const [read, setRead] = useState<{ accountId: string | null; poll: PollWire } | null>(null)
  const [said, setSaid] = useState('')
  const id = textPollIdOf(documentId, written.uid)
  const known = read?.accountId === accountId ? read.poll : null
  const place = `poll-${written.uid}`

  useEffect(() => {
    if (!isInitialized) {
      return
    }
    const abort = new AbortController()
    fetchPoll(id, abort.signal)
      .then((poll) => setRead({ accountId, poll }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          console.error('The votes could not be read', error)
        }
      })
    return () => abort.abort()
  }, [id, accountId, isInitialized])

  const { poll, choice, choose, vote, canVote, hasChanged } = usePollVote({
    given: known ?? unread(id, written),
    isSignedIn: accountId !== null,
    askToLogIn: () => {
      const { pathname, search } = window.location
      router.push(withRedirect('/login', `${pathname}${search}#${place}`))
    },
    announce: setSaid,
  })

  return (
    <div id={place}>
      <PollForm
        name={place}
        question={poll.question}
        options={poll.options}
        choice={choice}
        onChoose={choose}
        onSubmit={vote}
        foot={
          <>
            <p>{known && postsMessages.votes(poll.totalVotes)}</p>
            {hasChanged && (
              <button type="submit" className={buttonClass()} disabled={!canVote}>
                {postsMessages.vote}
              </button>
            )}
          </>
        }
      />
      <p className={look.hidden} role="status">
        {said}
      </p>
    </div>
  )
}

function unread(id: string, { question, options }: Poll): PollWire {
  return {
    id,
    question,
    options: options.map(({ uid, text }) => ({ id: uid, text, votes: null, percent: null })),
    totalVotes: 0,
    votedOptionId: null,
    closesAt: null,
    isClosed: false,
  }
}
