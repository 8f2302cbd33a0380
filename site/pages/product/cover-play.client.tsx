'use client'

import styles from '@/site/pages/product/release.module.css'
import { PlayMark } from '@/site/player/play-mark'
import type { PlayerTrack } from '@/site/player/player-store'
import { usePlayer } from '@/site/player/use-player.client'
import { playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'

type Props = { queue: readonly PlayerTrack[]; title: string }

/** Plays the release from its first track, or pauses and resumes whichever of it is on. */
export function CoverPlay({ queue, title }: Props) {
  const toggle = usePlayer((player) => player.toggle)
  const current = usePlayer(({ current }) => queue.find(({ id }) => id === current?.id))
  const status = usePlayer((player) => (current ? player.status : 'idle'))
  const track = current ?? queue[0]
  if (!track) {
    return null
  }
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <button
      type="button"
      className={classNames(playButtonClass, styles.coverPlay)}
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${title}`}
      onClick={() => toggle(queue, track.id)}
    >
      <PlayMark status={status} />
    </button>
  )
}
