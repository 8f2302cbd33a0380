'use client'

import { Range } from '@/site/player/range.client'
import { usePlayer } from '@/site/player/use-player.client'
import { formatPlayerTime } from '@/src/core/player/player-time'

/** Alone in listening to the position, so that the rest of the player stays still. */
export function SeekBar({ className }: { className?: string }) {
  const position = usePlayer((player) => player.positionSeconds)
  const duration = usePlayer((player) => player.durationSeconds)
  const seek = usePlayer((player) => player.seek)
  const elapsed = formatPlayerTime(position)
  const total = formatPlayerTime(duration)

  return (
    <div className={className}>
      <span>{elapsed}</span>
      <Range
        label="Seek"
        value={Math.min(position, duration)}
        max={duration}
        step={1}
        valueText={`${elapsed} of ${total}`}
        onChange={seek}
      />
      <span>{total}</span>
    </div>
  )
}
