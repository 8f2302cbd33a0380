import type { PodcastCategory } from '@/src/core/choices/podcast-categories'
import { slugs } from '@/src/core/slugs'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { mailPictures } from '@/src/server/mail/mail-pictures'
import { loadMedia } from '@/src/server/site-data/media'
import { getSiteOf } from '@/src/server/site-data/site'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** How an artist's recordings present themselves to the directories of podcasts. */
export type Podcast = {
  title: string
  category: PodcastCategory
  isExplicit: boolean
  /** Where a directory asks whether the podcast is theirs; empty for none. */
  email: string
  /** Of the cover, as JPEG or PNG; empty for none. */
  pictureUrl: string
}

/** What the artist says of the podcast; their name and picture where they say nothing. */
export async function loadPodcast(profileId: string): Promise<Podcast> {
  const payload = await getPayloadClient()
  const [site, { docs }] = await Promise.all([
    getSiteOf(profileId),
    payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      limit: 1,
      ...visitorRead,
    }),
  ])
  const { title, category, isExplicit, email, picture } = docs[0]?.podcast ?? {}
  const own = await loadMedia(profileId, [idOf(picture) ?? []].flat())
  const artwork = [...own.values()][0]?.url ?? site?.avatar?.url ?? ''
  // Directories take no formats that old mail programs do not draw either.
  const copies = await mailPictures([artwork])
  return {
    title: title || (site?.profile.name ?? ''),
    category: category ?? 'Music',
    isExplicit: isExplicit === true,
    email: email ?? '',
    pictureUrl: copies.get(artwork) ?? artwork,
  }
}
