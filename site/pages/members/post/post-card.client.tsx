'use client'

import dynamic from 'next/dynamic'
import { useFeed } from '@/site/pages/members/feed-context.client'
import { LockedPanel } from '@/site/pages/members/locked-panel.client'
import { Poll } from '@/site/pages/members/post/poll.client'
import { PostActions } from '@/site/pages/members/post/post-actions.client'
import styles from '@/site/pages/members/post/post-card.module.css'
import { PostMedia } from '@/site/pages/members/post/post-media.client'
import { PostTime } from '@/site/pages/members/post/post-time.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'

// What draws texts is for feeds that have some.
const PostText = dynamic(
  async () => (await import('@/site/pages/members/post/post-text.client')).PostText,
)

type Props = {
  post: PostWire
  /** Stands at the top of the page: its picture is loaded first. */
  isFirst: boolean
}

export function PostCard({ post, isFirst }: Props) {
  const { artist } = useFeed()
  return (
    <article id={`post-${post.id}`} className={styles.post} aria-labelledby={`words-${post.id}`}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {Array.from(artist)[0]?.toUpperCase()}
        </span>
        <div>
          <b>{artist}</b>
          <PostTime iso={post.publishedAt} />
        </div>
      </header>
      <div className={styles.says}>
        <h2 id={`words-${post.id}`} className={styles.words}>
          {post.caption}
        </h2>
        {post.text && <PostText postId={post.id} text={post.text} />}
      </div>
      <div className={styles.media}>
        <Shown post={post} isFirst={isFirst} />
      </div>
      <PostActions post={post} />
    </article>
  )
}

function Shown({ post, isFirst }: Props) {
  if (post.poll) {
    return <Poll post={post} poll={post.poll} />
  }
  return post.hasAccess ? <PostMedia post={post} isFirst={isFirst} /> : <LockedPanel post={post} />
}
