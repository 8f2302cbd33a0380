import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { slugs } from '@/src/core/slugs'
import { type Theme, theme } from '@/src/core/theme/schema'
import type { Media } from '@/src/payload-types'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** What visitors may read of a file. */
const mediaSelect = {
  url: true,
  // The address is made of where the file lies and what it is called.
  prefix: true,
  filename: true,
  alt: true,
  width: true,
  height: true,
  mimeType: true,
  focalX: true,
  focalY: true,
  sizes: true,
} as const

type MediaRow = Pick<Media, 'id' | keyof typeof mediaSelect>

/**
 * Pictures, films and previews of one profile, by id, in one query. Ids of other profiles are
 * unknown, and so are originals: they live in another collection.
 */
export async function loadMedia(
  profileId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaView>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) {
    return new Map()
  }
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: wanted } }] },
    select: mediaSelect,
    ...visitorRead,
  })
  return new Map(docs.map((doc) => [doc.id, toMediaView(doc)]))
}

/** Colours of pages that fit some pictures, by their ids; those that have none are left out. */
export async function loadPalettes(
  profileId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Theme['colors']>> {
  if (ids.length === 0) {
    return new Map()
  }
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...new Set(ids)] } }] },
    select: { palette: true },
    ...visitorRead,
  })
  return new Map(
    docs.flatMap(({ id, palette }) => {
      const { data } = theme.shape.colors.safeParse(palette)
      return data ? [[id, data] as const] : []
    }),
  )
}

function toMediaView(doc: MediaRow): MediaView {
  return {
    id: doc.id,
    url: doc.url ?? '',
    alt: doc.alt ?? '',
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    mimeType: doc.mimeType ?? '',
    sizes: sizesOf(doc),
    focalX: doc.focalX ?? 50,
    focalY: doc.focalY ?? 50,
  }
}

/** Copies wider than the original come out as wide as it is, so a width can occur more than once. */
function sizesOf({ sizes }: MediaRow): MediaView['sizes'] {
  const byWidth = new Map<number, MediaView['sizes'][number]>()
  for (const { url, width, height } of Object.values(sizes ?? {})) {
    if (url && width && height && !byWidth.has(width)) {
      byWidth.set(width, { url, width, height })
    }
  }
  return [...byWidth.values()].sort((a, b) => a.width - b.width)
}

/** The views of some ids, in their order, without those that are gone. */
export function viewsOf(
  media: ReadonlyMap<string, MediaView>,
  ids: readonly string[],
): readonly MediaView[] {
  return ids.flatMap((id) => media.get(id) ?? [])
}
