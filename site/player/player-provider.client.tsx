'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { htmlAudio } from '@/site/player/html-audio'
import { connectMediaSession } from '@/site/player/media-session'
import {
  createPlayerStore,
  followAudio,
  type PlayerStore,
  playerStorageKey,
} from '@/site/player/player-store'
import { type StreamPort, siteStreams } from '@/site/player/stream-port'
import { PlayerStoreContext } from '@/site/player/use-player.client'
import { limits } from '@/src/core/limits'

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
    if (!hasTrack && !wasLeft()) {
      return
    }
    let forget: (() => void) | undefined
    let isGone = false
    void import('@/site/player/player-memory').then(({ rememberPlayer }) => {
      if (!isGone) {
        forget = rememberPlayer(store)
      }
    })
    return () => {
      isGone = true
      forget?.()
    }
  }, [store, hasTrack])
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

/** Whether an earlier page of this tab had a player. Few have: only those load what brings it back. */
function wasLeft(): boolean {
  try {
    return sessionStorage.getItem(playerStorageKey) !== null
  } catch {
    return false
  }
}

/** The longest step between two positions that is hearing and not a jump. */
const stepSeconds = 2
/** Of a song that is too short to be heard for long, and of any that was heard whole. */
const mostOfIt = 0.9

/**
 * Counts a song once it was heard for half a minute, or nearly whole, and once more as heard whole: jumping ahead is no
 * hearing.
 *
 * @returns a function that ends the connection
 */
export function followPlays(store: PlayerStore, streams: StreamPort): () => void {
  let playId = ''
  let heardSeconds = 0
  let isCounted = false
  let isWhole = false
  return store.subscribe((now, before) => {
    if (now.playId !== playId) {
      playId = now.playId
      heardSeconds = 0
      isCounted = false
      isWhole = false
      return
    }
    const { current, durationSeconds } = now
    const step = now.positionSeconds - before.positionSeconds
    if (!current?.productId || isWhole || step <= 0 || step > stepSeconds) {
      return
    }
    heardSeconds += step
    const most = (durationSeconds || Number.POSITIVE_INFINITY) * mostOfIt
    if (!isCounted && heardSeconds >= Math.min(limits.streaming.countsAfterSeconds, most)) {
      isCounted = true
      streams.count(current, playId)
    }
    // A preview ends early: the song itself is longer.
    if (heardSeconds >= Math.max(most, current.durationSeconds * mostOfIt)) {
      isWhole = true
      streams.count(current, playId, true)
    }
  })
}
