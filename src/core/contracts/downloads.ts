import { z } from 'zod'
import { type DownloadFormat, downloadFormats } from '@/src/core/choices/rendition-kinds'
import { orderRef, orderToken } from '@/src/core/contracts/order-key'

const one = (...values: readonly unknown[]) =>
  values.filter((value) => value !== undefined).length === 1

/**
 * Body of `POST /public/downloads`: one thing of what an order bought, or of what the signed-in
 * account owns. `productId` alone is the whole release as one archive.
 */
export const downloadBody = z
  .object({
    orderRef: orderRef.optional(),
    token: orderToken.optional(),
    entitlementId: z.uuid().optional(),
    /** The key of the recipient who claimed a gift. */
    giftToken: orderToken.optional(),
    trackId: z.uuid().optional(),
    productId: z.uuid().optional(),
    bonusId: z.uuid().optional(),
    /** The first that there is, when left out. */
    format: z.enum(downloadFormats).optional(),
  })
  .refine(({ orderRef, entitlementId, giftToken }) => one(orderRef, entitlementId, giftToken), {
    path: ['orderRef'],
    message: 'Send one of orderRef, entitlementId and giftToken',
  })
  .refine(({ trackId, productId, bonusId }) => one(trackId, productId, bonusId), {
    path: ['trackId'],
    message: 'Send one of trackId, productId and bonusId',
  })
export type DownloadBody = z.input<typeof downloadBody>
export type DownloadAsked = z.output<typeof downloadBody>

/** A link that works until `expiresAt` (ISO), at most 300 s. */
export type DownloadLink = { url: string; expiresAt: string }

/** Answer with status 202: the archive is being made; ask again. */
export type DownloadPreparing = { isPreparing: true; retryAfterSeconds: number }

/** A file format to choose. `label` is what people read: `FLAC`. Bytes. */
export type DownloadChoice = { format: DownloadFormat; label: string; size: number }

export type OwnedTrack = {
  id: string
  title: string
  position: number
  durationSeconds: number
  /** Best known first; never empty. */
  formats: DownloadChoice[]
}

/** A file that comes with a release. `label` is its ending: `PDF`. Bytes. */
export type OwnedBonus = { id: string; title: string; label: string; size: number }

/** What may be downloaded of a release now. */
export type OwnedFiles = {
  tracks: OwnedTrack[]
  /** The whole release as one archive; sizes are those of what is in it. */
  archives: DownloadChoice[]
  bonus: OwnedBonus[]
}

/** A release in somebody's library. */
export type OwnedRelease = OwnedFiles & {
  entitlementId: string
  productId: string
  title: string
  artist: string
  coverImage: string
  /** ISO. */
  since: string
  /** ISO; the day of a pre-order that is not out. It is over while files are missing. */
  availableFrom: string | null
}
