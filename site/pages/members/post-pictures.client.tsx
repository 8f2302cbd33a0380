'use client'

import { useState } from 'react'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/post-media.module.css'
import { RefreshOnError } from '@/site/pages/members/refresh-on-error.client'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/posts'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

type Props = { post: PostWire; pictures: readonly PostMediaWire[]; isFirst: boolean }

const sizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 672px'

/** One picture at a time, with the ways to the others. */
export function PostPictures({ post, pictures, isFirst }: Props) {
  const { announce } = useFeed()
  const [chosen, setChosen] = useState(0)
  const index = Math.min(chosen, pictures.length - 1)
  const picture = pictures[index]
  if (!picture) {
    return null
  }
  const step = (by: number) => {
    const next = (index + by + pictures.length) % pictures.length
    setChosen(next)
    announce(`Picture ${next + 1} of ${pictures.length}`)
  }
  return (
    <div className={styles.frame}>
      <RefreshOnError postId={post.id}>
        <Picture
          media={{ ...picture, mimeType: '', focalX: 50, focalY: 50 }}
          alt={picture.alt || picture.name || `Picture of the post: ${post.caption}`}
          sizes={sizes}
          priority={isFirst}
          cover
        />
      </RefreshOnError>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <button
            type="button"
            className={classNames(iconButtonClass(), styles.step)}
            aria-label="Previous picture"
            onClick={() => step(-1)}
          >
            <Icon name="left" />
          </button>
          <span aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
          <button
            type="button"
            className={classNames(iconButtonClass(), styles.step)}
            aria-label="Next picture"
            onClick={() => step(1)}
          >
            <Icon name="right" />
          </button>
        </div>
      )}
    </div>
  )
}
