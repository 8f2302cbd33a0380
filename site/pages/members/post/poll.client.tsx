'use client'

import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/post/poll.module.css'
import { Subscribe } from '@/site/pages/members/subscribe.client'
import { usePollVote } from '@/site/polls/use-poll-vote.client'
import type { PollWire, PostWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import { PollForm } from '@/src/ui/poll/poll-form'

type Props = { post: PostWire; poll: PollWire }

/** The poll of a post. What others chose shows after voting, or when it is closed. */
export function Poll({ post, poll: given }: Props) {
  const { isSignedIn, isSettling, askToLogIn, announce } = useFeed()
  const { poll, choice, choose, vote, canVote, hasChanged } = usePollVote({
    given,
    isSignedIn,
    askToLogIn: () => askToLogIn(post.id),
    announce,
  })
  const isLocked = !post.hasAccess && !isSettling
  const isOpen = post.hasAccess && !poll.isClosed

  return (
    <PollForm
      name={`poll-${poll.id}`}
      question={poll.question}
      options={poll.options}
      choice={choice}
      isDisabled={!isOpen}
      onChoose={choose}
      onSubmit={vote}
      foot={
        <>
          <p>
            {postsMessages.votes(poll.totalVotes)}
            {poll.isClosed && ` · ${postsMessages.pollClosed}`}
            {isLocked && (
              <span className={styles.locked}>
                <Icon name="lock" />
                {postsMessages.lockedText}
              </span>
            )}
          </p>
          {isLocked && <Subscribe post={post} />}
          {isOpen && hasChanged && (
            <button type="submit" className={buttonClass()} disabled={!canVote}>
              {postsMessages.vote}
            </button>
          )}
        </>
      }
    />
  )
}
