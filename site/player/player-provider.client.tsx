'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { followPlays } from '@/site/player/follow-plays'
import { htmlAudio } from '@/site/player/html-audio'
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
