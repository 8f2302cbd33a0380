'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { useIsSignedIn } from '@/site/account/use-account.client'
import { ApiError } from '@/site/api/client'
import { setReaction } from '@/site/api/posts'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/post/post-card.module.css'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { ReactionKind } from '@/src/core/contracts/members/posts'
import { postsMessages } from '@/src/core/messages/posts'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

const CommentsDialog = dynamic(
  () =>
    import('@/site/pages/members/comments/comments-dialog.client').then(
      (module) => module.CommentsDialog,
    ),
  { ssr: false },
)

/** Like, comments and save. Who is signed in and still locked out sees only the numbers. */
export function PostActions({ post }: { post: PostWire }) {
  const { isSignedIn } = useFeed()
  return isSignedIn && !post.hasAccess && post.liked !== null ? (
    <Numbers post={post} />
  ) : (
    <Buttons post={post} />
  )
}

function Buttons({ post }: { post: PostWire }) {
  const { askToLogIn } = useFeed()
  const isSignedIn = useIsSignedIn()
  const like = useReaction('like', post)
  const save = useReaction('save', post)
  const [comments, setComments] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const likes = post.likes + like.shift
  const count = comments ?? post.comments

  return (
    <div className={styles.acts}>
      <button
        type="button"
        className={styles.act}
        aria-pressed={like.isOn}
        aria-label={`Like, ${likes}`}
        onClick={like.toggle}
      >
        <Icon name="heart" filled={like.isOn} />
        <span>{likes}</span>
      </button>
      <button
        type="button"
        className={styles.act}
        aria-haspopup="dialog"
        aria-label={`Comments, ${count}`}
        onClick={() => (isSignedIn() ? setOpen(true) : askToLogIn(post.id))}
      >
        <Icon name="comment" />
        <span>{count}</span>
      </button>
      <button
        type="button"
        className={classNames(styles.act, styles.end)}
        aria-pressed={save.isOn}
        aria-label="Save"
        onClick={save.toggle}
      >
        <Icon name="save" filled={save.isOn} />
      </button>
      {isOpen && (
        <CommentsDialog
          postId={post.id}
          onChange={(by) => setComments((known) => Math.max(0, (known ?? post.comments) + by))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function Numbers({ post }: { post: PostWire }) {
  return (
    <p className={styles.acts}>
      <span className={styles.act}>
        <Icon name="heart" />
        {post.likes}
        <span className={type.hidden}>likes</span>
      </span>
      <span className={styles.act}>
        <Icon name="comment" />
        {post.comments}
        <span className={type.hidden}>comments</span>
      </span>
    </p>
  )
}

const { liked, unliked, saved, unsaved, likeFailed, saveFailed } = postsMessages
const texts = {
  like: { on: liked, off: unliked, failed: likeFailed },
  save: { on: saved, off: unsaved, failed: saveFailed },
}

/** A like or a save: shown at once, taken back when it could not be stored. */
function useReaction(kind: ReactionKind, post: PostWire) {
  const { isSignedIn, askToLogIn, announce } = useFeed()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const mayAct = useIsSignedIn()
  const latest = useRef(0)
  const calls = useRef<Promise<void>>(Promise.resolve())
  const known = (kind === 'like' ? post.liked : post.saved) ?? false
  const isOn = isSignedIn && (wanted ?? known)

  // The next one to sign in here may be somebody else.
  useEffect(() => {
    if (!isSignedIn) {
      setWanted(null)
    }
  }, [isSignedIn])

  const toggle = () => {
    if (!mayAct()) {
      askToLogIn(post.id)
      return
    }
    const next = !isOn
    const mine = ++latest.current
    setWanted(next)
    announce(next ? texts[kind].on : texts[kind].off)
    // One after the other, so that the last one wins on the server too.
    calls.current = calls.current
      .then(() => setReaction(kind, post.id, next))
      .catch((error: unknown) => {
        console.error(texts[kind].failed, error)
        if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') {
          askToLogIn(post.id)
          return
        }
        if (mine === latest.current) {
          setWanted(!next)
          announce(texts[kind].failed)
        }
      })
  }

  return { isOn, shift: Number(isOn) - Number(isSignedIn && known), toggle }
}
