'use client'

import { useEffect, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchPost } from '@/site/api/posts'
import controls from '@/site/list-controls/list-controls.module.css'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/members.module.css'
import { PostCard } from '@/site/pages/members/post/post-card.client'
import { useHashId } from '@/site/pages/members/post/use-hash-id.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import { postsMessages } from '@/src/core/messages/posts'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

/** The post of `/members#post-<id>` where the page of the feed has it not: mails and other sites link so for years. */
export function LinkedPost({ list }: { list: Paginated<PostWire> }) {
  const { isSignedIn } = useFeed()
  const isInitialized = useAccount((account) => account.isInitialized)
  const linkedId = useHashId('post-')
  const [found, setFound] = useState<PostWire | 'gone' | null>(null)
  const isHere = list.data.some(({ id }) => id === linkedId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in may see more
  useEffect(() => {
    setFound(null)
    if (!linkedId || isHere || !isInitialized) {
      return
    }
    let isOver = false
    fetchPost(linkedId)
      .catch((error: unknown) => {
        console.error('The post could not be found', error)
        return 'gone' as const
      })
      .then((post) => {
        if (!isOver) {
          setFound(post)
        }
      })
    return () => {
      isOver = true
    }
  }, [linkedId, isHere, isInitialized, isSignedIn])

  useEffect(() => {
    if (found && found !== 'gone') {
      document.getElementById(`post-${found.id}`)?.scrollIntoView()
    }
  }, [found])

  if (!found) {
    return null
  }
  return found === 'gone' ? (
    <p className={classNames(layout.hint, controls.notice)} role="status">
      {postsMessages.postGone}
    </p>
  ) : (
    <div className={styles.posts}>
      <PostCard post={found} isFirst={false} />
    </div>
  )
}
