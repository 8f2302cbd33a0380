import { z } from 'zod'
import { downloadFormats } from '@/src/core/choices/rendition-kinds'
import { streamingChoices } from '@/src/core/choices/streaming-choices'
import { isoDateTime, paginated } from '@/src/core/contracts/forms'
import { listenerToken } from '@/src/core/contracts/music/streaming'

/** A link that works until `expiresAt` (ISO), at most 300 s. */
export const downloadAnswer = z.strictObject({
  url: z.string(),
  expiresAt: isoDateTime,
})
export type DownloadLink = z.infer<typeof downloadAnswer>

/** A file format to choose. `label` is what people read: `FLAC`. Bytes. */
const choice = z.strictObject({
  format: z.enum(downloadFormats),
  label: z.string(),
  size: z.number().min(0),
})
export type DownloadChoice = z.infer<typeof choice>

const ownedTrack = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  position: z.number(),
  durationSeconds: z.number().min(0),
  /** Best known first; never empty. */
  formats: z.array(choice),
})

/** A file that comes with a release. `label` is its ending: `PDF`. Bytes. */
const ownedBonus = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  label: z.string(),
  size: z.number().min(0),
})

/** What may be downloaded of a release now. */
export const ownedFiles = z.strictObject({
  tracks: z.array(ownedTrack),
  /** The whole release as one archive; sizes are those of what is in it. */
  archives: z.array(choice),
  bonus: z.array(ownedBonus),
})
export type OwnedFiles = z.infer<typeof ownedFiles>

/** A release in somebody's library. */
const ownedRelease = z.strictObject({
  entitlementId: z.uuid(),
  productId: z.uuid(),
  title: z.string(),
  artist: z.string(),
  coverImage: z.string(),
  /** ISO. */
  since: isoDateTime,
  /** ISO; the day of a pre-order that is not out. It is over while files are missing. */
  availableFrom: isoDateTime.nullable(),
  ...ownedFiles.shape,
})
export type OwnedRelease = z.infer<typeof ownedRelease>

export const ownedReleasesAnswer = paginated(ownedRelease)

/** The order that a code made, and its key. */
export const redeemAnswer = z.strictObject({
  orderRef: z.string(),
  token: z.string(),
})
export type RedeemReply = z.infer<typeof redeemAnswer>

/** Answer of `POST /public/tracks/{id}/stream`. */
export const streamAnswer = z
  .strictObject({
    /** Works until `expiresAt`, at most 300 s; the caller with the same `playId` gets another one. */
    url: z.string(),
    expiresAt: isoDateTime,
    hears: z.enum(streamingChoices).exclude(['none']),
    /** Full plays after this one; null when nobody counts. */
    playsLeft: z.int().min(0).nullable(),
    /** For a browser that was not known: it sends this with the next songs. */
    listener: listenerToken.optional(),
  })
  .meta({ id: 'Stream' })
export type StreamReply = z.infer<typeof streamAnswer>
