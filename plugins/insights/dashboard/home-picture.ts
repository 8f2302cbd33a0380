import type { MediaView } from '@/src/core/contracts/media'
import { isUuid } from '@/src/core/uuid'
import { loadMedia } from '@/src/server/site-data/media'

const most = 20

/** The first picture on a page, which is the one that stands large. */
export async function homePicture(profileId: string, layout: unknown): Promise<MediaView | null> {
  const ids = [...new Set(textsIn(layout).filter(isUuid))].slice(0, most)
  const media = await loadMedia(profileId, ids)
  const pictures = ids.flatMap((id) => media.get(id) ?? [])
  return pictures.find(({ mimeType }) => mimeType.startsWith('image/')) ?? null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
