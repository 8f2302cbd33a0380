'use client'

import { useEffect, useRef, useState } from 'react'
import { deleteComment, reportComment } from '@/site/api/posts'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/members/comments/comments.module.css'
import { PostTime } from '@/site/pages/members/post/post-time.client'
import type { CommentWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'

type Props = {
  /** Oldest first; null while they are on their way. */
  comments: readonly CommentWire[] | null
  /** Whom a link has led here: shown in place of the newest. */
  linkedId?: string
  /** Only who is signed in can report. */
  isSignedIn: boolean
  onDeleted: (id: string) => void
  onSay: (text: string) => void
}

/** Scrolls by itself to the newest, or to the one that a link is about. */
export function CommentList({ comments, linkedId, isSignedIn, onDeleted, onSay }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const linked = useRef<HTMLLIElement>(null)
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())
  const newest = comments?.at(-1)?.id

  useEffect(() => {
    if (linked.current) {
      linked.current.scrollIntoView({ block: 'center' })
    } else if (newest && list.current) {
      list.current.scrollTop = list.current.scrollHeight
    }
  }, [newest])

  const remove = async (id: string) => {
    try {
      await deleteComment(id)
      // The button that was pressed goes with its comment.
      list.current?.focus()
      onDeleted(id)
    } catch (error) {
      console.error(postsMessages.commentNotDeleted, error)
      onSay(postsMessages.commentNotDeleted)
    }
  }
  const report = async (id: string) => {
    try {
      await reportComment(id)
      // The button that was pressed becomes words.
      list.current?.focus()
      setReported((known) => new Set([...known, id]))
      onSay(postsMessages.commentReported)
    } catch (error) {
      console.error(postsMessages.commentNotReported, error)
      onSay(postsMessages.commentNotReported)
    }
  }

  if (comments?.length === 0) {
    return <p className={styles.none}>{postsMessages.noComments}</p>
  }
  return (
    // A list that scrolls has to be reachable by keyboard.
    <ul
      ref={list}
      className={styles.list}
      aria-label="Comments"
      aria-busy={comments === null}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
      tabIndex={0}
    >
      {comments === null && (
        <li className={styles.loading}>
          <Spinner />
        </li>
      )}
      {comments?.map(({ id, fullName, content, createdAt, isOwn }) => (
        <li
          key={id}
          id={`comment-${id}`}
          ref={id === linkedId ? linked : undefined}
          className={styles.comment}
          aria-current={id === linkedId ? 'true' : undefined}
        >
          <p className={styles.who}>
            <b>{fullName}</b> <PostTime iso={createdAt} />
          </p>
          <p className={styles.content}>{content}</p>
          {reported.has(id) ? (
            <p className={styles.reported}>{postsMessages.commentReported}</p>
          ) : (
            isSignedIn && (
              <CommentAction
                isOwn={isOwn}
                fullName={fullName}
                onAct={() => void (isOwn ? remove(id) : report(id))}
              />
            )
          )}
        </li>
      ))}
    </ul>
  )
}

type ActionProps = { isOwn: boolean; fullName: string; onAct: () => void }

function CommentAction({ isOwn, fullName, onAct }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={isOwn ? 'Delete your comment' : `Report the comment of ${fullName}`}
      onClick={onAct}
    >
      {isOwn ? 'Delete' : 'Report'}
    </button>
  )
}
