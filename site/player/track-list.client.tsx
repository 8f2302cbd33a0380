'use client'

import { PlayMark } from '@/site/player/play-mark'
import { usePlayer } from '@/site/player/use-player.client'
import type { PlayerTrack } from '@/src/core/contracts/player'
import type { TrackView } from '@/src/core/contracts/products'
import { TrackList, TrackRow } from '@/src/ui/track-list/track-list'

type Props = { tracks: readonly TrackView[]; queue: readonly PlayerTrack[]; artist: string }

/** The tracks of a release, played by the site's player. */
export function PlayableTracks({ tracks, queue, artist }: Props) {
  return (
    <TrackList
      tracks={tracks}
      artist={artist}
      row={(track, by) => <PlayableRow track={track} queue={queue} artist={by} />}
    />
  )
}

type RowProps = { track: TrackView; queue: readonly PlayerTrack[]; artist: string }

function PlayableRow({ track, queue, artist }: RowProps) {
  const isCurrent = usePlayer(({ current }) => current?.id === track.id)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const toggle = usePlayer((player) => player.toggle)
  return (
    <TrackRow
      track={track}
      artist={artist}
      isCurrent={isCurrent}
      isSounding={status === 'playing' || status === 'loading'}
      mark={<PlayMark status={status} />}
      onPlay={() => toggle(queue, track.id)}
    />
  )
}
