'use client'

import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/locked-panel.module.css'
import { Subscribe } from '@/site/pages/members/subscribe.client'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

type Props = { post: PostWire }

/** Stands for what the visitor may not see: a few blurred pixels, why, and the way in. */
export function LockedPanel({ post }: Props) {
  const { isSettling } = useFeed()
  const preview = post.media.map((entry) => ('preview' in entry ? entry.preview : '')).find(Boolean)
  return (
    <div className={classNames(styles.locked, post.type === 'audio' && styles.audio)}>
      {preview && <span className={styles.art} style={{ backgroundImage: `url("${preview}")` }} />}
      <div className={classNames(styles.panel, isSettling && styles.settling)}>
        <Icon name="lock" />
        <h3>{postsMessages.lockedTitle}</h3>
        <p>
          {postsMessages.lockedText}
          <Available post={post} />
        </p>
        <Subscribe post={post} />
      </div>
    </div>
  )
}

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })

function Available({ post: { visibility, tiers } }: { post: PostWire }) {
  const names = conjunction.format(
    visibility === 'members' ? [postsMessages.everyMember] : tiers.map(({ name }) => name),
  )
  return names && <small>{postsMessages.availableTo(names)}</small>
}
