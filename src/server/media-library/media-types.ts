import type { Payload } from 'payload'
import type { MediaKind } from '@/src/core/contracts/pages/media'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { rewrittenTypes } from '@/src/server/pictures/rewrite-picture'

/** Types of the media library, as its collection names them; without those that are no `kind`. */
export function allowedTypes(payload: Payload, kind?: MediaKind): string[] {
  const { mimeTypes = [] } = payload.collections[slugs.media].config.upload
  return mimeTypes.filter((type) => {
    if (rewrittenTypes.includes(type)) {
      return false
    }
    const own = kindOf(type)
    return own !== null && (kind === undefined || own === kind)
  })
}

/** What may be sent: also what is stored as something else. */
export const takenTypes = (payload: Payload): string[] => [
  ...allowedTypes(payload),
  ...rewrittenTypes,
]

export function kindOf(type: string): MediaKind | null {
  const [kind] = type.split('/', 1)
  return kind === 'image' || kind === 'video' ? kind : null
}

/**
 * Most bytes of a file of that type.
 *
 * @throws {AppError} `TOO_LARGE` when it has more
 */
export function mostBytes(type: string, bytes = 0): number {
  const isPicture = kindOf(type) === 'image'
  const most = isPicture ? limits.upload.imageBytes : limits.upload.videoBytes
  if (bytes > most) {
    const message = ownerMessages.uploads.tooLarge(isPicture ? 'picture' : 'film', most / 1e6)
    throw new AppError('TOO_LARGE', { message })
  }
  return most
}
