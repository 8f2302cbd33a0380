'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fetchQueue } from '@/site/api/queue'
import { PlayButton } from '@/site/player/release-play.client'
import { usePlayer, usePlayerStore } from '@/site/player/use-player.client'

type Props = { profileId: string; product: { id: string; title: string } }

/**
 * Plays a release from its cover, or pauses and resumes it. Which songs there are is asked for with the first
 * click, so that lists of releases stay light; without any it leads to the release.
 */
export function CoverPlay({ profileId, product: { id, title } }: Props) {
  const isCurrent = usePlayer(({ current }) => current?.productId === id)
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

  const play = async () => {
    const before = store.getState()
    if (before.current?.productId === id) {
      return before.toggle(before.queue, before.current.id)
    }
    if (isLoading) {
      return
    }
    setLoading(true)
    const songs = await fetchQueue(profileId, id).catch(() => [])
    setLoading(false)
    const { playId, status: now } = store.getState()
    // Meanwhile something else was started or paused, or the visitor went on.
    if (playId !== before.playId || now !== before.status || !isMounted.current) {
      return
    }
    const [first] = songs
    first ? before.toggle(songs, first.id) : router.push(`/products/${id}`)
  }

  return <PlayButton title={title} status={status} isBusy={isLoading} onClick={play} />
}
