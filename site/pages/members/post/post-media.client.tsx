'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/post/post-media.module.css'
import { PostRecording } from '@/site/pages/members/post/post-recording.client'
import { usePlayer } from '@/site/player/use-player.client'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/members/post-answers'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

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

type PostFilmProps = { postId: string; film: PostMediaWire }

/** A film with the browser's own keys. It and the site's player are never heard together. */
function PostFilm({ postId, film }: PostFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const place = useRef({ seconds: 0, wasPlaying: false })
  const pauseMusic = usePlayer((player) => player.pause)
  const isMusicOn = usePlayer(({ status }) => status === 'playing')

  useEffect(() => {
    if (isMusicOn) {
      video.current?.pause()
    }
  }, [isMusicOn])

  /** A new address of the same film goes on where the former one stopped. */
  const resume = () => {
    const { seconds, wasPlaying } = place.current
    if (video.current && seconds > 0) {
      video.current.currentTime = seconds
    }
    if (video.current && wasPlaying) {
      video.current.play().catch(() => undefined)
    }
  }

  return (
    <RefreshOnError postId={postId}>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useMediaCaption: artists upload no captions; the post says what is heard */}
        <video
          ref={video}
          className={styles.film}
          src={film.url}
          poster={film.poster?.url}
          aria-label={film.name || film.alt || 'Film'}
          preload={film.poster ? 'none' : 'metadata'}
          controls
          playsInline
          onPlay={() => {
            pauseMusic()
            place.current.wasPlaying = true
          }}
          onPause={({ currentTarget }) => {
            place.current.wasPlaying = currentTarget.error !== null
          }}
          onTimeUpdate={({ currentTarget }) => {
            if (currentTarget.currentTime > 0) {
              place.current.seconds = currentTarget.currentTime
            }
          }}
          onLoadedMetadata={resume}
        />
      </div>
    </RefreshOnError>
  )
}

type PostPicturesProps = { post: PostWire; pictures: readonly PostMediaWire[]; isFirst: boolean }

const sizes = '(max-width: 500px) 85vw, (max-width: 1024px) 50vw, 672px'

/** One picture at a time, with the ways to the others. */
function PostPictures({ post, pictures, isFirst }: PostPicturesProps) {
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

/** Asks for fresh addresses when what is inside could not be loaded: they have expired. */
function RefreshOnError({ postId, children }: { postId: string; children: ReactNode }) {
  const { refresh } = useFeed()
  return (
    <div style={{ display: 'contents' }} onErrorCapture={() => refresh(postId)}>
      {children}
    </div>
  )
}
