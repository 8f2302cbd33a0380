import type { BlockEnvironment } from '@/blocks/_kit/define'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import type { TrackView } from '@/src/core/contracts/products/products'
import { playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import { TrackList } from '@/src/ui/track-list/track-list'

type PlayProps = {
  player: BlockEnvironment['player']
  queue: readonly PlayerTrack[]
  /** What it plays, in words. */
  title: string
  className?: string
}

/** The play button of a queue; it stands still where there is no player, and is gone without a track. */
export function Play({ player, queue, title, className }: PlayProps) {
  if (queue.length === 0) {
    return null
  }
  return player ? (
    <player.Play queue={queue} title={title} className={className} />
  ) : (
    <StillPlay title={title} className={className} />
  )
}

type PlayCoverProps = {
  player: BlockEnvironment['player']
  product: { id: string; title: string; isPlayable: boolean }
}

/** The play button on the cover of a release; gone where nothing of it can be heard. */
export function PlayCover({ player, product }: PlayCoverProps) {
  if (!product.isPlayable) {
    return null
  }
  return player ? (
    <player.Cover profileId={player.profileId} product={product} />
  ) : (
    <StillPlay title={product.title} />
  )
}

function StillPlay({ title, className }: { title: string; className?: string }) {
  return (
    <button
      type="button"
      className={classNames(playButtonClass, className)}
      aria-label={`Play ${title}`}
    >
      <Icon name="play" filled />
    </button>
  )
}

type TracksProps = {
  player: BlockEnvironment['player']
  tracks: readonly TrackView[]
  queue: readonly PlayerTrack[]
  artist: string
}

export function Tracks({ player, tracks, queue, artist }: TracksProps) {
  return player ? (
    <player.Tracks tracks={tracks} queue={queue} artist={artist} />
  ) : (
    <TrackList tracks={tracks} artist={artist} />
  )
}
