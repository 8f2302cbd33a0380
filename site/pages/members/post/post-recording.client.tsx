'use client'

import { useEffect, useMemo } from 'react'
import { useFeed } from '@/site/pages/members/feed-context.client'
import styles from '@/site/pages/members/post/post-media.module.css'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import { usePlayer } from '@/site/player/use-player.client'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/members/post-answers'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { formatPlayerTime } from '@/src/core/player/player-time'
import { playButtonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  post: PostWire
  recording: PostMediaWire
  /** All of the post: what the player goes on with. */
  recordings: readonly PostMediaWire[]
}

/** A recording that the site's player plays. */
export function PostRecording({ post, recording, recordings }: Props) {
  const { artist, hrefOf, refresh } = useFeed()
  const isCurrent = usePlayer(({ current }) => current?.id === recording.id)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const position = usePlayer((player) => (isCurrent ? Math.floor(player.positionSeconds) : 0))
  const length = usePlayer((player) => (isCurrent ? player.durationSeconds : 0))
  const toggle = usePlayer((player) => player.toggle)
  const renew = usePlayer((player) => player.renew)
  const name = recording.name || 'Recording'
  const isSounding = status === 'playing' || status === 'loading'
  const queue = useMemo(
    () => recordings.map((each) => toTrack(each, { artist, href: hrefOf(post.id) })),
    [recordings, artist, hrefOf, post.id],
  )

  useEffect(() => {
    if (status === 'error') {
      refresh(post.id)
    }
  }, [status, refresh, post.id])
  useEffect(() => {
    if (status === 'error') {
      renew(recording.id, recording.url)
    }
  }, [status, renew, recording.id, recording.url])

  return (
    <div className={styles.recording}>
      {recording.poster ? (
        // biome-ignore lint/performance/noImgElement: already a small copy
        <img
          className={styles.cover}
          src={recording.poster.url}
          width={recording.poster.width}
          height={recording.poster.height}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.cover}>
          <Icon name="music" />
        </span>
      )}
      <div className={styles.track}>
        <p className={styles.name}>{name}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${length > 0 ? (position / length) * 100 : 0}%` }} />
        </div>
        <div className={styles.keys}>
          <button
            type="button"
            className={playButtonClass}
            aria-label={`${isSounding ? 'Pause' : 'Play'} ${name}`}
            onClick={() => toggle(queue, recording.id)}
          >
            <PlayStateIcon status={status} />
          </button>
          {length > 0 && (
            <span>
              {formatPlayerTime(position)} / {formatPlayerTime(length)}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

function toTrack(
  recording: PostMediaWire,
  { artist, href }: { artist: string; href: string },
): PlayerTrack {
  return {
    id: recording.id,
    title: recording.name || 'Recording',
    artist,
    url: recording.url,
    coverImage: recording.poster?.url ?? '',
    productId: '',
    href,
    durationSeconds: 0,
  }
}
