'use client'

import { PostFilm } from '@/site/pages/members/post-film.client'
import styles from '@/site/pages/members/post-media.module.css'
import { PostPictures } from '@/site/pages/members/post-pictures.client'
import { PostRecording } from '@/site/pages/members/post-recording.client'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/posts'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

type Props = { post: PostWire; isFirst: boolean }

/** Pictures together, then films and recordings one below the other, then what is only to be read. */
export function PostMedia({ post, isFirst }: Props) {
  const media = post.media.filter((entry) => 'url' in entry)
  const of = (type: PostMediaWire['type']) => media.filter((entry) => entry.type === type)
  const [pictures, recordings] = [of('image'), of('audio')]
  return (
    <div className={classNames(styles.stack, post.visibility !== 'public' && styles.gated)}>
      {pictures.length > 0 && <PostPictures post={post} pictures={pictures} isFirst={isFirst} />}
      {of('video').map((film) => (
        <PostFilm key={film.id} postId={post.id} film={film} />
      ))}
      {recordings.map((recording) => (
        <PostRecording
          key={recording.id}
          post={post}
          recording={recording}
          recordings={recordings}
        />
      ))}
      {of('document').map(({ id, url, name }) => (
        <a key={id} className={styles.document} href={url} target="_blank" rel="noopener">
          <Icon name="download" />
          {name || 'Document'}
        </a>
      ))}
    </div>
  )
}
