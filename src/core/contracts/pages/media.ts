import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'

export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Path of the calls under `/profiles/{profileId}/media`. */
export const mediaPath = z.object({ profileId: id })

const parent = z.literal('website')
const fileName = z.string().trim().min(1).max(limits.upload.nameMax)
const bytes = z.int().min(1)

/** Query of `GET /profiles/{profileId}/media`. Fewer items than `limit`: there are no more. */
export const listMediaQuery = z.object({
  parent: parent.default('website'),
  type: z.enum(mediaKinds).optional(),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
  limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.maxPageSize),
  /** Words that occur in the name or the description, in any order. */
  query: z.string().trim().max(limits.upload.nameMax).optional(),
})

/** Path of the calls under `/profiles/{profileId}/media/{mediaId}`. */
export const mediaItemPath = z.object({ profileId: id, mediaId: id })

const percent = z.number().min(0).max(100)

/** Body of `PATCH /profiles/{profileId}/media/{mediaId}`: what is given changes. */
export const changeMediaBody = z.strictObject({
  /** Its ending stays the one of its type. */
  name: fileName.optional(),
  alt: z.string().trim().max(limits.upload.altMax).optional(),
  /** Point to keep visible, percent of width and height. */
  focalX: percent.optional(),
  focalY: percent.optional(),
})
export type ChangeMediaBody = z.output<typeof changeMediaBody>

/** Body of `POST /profiles/{profileId}/media/{mediaId}/crop`: a part, in percent of the picture. */
export const cropMediaBody = z
  .strictObject({ x: percent, y: percent, width: percent.gt(0), height: percent.gt(0) })
  .refine(({ x, width }) => x + width <= 100.01, { path: ['width'] })
  .refine(({ y, height }) => y + height <= 100.01, { path: ['height'] })
export type CropMediaBody = z.output<typeof cropMediaBody>

/** Body of `POST /profiles/{profileId}/media`: a file that was sent to its presigned address. */
export const registerMediaBody = z.strictObject({
  /** The `remoteUrl` that came with the presigned address. */
  url: z.string().max(1000),
  /** Bytes that were sent. */
  size: bytes,
  name: fileName,
  parent: parent.default('website'),
  type: z.enum(mediaKinds),
})
export type RegisterMediaBody = z.output<typeof registerMediaBody>

/** Body of `POST /uploads/presigned-url`. */
export const presignBody = z.strictObject({
  fileName,
  profileId: id,
  /** Given: the file has to be sent as this type. */
  contentType: z.string().trim().toLowerCase().max(100).optional(),
  /** Bytes. Given: the file has to have exactly so many. */
  size: bytes.optional(),
})
export type PresignBody = z.output<typeof presignBody>
