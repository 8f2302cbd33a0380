import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/answers/forms'
import {
  type MediaItem,
  type MediaUse,
  mediaKinds,
  type PresignedUpload,
} from '@/src/core/contracts/media'

export const mediaItemAnswer: z.ZodType<MediaItem> = z.strictObject({
  id: z.uuid(),
  url: z.string().min(1),
  name: z.string().min(1),
  size: z.int().min(0).describe('Bytes'),
  type: z.enum(mediaKinds),
  parent: z.literal('website'),
  mimeType: z.string(),
  alt: z.string(),
  width: z.int().min(0),
  height: z.int().min(0),
  focalX: z.number().min(0).max(100).describe('Point to keep visible, percent of the width'),
  focalY: z.number().min(0).max(100).describe('Percent of the height'),
  thumbnail: z.string().nullable(),
  createdAt: isoDateTime,
})

export const mediaListAnswer = z.array(mediaItemAnswer)

export const mediaUsesAnswer: z.ZodType<MediaUse[]> = z.array(
  z.strictObject({
    kind: z.string().min(1).describe('What shows it, like `Page`'),
    title: z.string(),
  }),
)

export const presignedUploadAnswer: z.ZodType<PresignedUpload> = z.strictObject({
  presignedUrl: z.url().describe('Takes the file by PUT, once, for ten minutes'),
  remoteUrl: z.url().describe('Stands for the file when it is registered; nothing is served there'),
})
