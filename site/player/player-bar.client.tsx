'use client'

import Link from 'next/link'
import { useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import styles from '@/site/player/player.module.css'
import { Range } from '@/site/player/range.client'
import { SeekBar } from '@/site/player/seek-bar.client'
import { useClearOfControls } from '@/site/player/use-clear-of-controls.client'
import { usePlayer } from '@/site/player/use-player.client'
import { streamingMessages } from '@/src/core/messages/player'

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
  const section = useRef<HTMLElement>(null)
  useClearOfControls(section, isMinimised && current !== null)
  if (!current) {
    return null
  }
  const isSounding = status === 'playing' || status === 'loading'

  return (
    <section
      ref={section}
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
          {!errorMessage && <RemainingPlays />}
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
          <PlayStateIcon status={status} />
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
      <SeekBar className={styles.seek} />
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

/** Says in the player that this is a preview, or how often the song may still be played. */
function RemainingPlays() {
  const stream = usePlayer((player) => player.stream)
  const isPreview = usePlayer(({ current }) => current?.isPreview ?? false)
  const words = wordsOf(stream, isPreview)
  return words ? (
    <p className={styles.allowance} role="status">
      {words}
    </p>
  ) : null
}

type Stream = { hears: 'full' | 'limited' | 'preview'; playsLeft: number | null }

function wordsOf(stream: Stream | null, isPreview: boolean): string {
  if (stream === null) {
    return isPreview ? streamingMessages.preview : ''
  }
  if (stream.hears === 'limited') {
    return streamingMessages.playsLeft(stream.playsLeft ?? 0)
  }
  if (stream.hears === 'preview') {
    return stream.playsLeft === 0 ? streamingMessages.onlyPreviewLeft : streamingMessages.preview
  }
  return ''
}

function VolumeBar() {
  const volume = usePlayer((player) => (player.isMuted ? 0 : player.volume))
  const isMuted = usePlayer((player) => player.isMuted)
  const setVolume = usePlayer((player) => player.setVolume)
  const toggleMute = usePlayer((player) => player.toggleMute)

  return (
    <div className={styles.volume}>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={isMuted ? 'Unmute' : 'Mute'}
        onClick={toggleMute}
      >
        <Icon name={isMuted ? 'muted' : 'volume'} />
      </button>
      <Range
        label="Volume"
        value={volume}
        max={1}
        step={0.05}
        valueText={`${Math.round(volume * 100)} %`}
        onChange={setVolume}
      />
    </div>
  )
}
