import { z } from 'zod'
import { downloadFormats } from '@/src/core/choices/rendition-kinds'
import { streamingChoices } from '@/src/core/choices/streaming-choices'
import { isoDateTime, paginated } from '@/src/core/contracts/answers/forms'
import type { RedeemReply } from '@/src/core/contracts/download-codes'
import type { DownloadLink, OwnedFiles, OwnedRelease } from '@/src/core/contracts/downloads'
import { listenerToken, type StreamReply } from '@/src/core/contracts/streaming'

export const downloadAnswer: z.ZodType<DownloadLink> = z.strictObject({
  url: z.string(),
  expiresAt: isoDateTime,
})

const choice = z.strictObject({
  format: z.enum(downloadFormats),
  label: z.string(),
  size: z.number().min(0),
})

/** Fields of whatever has files to download. */
export const ownedFiles = {
  tracks: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      position: z.number(),
      durationSeconds: z.number().min(0),
      formats: z.array(choice),
    }),
  ),
  archives: z.array(choice),
  bonus: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      label: z.string(),
      size: z.number().min(0),
    }),
  ),
} satisfies { [Field in keyof OwnedFiles]: z.ZodType<OwnedFiles[Field]> }

const ownedRelease: z.ZodType<OwnedRelease> = z.strictObject({
  entitlementId: z.uuid(),
  productId: z.uuid(),
  title: z.string(),
  artist: z.string(),
  coverImage: z.string(),
  since: isoDateTime,
  availableFrom: isoDateTime.nullable(),
  ...ownedFiles,
})

export const ownedReleasesAnswer = paginated(ownedRelease)

export const redeemAnswer: z.ZodType<RedeemReply> = z.strictObject({
  orderRef: z.string(),
  token: z.string(),
})

export const streamAnswer: z.ZodType<StreamReply> = z.strictObject({
  url: z.string(),
  expiresAt: isoDateTime,
  hears: z.enum(streamingChoices).exclude(['none']),
  playsLeft: z.int().min(0).nullable(),
  listener: listenerToken.optional(),
})
