'use client'

import Link from 'next/link'
import { useShallow } from 'zustand/react/shallow'
import { Allowance } from '@/site/player/allowance.client'
import { PlayMark } from '@/site/player/play-mark'
import styles from '@/site/player/player.module.css'
import { SeekBar } from '@/site/player/seek-bar.client'
import { usePlayer } from '@/site/player/use-player.client'
import { VolumeBar } from '@/site/player/volume-bar.client'
import { iconButtonClass, playButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

/** The bar at the bottom of every page while there is a track; a small card when minimised. */
export function PlayerBar() {
  const player = usePlayer(
    useShallow(({ current, status, errorMessage, isMinimised, queue, ...actions }) => ({
      current,
      status,
      errorMessage,
      isMinimised,
      queue,
      previous: actions.previous,
      next: actions.next,
      toggle: actions.toggle,
      setMinimised: actions.setMinimised,
    })),
  )
  const { current, status, errorMessage, isMinimised } = player
  if (!current) {
    return null
  }
  const isSounding = status === 'playing' || status === 'loading'

  return (
    <section
      className={classNames(styles.player, isMinimised && styles.mini)}
      aria-label="Player"
      data-player={isMinimised ? 'card' : 'bar'}
      data-status={status}
    >
      <div className={styles.track}>
        {current.coverImage ? (
          // biome-ignore lint/performance/noImgElement: already a small copy of the right size
          <img className={styles.cover} src={current.coverImage} alt="" width={56} height={56} />
        ) : (
          <span className={styles.cover} />
        )}
        <div className={styles.words}>
          <Link href={current.href ?? `/products/${current.productId}`}>{current.title}</Link>
          {errorMessage ? (
            <p className={styles.error} role="alert">
              {errorMessage}
            </p>
          ) : (
            <p>{current.artist}</p>
          )}
          {!errorMessage && <Allowance />}
        </div>
      </div>
      <div className={styles.keys}>
        <button
          type="button"
          className={classNames(iconButtonClass(), styles.skip)}
          aria-label="Previous"
          onClick={player.previous}
        >
          <Icon name="prev" filled />
        </button>
        <button
          type="button"
          className={playButtonClass}
          aria-label={isSounding ? 'Pause' : 'Play'}
          onClick={() => player.toggle(player.queue, current.id)}
        >
          <PlayMark status={status} />
        </button>
        <button
          type="button"
          className={classNames(iconButtonClass(), styles.skip)}
          aria-label="Next"
          onClick={player.next}
        >
          <Icon name="next" filled />
        </button>
      </div>
      <SeekBar />
      <VolumeBar />
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={isMinimised ? 'Expand player' : 'Minimise player'}
        aria-expanded={!isMinimised}
        onClick={() => player.setMinimised(!isMinimised)}
      >
        <Icon name={isMinimised ? 'up' : 'down'} />
      </button>
      <p className={type.hidden} role="status">
        {status === 'playing' && `Playing ${current.title} by ${current.artist}`}
      </p>
    </section>
  )
}
