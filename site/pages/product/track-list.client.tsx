'use client'

import styles from '@/site/pages/product/tracks.module.css'
import { PlayMark } from '@/site/player/play-mark'
import type { PlayerTrack } from '@/site/player/player-store'
import { usePlayer } from '@/site/player/use-player.client'
import type { TrackView } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'
import { formatPlayerTime } from '@/src/core/player-time'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'

type Props = { tracks: readonly TrackView[]; queue: readonly PlayerTrack[]; artist: string }

export function TrackList({ tracks, queue, artist }: Props) {
  if (tracks.length === 0) {
    return <p className={styles.none}>{messages.store.noTracks}</p>
  }
  return (
    <ol>
      {tracks.map((track) => (
        <TrackRow key={track.id} track={track} queue={queue} artist={track.artist || artist} />
      ))}
    </ol>
  )
}

type RowProps = { track: TrackView; queue: readonly PlayerTrack[]; artist: string }

function TrackRow({ track, queue, artist }: RowProps) {
  const isCurrent = usePlayer(({ current }) => current?.id === track.id)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const toggle = usePlayer((player) => player.toggle)
  const isSounding = status === 'playing' || status === 'loading'

  return (
    <li className={styles.track} aria-current={isCurrent ? 'true' : undefined}>
      <button
        type="button"
        className={classNames(iconButtonClass(), styles.play)}
        aria-label={`${isSounding ? 'Pause' : 'Play'} ${track.title}`}
        disabled={!track.previewUrl}
        onClick={() => toggle(queue, track.id)}
      >
        <PlayMark status={status} />
      </button>
      <div>
        <div className={styles.title}>
          {track.title}
          {track.hasExplicitContent && (
            <span className={styles.explicit} role="img" aria-label="Explicit">
              E
            </span>
          )}
          {track.isFeatured && (
            <span className={styles.star} role="img" aria-label="Featured">
              <Icon name="star" filled />
            </span>
          )}
        </div>
        <p className={styles.meta}>{[artist, track.description].filter(Boolean).join(' · ')}</p>
      </div>
      {track.durationSeconds > 0 && (
        <span className={styles.length}>{formatPlayerTime(track.durationSeconds)}</span>
      )}
    </li>
  )
}
