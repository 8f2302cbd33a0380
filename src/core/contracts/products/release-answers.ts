import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { mediaView } from '@/src/core/contracts/pages/media-answers'
import { releaseForm, releaseStates } from '@/src/core/contracts/products/releases'

const money = z.int().min(0)

/** Sections of the screen, to which a remark leads. */
export const releasePlaces = ['cover', 'songs', 'price', 'editions', 'more'] as const
export type ReleasePlace = (typeof releasePlaces)[number]

const remark = z.strictObject({
  place: z.enum(releasePlaces),
  message: z.string(),
  /** It keeps the release from going on sale; others only want to be known. */
  isObstacle: z.boolean(),
})
export type ReleaseRemark = z.infer<typeof remark>

const standing = { state: z.enum(releaseStates), onSaleAt: isoDateTime.nullable() }

/** A release as its artist works on it. */
export const releaseAnswer = z.strictObject({
  id: z.uuid(),
  /** Changes with every save; the next one names it. */
  rev: z.string(),
  form: releaseForm,
  ...standing,
  remarks: z.array(remark),
  pictures: z.array(mediaView),
  songs: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      artist: z.string(),
      durationSeconds: z.number(),
      hasFile: z.boolean(),
    }),
  ),
  /** Ids of editions that were ordered, which stay. */
  ordered: z.array(z.uuid()),
  /** Buyers have it, so it cannot be deleted. */
  isSold: z.boolean(),
  bonusCount: z.int().min(0),
  /** Of its page; empty while visitors see none. */
  url: z.string(),
})
export type ReleaseAnswer = z.infer<typeof releaseAnswer>

export const newReleaseAnswer = z.strictObject({ id: z.uuid() })

const listed = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  ...standing,
  isFeatured: z.boolean(),
  cover: mediaView.nullable(),
  priceMinMinor: money,
  priceMaxMinor: money,
  payWhatYouWant: z.boolean(),
  songs: z.int().min(0),
  /** Null for those who may not see what is sold. */
  sold: z.int().min(0).nullable(),
  releaseDate: isoDateTime,
})
export type ListedRelease = z.infer<typeof listed>

export const musicListAnswer = z.strictObject({ releases: z.array(listed) })

export const releaseBulkAnswer = z.strictObject({
  releases: z.array(listed),
  /** What could not be done, and why. */
  refused: z.array(z.strictObject({ id: z.uuid(), title: z.string(), message: z.string() })),
})
export type ReleaseBulkAnswer = z.infer<typeof releaseBulkAnswer>
