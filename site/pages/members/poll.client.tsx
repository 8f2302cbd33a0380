'use client'

import { type CSSProperties, type FormEvent, useEffect, useState } from 'react'
import { ApiError, messageOf } from '@/site/api/client'
import { voteInPoll } from '@/site/api/posts'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/poll.module.css'
import { Subscribe } from '@/site/pages/members/subscribe.client'
import type { PollWire, PostWire } from '@/src/core/contracts/posts'
import { messages } from '@/src/core/messages'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

type Props = { post: PostWire; poll: PollWire }

/** A question with its answers. What others chose shows after voting, or when it is closed. */
export function Poll({ post, poll: given }: Props) {
  const { isSignedIn, isSettling, askToLogIn, announce } = useFeed()
  const [voted, setVoted] = useState<PollWire | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const poll = (isSignedIn && voted) || given
  const choice = chosen ?? poll.votedOptionId
  const isLocked = !post.hasAccess && !isSettling
  const isOpen = post.hasAccess && !poll.isClosed

  useEffect(() => {
    if (!isSignedIn) {
      setVoted(null)
      setChosen(null)
    }
  }, [isSignedIn])

  const vote = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSignedIn) {
      askToLogIn(post.id)
      return
    }
    if (choice === null || isSending) {
      return
    }
    setSending(true)
    try {
      setVoted(await voteInPoll(poll.id, choice))
      setChosen(null)
      announce(messages.posts.voted)
    } catch (error) {
      console.error(messages.posts.voteFailed, error)
      const isClosed = error instanceof ApiError && error.code === 'POLL_CLOSED'
      announce(isClosed ? messageOf(error) : messages.posts.voteFailed)
      if (isClosed) {
        setVoted({ ...poll, isClosed })
      }
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={styles.poll} onSubmit={vote}>
      <fieldset disabled={!isOpen}>
        <legend>{poll.question}</legend>
        {poll.options.map(({ id, text, percent }) => (
          <label
            key={id}
            className={classNames(styles.option, id === choice && styles.chosen)}
            style={{ '--share': `${percent ?? 0}%` } as CSSProperties}
          >
            <input
              type="radio"
              name={`poll-${poll.id}`}
              checked={id === choice}
              onChange={() => setChosen(id)}
            />
            <span>{text}</span>
            {percent !== null && <b>{percent}%</b>}
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <p>
          {messages.posts.votes(poll.totalVotes)}
          {poll.isClosed && ` · ${messages.posts.pollClosed}`}
          {isLocked && (
            <span className={styles.locked}>
              <Icon name="lock" />
              {messages.posts.lockedText}
            </span>
          )}
        </p>
        {isLocked && <Subscribe post={post} />}
        {isOpen && (poll.votedOptionId === null || choice !== poll.votedOptionId) && (
          <button type="submit" className={buttonClass()} disabled={choice === null || isSending}>
            Vote
          </button>
        )}
      </div>
    </form>
  )
}
