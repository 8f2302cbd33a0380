'use client'

import { SiteLink } from '@/site/layout/site-link.client'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import { usePlayer } from '@/site/player/use-player.client'
import type { Single } from '@/src/core/contracts/music/singles'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import type { TrackView } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { formatPrice } from '@/src/core/money'
import { TrackList, TrackRow } from '@/src/ui/track-list/track-list'

type Props = {
  tracks: readonly TrackView[]
  queue: readonly PlayerTrack[]
  artist: string
  /** What songs cost alone, by track. */
  singles?: ReadonlyMap<string, Single>
}

/** The tracks of a release, played by the site's player. */
export function PlayableTracks({ tracks, queue, artist, singles }: Props) {
  return (
    <TrackList
      tracks={tracks}
      artist={artist}
      row={(track, by) => (
        <PlayableRow track={track} queue={queue} artist={by} single={singles?.get(track.id)} />
      )}
    />
  )
}

type RowProps = {
  track: TrackView
  queue: readonly PlayerTrack[]
  artist: string
  single: Single | undefined
}

function PlayableRow({ track, queue, artist, single }: RowProps) {
  const isCurrent = usePlayer(({ current }) => current?.id === track.id)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const toggle = usePlayer((player) => player.toggle)
  return (
    <TrackRow
      track={track}
      artist={artist}
      isCurrent={isCurrent}
      isSounding={status === 'playing' || status === 'loading'}
      mark={<PlayStateIcon status={status} />}
      onPlay={() => toggle(queue, track.id)}
      offer={single && <BuyAlone title={track.title} single={single} />}
    />
  )
}

function BuyAlone({ title, single }: { title: string; single: Single }) {
  const { productId, priceMinMinor, priceMaxMinor, payWhatYouWant } = single
  const { buyAlone, buyAloneFrom } = storeMessages
  const hasChoice = payWhatYouWant || priceMinMinor !== priceMaxMinor
  const text = (hasChoice ? buyAloneFrom : buyAlone)(formatPrice(priceMinMinor))
  return (
    <SiteLink href={`/products/${productId}`} aria-label={`${text}: ${title}`}>
      {text}
    </SiteLink>
  )
}
