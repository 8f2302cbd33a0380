'use client'

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { UnconfirmedEmail } from '@/site/account/unconfirmed-email.client'
import { ApiError } from '@/site/api/client'
import { fetchComments, postComment } from '@/site/api/posts'
import { Dialog } from '@/site/layout/dialog.client'
import { CommentList } from '@/site/pages/members/comments/comment-list.client'
import styles from '@/site/pages/members/comments/comments.module.css'
import type { CommentWire } from '@/src/core/contracts/members/post-answers'
import { limits } from '@/src/core/limits'
import { postsMessages } from '@/src/core/messages/posts'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

type Props = {
  postId: string
  /** A comment that a link is about. */
  linkedId?: string
  /** Where to log in, for visitors who are not: they may read what everybody may. */
  loginHref?: string
  /** The number of comments has changed. */
  onChange: (by: 1 | -1) => void
  onClose: () => void
}

/** What was said under a post, and the place to say something. */
export function CommentsDialog({ postId, linkedId, loginHref, onChange, onClose }: Props) {
  const [comments, setComments] = useState<readonly CommentWire[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [said, setSaid] = useState('')

  const loading = useRef<AbortController>(undefined)
  const load = useCallback(async () => {
    loading.current?.abort()
    const abort = new AbortController()
    loading.current = abort
    try {
      const fetched = await fetchComments(postId, abort.signal)
      if (!abort.signal.aborted) {
        setComments(fetched)
        setFailed(false)
      }
    } catch (error) {
      if (!abort.signal.aborted) {
        console.error(postsMessages.commentsNotLoaded, error)
        setFailed(true)
      }
    } finally {
      if (loading.current === abort) {
        loading.current = undefined
      }
    }
  }, [postId])
  useEffect(() => {
    void load()
    return () => loading.current?.abort()
  }, [load])

  return (
    <Dialog title="Comments" onClose={onClose}>
      {hasFailed && !comments ? (
        <div className={styles.failed} role="alert">
          <p>{postsMessages.commentsNotLoaded}</p>
          <button type="button" className={buttonClass()} onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : (
        <CommentList
          comments={comments}
          linkedId={linkedId}
          isSignedIn={!loginHref}
          onDeleted={(id) => {
            // What is still on its way may have been read before: it would bring the comment back.
            if (loading.current) {
              void load()
            }
            setComments((known) => known?.filter((comment) => comment.id !== id) ?? null)
            onChange(-1)
            setSaid('Comment deleted')
          }}
          onSay={setSaid}
        />
      )}
      {loginHref ? (
        <p className={styles.form}>
          <a className={buttonClass({ primary: true, wide: true })} href={loginHref}>
            {postsMessages.logInToComment}
          </a>
        </p>
      ) : (
        <CommentForm
          postId={postId}
          onPosted={(comment) => {
            setComments((known) => [...(known ?? []), comment])
            onChange(1)
            setSaid('Comment posted')
            void load()
          }}
        />
      )}
      <div className={styles.close}>
        <button type="button" className={buttonClass({ wide: true })} onClick={onClose}>
          Close
        </button>
      </div>
      <p className={type.hidden} role="status">
        {said}
      </p>
    </Dialog>
  )
}

type CommentFormProps = { postId: string; onPosted: (comment: CommentWire) => void }

const refusals: readonly string[] = ['NOT_SIGNED_IN', 'FORBIDDEN', 'TOO_MANY_REQUESTS']

/** Trying again at once does not help those who are logged out, blocked, or too fast. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && refusals.includes(error.code)
    ? error.message
    : postsMessages.commentFailed
}

/** Keeps what was typed until it has been posted. */
function CommentForm({ postId, onPosted }: CommentFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [isSending, setSending] = useState(false)
  const content = text.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!content || isSending) {
      return
    }
    setSending(true)
    setProblem('')
    setUnconfirmed(false)
    try {
      onPosted(await postComment(postId, content))
      setText('')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'EMAIL_NOT_CONFIRMED') {
        setUnconfirmed(true)
      } else {
        console.error(postsMessages.commentFailed, error)
        setProblem(reasonOf(error))
      }
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={`comment-${postId}`} className={type.hidden}>
        Your comment
      </label>
      <textarea
        id={`comment-${postId}`}
        rows={3}
        maxLength={limits.comment.contentMax}
        placeholder="Write a comment"
        value={text}
        aria-invalid={problem !== ''}
        aria-describedby={`comment-problem-${postId}`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`comment-problem-${postId}`} className={styles.problem} role="alert">
        {problem}
      </p>
      <div role="alert">
        {isUnconfirmed && <UnconfirmedEmail reason={postsMessages.confirmToComment} />}
      </div>
      <button
        type="submit"
        className={buttonClass({ primary: true, wide: true })}
        disabled={!content || isSending}
      >
        Post
      </button>
    </form>
  )
}
