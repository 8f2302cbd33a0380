import type { Endpoint, Where } from 'payload'
import { registerUpload } from '@/plugins/uploads/register-upload'
import { listMediaQuery, mediaPath, registerMediaBody } from '@/src/core/contracts/pages/media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import {
  mediaItemAnswer,
  mediaListAnswer,
  storageRoomAnswer,
} from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { likeText } from '@/src/core/text'
import { allowedTypes } from '@/src/server/media-library/media-types'
import { toMediaItem } from '@/src/server/media-library/store-media'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { storageRoom } from '@/src/server/storage/storage-room'

const path = '/:profileId/media'

const ofSite = {
  params: mediaPath,
  subject: 'media',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'mediaRead',
} as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary: `Pictures and films of the artist, newest first, at most ${limits.maxPageSize} at once; by words of name or description`,
  answer: mediaListAnswer,
  query: listMediaQuery,
  run: async ({ req, params, query }): Promise<MediaItem[]> => {
    const { docs } = await req.payload.find({
      collection: slugs.media,
      where: {
        and: [
          { profile: { equals: params.profileId } },
          { parent: { equals: query.parent } },
          { mimeType: { in: allowedTypes(req.payload, query.type) } },
          ...(query.query ? [named(query.query)] : []),
        ],
      },
      sort: ['-createdAt', '-id'],
      page: query.page,
      limit: query.limit,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return docs.map(toMediaItem)
  },
})

const register = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'Puts a file that was sent to its presigned address among the media',
  answer: mediaItemAnswer,
  status: 201,
  body: registerMediaBody,
  rateLimit: 'uploadRegistration',
  failures: ['IN_PROGRESS'],
  run: async ({ req, params, body }): Promise<MediaItem> =>
    toMediaItem(await registerUpload(req, { profileId: params.profileId, ...body })),
})

const room = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:profileId/storage',
  summary: 'How much room the files of a site have, and what uses it',
  answer: storageRoomAnswer,
  run: ({ req, params }) => storageRoom(req, params.profileId),
})

/** Stored names have `-` where the artist typed something else; what is no word may be described so. */
function named(text: string): Where {
  const words = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (words === '') {
    return { searchText: { contains: likeText(text.trim()) } }
  }
  return { searchText: { like: words } }
}

export const mediaEndpoints: Endpoint[] = [list, register, room]
