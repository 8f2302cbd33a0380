import { Fragment, type ReactNode } from 'react'
import type { TrackView } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { isAudible } from '@/src/core/player/player-queue'
import { formatPlayerTime } from '@/src/core/player/player-time'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import styles from '@/src/ui/track-list/track-list.module.css'

type DrawRow = (track: TrackView, artist: string) => ReactNode

type ListProps = {
  tracks: readonly TrackView[]
  /** Stands in for a track without an artist of its own. */
  artist: string
  /** Draws a row; rows that no player knows stand still. */
  row?: DrawRow
}

/** The tracks of a release in their order, each with its play button. */
export function TrackList({ tracks, artist, row = stillRow }: ListProps) {
  if (tracks.length === 0) {
    return <p className={styles.none}>{storeMessages.noTracks}</p>
  }
  return (
    <ol>
      {tracks.map((track) => (
        <Fragment key={track.id}>{row(track, track.artist || artist)}</Fragment>
      ))}
    </ol>
  )
}

const stillRow: DrawRow = (track, artist) => <TrackRow track={track} artist={artist} />

type RowProps = {
  track: TrackView
  artist: string
  /** The player holds it. */
  isCurrent?: boolean
  isSounding?: boolean
  /** What stands in the button; play unless given. */
  mark?: ReactNode
  onPlay?: () => void
  /** Where the song can be bought alone. */
  offer?: ReactNode
}

export function TrackRow(props: RowProps) {
  const { track, artist, isCurrent, isSounding, mark, onPlay, offer } = props
  return (
    <li className={styles.track} aria-current={isCurrent ? 'true' : undefined}>
      <button
        type="button"
        className={classNames(iconButtonClass(), styles.play)}
        aria-label={`${isSounding ? 'Pause' : 'Play'} ${track.title}`}
        disabled={!isAudible(track)}
        onClick={onPlay}
      >
        {mark ?? <Icon name="play" filled />}
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
      {offer && <div className={styles.offer}>{offer}</div>}
    </li>
  )
}
