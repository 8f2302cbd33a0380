import { kindOf } from '@/plugins/uploads/media-types'
import type { MediaItem } from '@/src/core/contracts/media'
import type { Media } from '@/src/payload-types'

export function toMediaItem(doc: Media): MediaItem {
  const type = kindOf(doc.mimeType ?? '') ?? 'image'
  const url = doc.url ?? ''
  return {
    id: doc.id,
    url,
    name: doc.filename ?? '',
    size: doc.filesize ?? 0,
    type,
    parent: 'website',
    mimeType: doc.mimeType ?? '',
    alt: doc.alt ?? '',
    width: Math.round(doc.width ?? 0),
    height: Math.round(doc.height ?? 0),
    focalX: doc.focalX ?? 50,
    focalY: doc.focalY ?? 50,
    thumbnail: type === 'image' ? (doc.sizes?.w320?.url ?? url) : null,
    createdAt: doc.createdAt,
  }
}
