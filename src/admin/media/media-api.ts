import type {
  ChangeMediaBody,
  CropMediaBody,
  MediaKind,
  RegisterMediaBody,
} from '@/src/core/contracts/pages/media'
import type {
  MediaItem,
  MediaUse,
  PresignedUpload,
  StorageRoom,
} from '@/src/core/contracts/pages/media-answers'
import { errorsMessages } from '@/src/core/messages/errors'

/** So many pictures come with one call. */
export const mediaPageSize = 24

/** An answer that is no success; its message may be shown. */
export class MediaApiError extends Error {
  override readonly name = 'MediaApiError'

  constructor(
    message: string,
    /** HTTP status; 0 when nothing answered. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type MediaApi = ReturnType<typeof createMediaApi>

/**
 * The owner's pictures and films on the server, and where to send new ones. Every call throws
 * {@link MediaApiError} when it is not done.
 */
export function createMediaApi(apiPath: string, profileId: string) {
  const mediaUrl = `${apiPath}/profiles/${profileId}/media`
  const one = (id: string) => `${mediaUrl}/${encodeURIComponent(id)}`

  return {
    list(type: MediaKind, words: string, page: number): Promise<MediaItem[]> {
      const query = new URLSearchParams({ type, page: String(page), limit: String(mediaPageSize) })
      if (words.trim() !== '') {
        query.set('query', words.trim())
      }
      return call(`${mediaUrl}?${query}`, 'GET')
    },
    room: () => call<StorageRoom>(`${apiPath}/profiles/${profileId}/storage`, 'GET'),
    /** Null for one that is no longer there. */
    find: (id: string) => call<MediaItem>(one(id), 'GET').catch(nullIfGone),
    change: (id: string, body: ChangeMediaBody) => call<MediaItem>(one(id), 'PATCH', body),
    remove: (id: string) => call<void>(one(id), 'DELETE'),
    uses: (id: string) => call<MediaUse[]>(`${one(id)}/uses`, 'GET'),
    crop: (id: string, part: CropMediaBody) => call<MediaItem>(`${one(id)}/crop`, 'POST', part),

    presign(file: Pick<File, 'name' | 'type' | 'size'>): Promise<PresignedUpload> {
      return call(`${apiPath}/uploads/presigned-url`, 'POST', {
        profileId,
        fileName: file.name,
        contentType: file.type || undefined,
        size: file.size,
      })
    },
    register: (body: Omit<RegisterMediaBody, 'parent'>) => call<MediaItem>(mediaUrl, 'POST', body),
  }
}

function nullIfGone(error: unknown): null {
  if (error instanceof MediaApiError && error.status === 404) {
    return null
  }
  throw error
}

async function call<Answer>(url: string, method: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'include',
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new MediaApiError(errorsMessages.unavailable, 0)
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    throw new MediaApiError(messageOf(answer), response.status)
  }
  return answer as Answer
}

function messageOf(answer: unknown): string {
  const isKnown = typeof answer === 'object' && answer !== null && 'message' in answer
  return isKnown ? String(answer.message) : errorsMessages.unknown
}
