import type { Endpoint, PayloadRequest } from 'payload'
import { cropMedia } from '@/plugins/uploads/crop-media'
import { renameMedia } from '@/plugins/uploads/rename-media'
import { changeMediaBody, cropMediaBody, mediaItemPath } from '@/src/core/contracts/pages/media'
import type { MediaItem, MediaUse } from '@/src/core/contracts/pages/media-answers'
import { mediaItemAnswer, mediaUsesAnswer } from '@/src/core/contracts/pages/media-answers'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { findUses } from '@/src/server/media-library/find-uses'
import { kindOf } from '@/src/server/media-library/media-types'
import { toMediaItem } from '@/src/server/media-library/store-media'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const path = '/:profileId/media/:mediaId'

type Ids = { profileId: string; mediaId: string }

/** @throws {AppError} `NOT_FOUND`, also for a picture of another profile and for what is neither picture nor film */
async function requireMedia(req: PayloadRequest, { profileId, mediaId }: Ids): Promise<Media> {
  const media = await requireOwnDocument(req, slugs.media, mediaId)
  if (media.profile !== profileId || !kindOf(media.mimeType ?? '')) {
    throw new AppError('NOT_FOUND')
  }
  return media
}

const ofItem = {
  params: mediaItemPath,
  subject: 'media',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'mediaRead',
} as const

const read = definePublicEndpoint({
  ...ofItem,
  method: 'get',
  path,
  summary: 'One picture or film of the artist',
  answer: mediaItemAnswer,
  run: async ({ req, params }): Promise<MediaItem> => toMediaItem(await requireMedia(req, params)),
})

const change = definePublicEndpoint({
  ...ofItem,
  method: 'patch',
  path,
  summary: 'Changes the name, the description or the point that stays visible',
  answer: mediaItemAnswer,
  body: changeMediaBody,
  rateLimit: 'mediaChange',
  run: async ({ req, params, body }): Promise<MediaItem> => {
    const media = await requireMedia(req, params)
    const { name, ...data } = body
    // Payload would take instructions for working on the file from the address.
    req.query = {}
    const renamed = name === undefined ? media : await renameMedia(req, media, name)
    const changed =
      Object.keys(data).length === 0
        ? renamed
        : await req.payload.update({
            collection: slugs.media,
            id: media.id,
            data,
            depth: 0,
            overrideAccess: false,
            user: req.user,
            req,
          })
    return toMediaItem(changed)
  },
})

const remove = definePublicEndpoint({
  ...ofItem,
  method: 'delete',
  path,
  summary: 'Removes a picture or film; what shows it shows nothing in its place',
  rateLimit: 'mediaChange',
  run: async ({ req, params }): Promise<void> => {
    const { id } = await requireMedia(req, params)
    await req.payload.delete({
      collection: slugs.media,
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
  },
})

const uses = definePublicEndpoint({
  ...ofItem,
  method: 'get',
  path: `${path}/uses`,
  summary: 'What shows a picture or film, drafts among it',
  answer: mediaUsesAnswer,
  run: async ({ req, params }): Promise<MediaUse[]> => {
    const { id } = await requireMedia(req, params)
    return findUses(req, { profileId: params.profileId, mediaId: id })
  },
})

const crop = definePublicEndpoint({
  ...ofItem,
  method: 'post',
  path: `${path}/crop`,
  summary: 'A new picture from a part of one; the one it is taken from stays',
  answer: mediaItemAnswer,
  status: 201,
  body: cropMediaBody,
  rateLimit: 'uploadRegistration',
  failures: ['UNSUPPORTED_MEDIA'],
  run: async ({ req, params, body }): Promise<MediaItem> => {
    const media = await requireMedia(req, params)
    req.query = {}
    return toMediaItem(await cropMedia(req, media, body))
  },
})

export const mediaItemEndpoints: Endpoint[] = [read, change, remove, uses, crop]
