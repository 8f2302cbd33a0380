'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchCommentPlace } from '@/site/api/posts'
import controls from '@/site/list-controls/list-controls.module.css'
import { useFeed } from '@/site/pages/members/feed-context.client'
import { membersPath } from '@/site/pages/members/members-query'
import { useHashId } from '@/site/pages/members/post/use-hash-id.client'
import { postsMessages } from '@/src/core/messages/posts'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

const CommentsDialog = dynamic(
  () =>
    import('@/site/pages/members/comments/comments-dialog.client').then(
      (module) => module.CommentsDialog,
    ),
  { ssr: false },
)

/** Opens what was said under a post at the comment that the address names: `/members#comment-<id>`. */
export function LinkedComment() {
  const { isSignedIn, refresh } = useFeed()
  const isInitialized = useAccount((account) => account.isInitialized)
  const linkedId = useHashId('comment-')
  const [postId, setPostId] = useState<string | null>(null)
  const [isGone, setGone] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in may see more
  useEffect(() => {
    setPostId(null)
    setGone(false)
    if (!linkedId || !isInitialized) {
      return
    }
    const abort = new AbortController()
    fetchCommentPlace(linkedId, abort.signal)
      .then((place) => {
        document.getElementById(`post-${place.postId}`)?.scrollIntoView()
        setPostId(place.postId)
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          console.error('The comment could not be found', error)
          setGone(true)
        }
      })
    return () => abort.abort()
  }, [linkedId, isInitialized, isSignedIn])

  if (isGone) {
    return (
      <p className={classNames(layout.hint, controls.notice)} role="status">
        {postsMessages.commentGone}
      </p>
    )
  }
  return (
    linkedId &&
    postId && (
      <CommentsDialog
        postId={postId}
        linkedId={linkedId}
        loginHref={
          isSignedIn ? undefined : withRedirect('/login', `${membersPath}#comment-${linkedId}`)
        }
        onChange={() => void refresh(postId)}
        onClose={() => setPostId(null)}
      />
    )
  )
}
