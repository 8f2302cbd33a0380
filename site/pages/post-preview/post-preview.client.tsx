'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fetchPostPreview } from '@/site/api/posts'
import { followPreview, readPreview } from '@/site/api/preview'
import { FeedContext } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/members.module.css'
import { membersPath } from '@/site/pages/members/members-query'
import { PostCard } from '@/site/pages/members/post/post-card.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { previewMessages } from '@/src/core/messages/blocks'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = { postId: string; artist: string }

/** A post with the eyes of whom the artist plays; nothing by the address alone. */
export function PostPreview({ postId, artist }: Props) {
  const preview = useSyncExternalStore(followPreview, readPreview, () => null)
  const viewer = preview?.viewer ?? null
  const isAllowed = Boolean(preview?.playToken)
  const [seen, setSeen] = useState<{ viewer: string; post: PostWire } | null>(null)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (viewer === null || !isAllowed) {
      return
    }
    const abort = new AbortController()
    fetchPostPreview(postId, abort.signal)
      .then((post) => {
        setSeen({ viewer, post })
        setFailedFor(null)
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) {
          console.error('The preview could not be read', error)
          setFailedFor(viewer)
        }
      })
    return () => abort.abort()
  }, [postId, viewer, isAllowed])

  const feed = useMemo(
    () => ({
      artist,
      isSignedIn: viewer !== null && viewer !== 'signed-out',
      isSettling: false,
      hrefOf: () => membersPath,
      askToLogIn: () => setSaid(previewMessages.nothingSent),
      announce: setSaid,
      refresh: () => undefined,
    }),
    [artist, viewer],
  )

  const isOver = preview !== null && (!isAllowed || failedFor === viewer)
  return (
    <FeedContext value={feed}>
      {isOver ? (
        <p className={layout.hint} role="status">
          {previewMessages.over}
        </p>
      ) : (
        <div className={styles.posts} aria-busy={seen?.viewer !== viewer}>
          {seen && seen.viewer === viewer && (
            <PostCard key={viewer} post={seen.post} isFirst={true} />
          )}
        </div>
      )}
      <p className={type.hidden} role="status">
        {said}
      </p>
    </FeedContext>
  )
}
