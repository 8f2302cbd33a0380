import type { CatalogueMedia, CataloguePost, CatalogueProfile } from '@/scripts/seed/catalogue'
import { seedPostArt, seedPostRecording } from '@/scripts/seed/files'
import type { Seeding } from '@/scripts/seed/seeding'
import { slugs } from '@/src/core/slugs'

const hourMs = 3_600_000

export type SeededPost = {
  id: string
  post: CataloguePost
  publishedAt: Date
  /** In the catalogue's order; empty unless it is a poll. */
  optionIds: string[]
}

type Place = {
  profileId: string
  entry: Pick<CatalogueProfile, 'posts' | 'products'>
  /** By the catalogue's keys. */
  tierIds: ReadonlyMap<string, string>
}

export async function seedPosts(seeding: Seeding, place: Place): Promise<SeededPost[]> {
  const seeded: SeededPost[] = []
  const now = Date.now()
  for (const post of place.entry.posts) {
    const publishedAt = new Date(now - post.hoursAgo * hourMs)
    const { id, poll } = await seeding.payload.create({
      collection: slugs.posts,
      data: {
        profile: place.profileId,
        type: post.type,
        caption: post.caption,
        visibility: post.visibility,
        tiers: (post.tiers ?? []).flatMap((key) => place.tierIds.get(key) ?? []),
        ...(post.type === 'poll'
          ? {
              poll: {
                question: post.question,
                options: post.options.map(({ text }) => ({ text })),
              },
            }
          : { media: await seedMedia(seeding, place, post.media) }),
        isPublished: true,
        publishedAt: publishedAt.toISOString(),
      },
      depth: 0,
      req: seeding.req,
    })
    const optionIds = (poll?.options ?? []).flatMap((option) => option.id ?? [])
    seeded.push({ id, post, publishedAt, optionIds })
  }
  return seeded
}

type Media = { file: string; name: string; poster?: string }

async function seedMedia(
  seeding: Seeding,
  { profileId, entry }: Place,
  media: readonly CatalogueMedia[],
): Promise<Media[]> {
  const seeded: Media[] = []
  for (const item of media) {
    const picture = (art: string) => seedPostArt(seeding, { profileId, art, kind: 'webp', alt: '' })
    if (item.type === 'image') {
      seeded.push({ file: await picture(item.art), name: '' })
    } else if (item.type === 'video') {
      const film = { profileId, art: item.art, kind: 'mp4', alt: '' } as const
      const file = await seedPostArt(seeding, film)
      seeded.push({ file, name: item.name, poster: await picture(item.art) })
    } else {
      const file = await seedPostRecording(seeding, { profileId, key: item.track })
      const [cover] = releaseOf(entry, item.track)?.images ?? []
      const poster = cover && (await picture(cover))
      seeded.push({ file, name: item.name, ...(poster && { poster }) })
    }
  }
  return seeded
}

function releaseOf({ products }: Place['entry'], trackKey: string) {
  return products.find(({ tracks }) => tracks.some(({ key }) => key === trackKey))
}
