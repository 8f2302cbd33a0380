'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AudioPort } from '@/site/player/audio-port'
import { followPlays } from '@/site/player/follow-plays'
import { connectMediaSession } from '@/site/player/media-session'
import { createPlayerStore, followAudio } from '@/site/player/player-store'
import { siteStreams } from '@/site/player/stream-port'
import { PlayerStoreContext } from '@/site/player/use-player.client'

const PlayerBar = dynamic(
  () => import('@/site/player/player-bar.client').then((module) => module.PlayerBar),
  { ssr: false },
)

/** Owns the one `<audio>` of the site. It lives in the layout, so music goes on between pages. */
export function PlayerProvider({ children }: { children: ReactNode }) {
  const element = useRef<HTMLAudioElement>(null)
  const [audio] = useState(() => htmlAudio(element))
  const [store] = useState(() => createPlayerStore(audio, siteStreams))
  const hasTrack = useStore(store, ({ current }) => current !== null)

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
      {hasTrack && <PlayerBar />}
    </PlayerStoreContext>
  )
}

/** The page's `<audio>` element as the player knows it. The element must be there when it is used. */
function htmlAudio(ref: RefObject<HTMLAudioElement | null>): AudioPort {
  const element = () => {
    if (!ref.current) {
      throw new Error('The player was used before its <audio> was on the page')
    }
    return ref.current
  }

  return {
    load: (url) => {
      element().src = url
      element().load()
    },
    play: () => element().play(),
    pause: () => element().pause(),
    seek: (seconds) => {
      element().currentTime = seconds
    },
    setVolume: (volume) => {
      element().volume = volume
    },
    connect: (events) => {
      const audio = element()
      const position = () => events.onPosition(audio.currentTime)
      const listeners = Object.entries({
        playing: events.onPlaying,
        pause: events.onPause,
        waiting: events.onWaiting,
        ended: events.onEnded,
        error: events.onLoadError,
        timeupdate: position,
        seeked: position,
        // A live or unknown length is Infinity or NaN.
        durationchange: () =>
          events.onDuration(Number.isFinite(audio.duration) ? audio.duration : 0),
      })
      for (const [name, listener] of listeners) {
        audio.addEventListener(name, listener)
      }
      return () => {
        for (const [name, listener] of listeners) {
          audio.removeEventListener(name, listener)
        }
      }
    },
  }
}
