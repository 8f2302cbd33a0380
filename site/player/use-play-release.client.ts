import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fetchQueue } from '@/site/api/queue'
import type { PlayerStatus } from '@/site/player/player-store'
import { usePlayer, usePlayerStore } from '@/site/player/use-player.client'

export type PlayRelease = {
  /** Of this release: idle while another one is on. */
  status: PlayerStatus
  /** Its songs are being asked for. */
  isLoading: boolean
  /** Plays it from its first song, or pauses and resumes it. */
  toggle: () => Promise<void>
}

/**
 * Plays a release. Which songs there are is asked for with the first press, so that pages stay light; without
 * any it leads to the release.
 */
export function usePlayRelease(profileId: string, productId: string): PlayRelease {
  const isCurrent = usePlayer(({ current }) => current?.productId === productId)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const store = usePlayerStore()
  const isMounted = useRef(true)
  const [isLoading, setLoading] = useState(false)
  const router = useRouter()

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const toggle = async () => {
    const before = store.getState()
    if (before.current?.productId === productId) {
      return before.toggle(before.queue, before.current.id)
    }
    if (isLoading) {
      return
    }
    setLoading(true)
    const songs = await fetchQueue(profileId, productId).catch(() => [])
    setLoading(false)
    const { playId, status: now } = store.getState()
    if (playId !== before.playId || now !== before.status) {
      // Meanwhile something else was started or paused.
      return
    }
    const [first] = songs
    if (first) {
      // Music goes on from page to page, so it also begins on the next one.
      before.toggle(songs, first.id)
    } else if (isMounted.current) {
      router.push(`/products/${productId}`)
    }
  }

  return { status, isLoading, toggle }
}
