import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { mediaKinds } from '@/src/core/contracts/pages/media'

export const pixels = z.int().min(0)

export const pictureSize = z.strictObject({ url: z.string(), width: pixels, height: pixels })
export type PictureSize = z.infer<typeof pictureSize>

/** A picture or film as blocks and pages need it. */
export const mediaView = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    alt: z.string(),
    /** Pixels of the original; 0 when unknown. */
    width: pixels,
    height: pixels,
    mimeType: z.string(),
    /** Smaller copies, ascending by width. */
    sizes: z.array(pictureSize),
    /** Point to keep visible, percent of width and height. */
    focalX: z.number(),
    focalY: z.number(),
  })
  .meta({ id: 'Picture' })
export type MediaView = z.infer<typeof mediaView>

/** A picture or film as the API tells of it. */
export const publicMedia = z
  .strictObject({
    id: z.uuid(),
    type: z.enum(mediaKinds),
    url: z.string(),
  })
  .meta({ id: 'Media' })
export type MediaWire = z.infer<typeof publicMedia>

/** A picture or film of the artist, as media pickers show it. */
export const mediaItemAnswer = z.strictObject({
  id: z.uuid(),
  url: z.string().min(1),
  name: z.string().min(1),
  size: z.int().min(0).describe('Bytes'),
  type: z.enum(mediaKinds),
  parent: z.literal('website'),
  mimeType: z.string(),
  alt: z.string(),
  /** Pixels of a picture; 0 when unknown. */
  width: z.int().min(0),
  height: z.int().min(0),
  focalX: z.number().min(0).max(100).describe('Point to keep visible, percent of the width'),
  focalY: z.number().min(0).max(100).describe('Percent of the height'),
  /** A small copy of a picture; null for films. */
  thumbnail: z.string().nullable(),
  /** ISO date and time. */
  createdAt: isoDateTime,
})
export type MediaItem = z.infer<typeof mediaItemAnswer>

const bytes = z.number().min(0).describe('Bytes')

/** What uses the room for the files of a site. */
export const storageRoomAnswer = z.strictObject({
  media: bytes,
  recordings: bytes,
  postFiles: bytes,
  bonusFiles: bytes,
  /** To recordings that are on their way. */
  promised: bytes,
  /** Null for a site without a limit. */
  limit: bytes.nullable(),
})
export type StorageRoom = z.infer<typeof storageRoomAnswer>

export const mediaListAnswer = z.array(mediaItemAnswer)

/** Something that shows a picture or film. */
const mediaUse = z.strictObject({
  kind: z.string().min(1).describe('What shows it, like `Page`'),
  title: z.string(),
})
export type MediaUse = z.infer<typeof mediaUse>

export const mediaUsesAnswer = z.array(mediaUse)

/** Where the browser sends a file by PUT, and what stands for it afterwards. */
export const presignedUploadAnswer = z.strictObject({
  presignedUrl: z.url().describe('Takes the file by PUT, once, for ten minutes'),
  remoteUrl: z.url().describe('Stands for the file when it is registered; nothing is served there'),
})
export type PresignedUpload = z.infer<typeof presignedUploadAnswer>
