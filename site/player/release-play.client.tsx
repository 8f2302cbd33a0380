'use client'

import { PlayStateIcon } from '@/site/player/play-state-icon'
import type { PlayerStatus } from '@/site/player/player-store'
import { usePlayer } from '@/site/player/use-player.client'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'

type Props = {
  queue: readonly PlayerTrack[]
  /** What it plays, in words. */
  title: string
  className?: string
}

/** Plays a queue from its first track, or pauses and resumes whichever of it is on. */
export function ReleasePlay({ queue, title, className }: Props) {
  const toggle = usePlayer((player) => player.toggle)
  const current = usePlayer(({ current }) => queue.find(({ id }) => id === current?.id))
  const status = usePlayer((player) => (current ? player.status : 'idle'))
  const track = current ?? queue[0]
  if (!track) {
    return null
  }
  return (
    <PlayButton
      title={title}
      status={status}
      className={className}
      onClick={() => toggle(queue, track.id)}
    />
  )
}

type PlayButtonProps = {
  /** What it plays, in words. */
  title: string
  status: PlayerStatus
  isBusy?: boolean
  className?: string
  onClick: () => void
}

/** Says and shows what a press would do, and that something is on its way. */
export function PlayButton({ title, status, isBusy, className, onClick }: PlayButtonProps) {
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <button
      type="button"
      className={classNames(playButtonClass, className)}
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${title}`}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      <PlayStateIcon status={isBusy ? 'loading' : status} />
    </button>
  )
}
