'use client'

import { PlayButton } from '@/site/player/release-play.client'
import { usePlayRelease } from '@/site/player/use-play-release.client'

type Props = { profileId: string; product: { id: string; title: string } }

/** Plays a release from its cover, or pauses and resumes it. */
export function CoverPlay({ profileId, product: { id, title } }: Props) {
  const { status, isLoading, toggle } = usePlayRelease(profileId, id)
  return <PlayButton title={title} status={status} isBusy={isLoading} onClick={toggle} />
}
