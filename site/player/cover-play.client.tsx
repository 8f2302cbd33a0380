'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PlayStateIcon } from '@/site/player/play-state-icon'
import { usePlayer } from '@/site/player/use-player.client'
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
  const [isLoading, setLoading] = useState(false)
  const router = useRouter()
  const isSounding = status === 'playing' || status === 'loading'

  const play = async () => {
    if (track) {
      return toggle(queue, track.id)
    }
    setLoading(true)
    const { fetchQueue } = await import('@/site/api/shop')
    const songs = await fetchQueue(profileId, id).catch(() => [])
    setLoading(false)
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
