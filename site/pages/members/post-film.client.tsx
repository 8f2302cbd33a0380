'use client'

import { useEffect, useRef } from 'react'
import styles from '@/site/pages/members/post-media.module.css'
import { RefreshOnError } from '@/site/pages/members/refresh-on-error.client'
import { usePlayer } from '@/site/player/use-player.client'
import type { PostMediaWire } from '@/src/core/contracts/posts'

type Props = { postId: string; film: PostMediaWire }

/** A film with the browser's own keys. It and the site's player are never heard together. */
export function PostFilm({ postId, film }: Props) {
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
