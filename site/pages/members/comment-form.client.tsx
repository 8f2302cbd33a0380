'use client'

import { type FormEvent, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { postComment } from '@/site/api/posts'
import styles from '@/site/pages/members/comments.module.css'
import type { CommentWire } from '@/src/core/contracts/posts'
import { limits } from '@/src/core/limits'
import { postsMessages } from '@/src/core/messages/posts'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

type Props = { postId: string; onPosted: (comment: CommentWire) => void }

const refusals: readonly string[] = ['NOT_SIGNED_IN', 'FORBIDDEN', 'TOO_MANY_REQUESTS']

/** Trying again at once does not help those who are logged out, must confirm their email, or are too fast. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && refusals.includes(error.code)
    ? error.message
    : postsMessages.commentFailed
}

/** Keeps what was typed until it has been posted. */
export function CommentForm({ postId, onPosted }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const content = text.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!content || isSending) {
      return
    }
    setSending(true)
    setProblem('')
    try {
      onPosted(await postComment(postId, content))
      setText('')
    } catch (error) {
      console.error(postsMessages.commentFailed, error)
      setProblem(reasonOf(error))
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
