'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { htmlAudio } from '@/site/player/html-audio'
import { connectMediaSession } from '@/site/player/media-session'
import { followPlays } from '@/site/player/player-provider.client'
import { createPlayerStore, followAudio } from '@/site/player/player-store'
import { SeekBar } from '@/site/player/seek-bar.client'
import { siteStreams } from '@/site/player/stream-port'
import { PlayerStoreContext, usePlayer } from '@/site/player/use-player.client'

type Props = { className?: string; children: ReactNode }

/**
 * The player of one frame. Unlike the site's it has no bar and remembers nothing: frames of one page would share
 * what is kept.
 */
export function EmbedPlayer({ className, children }: Props) {
  const element = useRef<HTMLAudioElement>(null)
  const [audio] = useState(() => htmlAudio(element))
  const [store] = useState(() => createPlayerStore(audio, siteStreams))

  useEffect(() => followAudio(store, audio), [store, audio])
  useEffect(() => followPlays(store, siteStreams), [store])
  useEffect(() => {
    if ('mediaSession' in navigator) {
      return connectMediaSession(store, navigator.mediaSession)
    }
  }, [store])

  return (
    <PlayerStoreContext value={store}>
      {children}
      {/* biome-ignore lint/a11y/useMediaCaption: songs; words stand in the track's description */}
      <audio ref={element} preload="none" />
      <NowPlaying className={className} />
    </PlayerStoreContext>
  )
}

/** What is on, and where in it; nothing before the first song. */
function NowPlaying({ className }: { className: string | undefined }) {
  const title = usePlayer(({ current }) => current?.title)
  const errorMessage = usePlayer((player) => player.errorMessage)
  if (title === undefined) {
    return null
  }
  return (
    <section className={className} aria-label="Player">
      {errorMessage ? <p role="alert">{errorMessage}</p> : <p>{title}</p>}
      <SeekBar />
    </section>
  )
}
