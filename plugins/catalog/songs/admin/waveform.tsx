import type { KeyboardEvent, PointerEvent } from 'react'
import styles from '@/plugins/catalog/songs/admin/waveform.module.css'
import { formatPlayerTime } from '@/src/core/player/player-time'

type Props = {
  title: string
  points: readonly number[]
  seconds: number
  /** Where it is heard now; null while it is not. */
  at: number | null
  onSeek: (share: number) => void
}

const stepSeconds = 5
const height = 32
/** What is silent still has a line. */
const leastHeight = 1

/** How a recording looks; a click goes there, and so do the arrow keys. */
export function Waveform({ title, points, seconds, at, onSeek }: Props) {
  if (points.length === 0 || seconds <= 0) {
    return <span className={styles.empty} aria-hidden="true" />
  }
  const share = Math.min(1, (at ?? 0) / seconds)
  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: (at ?? 0) + stepSeconds,
      ArrowLeft: (at ?? 0) - stepSeconds,
      Home: 0,
    }
    const target = steps[event.key]
    if (target !== undefined) {
      event.preventDefault()
      onSeek(Math.min(1, Math.max(0, target / seconds)))
    }
  }
  const shape = pathOf(points)
  return (
    <div
      className={styles.waveform}
      role="slider"
      tabIndex={0}
      aria-label={`Place in ${title}`}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(at ?? 0)}
      aria-valuetext={`${formatPlayerTime(at ?? 0)} of ${formatPlayerTime(seconds)}`}
      onPointerDown={seekTo}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${points.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={shape} />
      </svg>
      {at !== null && (
        <svg
          className={styles.heard}
          viewBox={`0 0 ${points.length} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
        >
          <path d={shape} />
        </svg>
      )}
    </div>
  )
}

function pathOf(points: readonly number[]): string {
  return points
    .map((percent, x) => {
      const bar = Math.max(leastHeight, (percent / 100) * height)
      return `M${x + 0.1} ${((height - bar) / 2).toFixed(1)}h0.7v${bar.toFixed(1)}h-0.7z`
    })
    .join('')
}
