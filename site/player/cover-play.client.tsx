'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fetchQueue } from '@/site/api/queue'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import { usePlayer, usePlayerStore } from '@/site/player/use-player.client'
import { playButtonClass } from '@/src/ui/button/button'

type Props = { profileId: string; product: { id: string; title: string } }

/**
 * Plays a release from its cover, or pauses and resumes it. Which songs there are is asked for with the first
 * click, so that lists of releases stay light; without any it leads to the release.
 */
export function CoverPlay({ profileId, product: { id, title } }: Props) {
  const isCurrent = usePlayer(({ current }) => current?.productId === id)
  const status = usePlayer((player) => (isCurrent ? player.status : 'idle'))
  const toggle = usePlayer((player) => player.toggle)
  const track = usePlayer((player) => (isCurrent ? player.current : null))
  const queue = usePlayer((player) => player.queue)
  const store = usePlayerStore()
  const isMounted = useRef(true)
  const [isLoading, setLoading] = useState(false)
  const router = useRouter()
  const isSounding = status === 'playing' || status === 'loading'

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const play = async () => {
    if (track) {
      return toggle(queue, track.id)
    }
    if (isLoading) {
      return
    }
    setLoading(true)
    const before = store.getState()
    const songs = await fetchQueue(profileId, id).catch(() => [])
    setLoading(false)
    const { playId, status: now } = store.getState()
    // Meanwhile something else was started or paused, or the visitor went on.
    if (playId !== before.playId || now !== before.status || !isMounted.current) {
      return
    }
    const [first] = songs
    first ? toggle(songs, first.id) : router.push(`/products/${id}`)
  }

  return (
    <button
      type="button"
      className={playButtonClass}
      aria-label={`${isSounding ? 'Pause' : 'Play'} ${title}`}
      aria-busy={isLoading || undefined}
      onClick={play}
    >
      <PlayStateIcon status={isLoading ? 'loading' : status} />
    </button>
  )
}
