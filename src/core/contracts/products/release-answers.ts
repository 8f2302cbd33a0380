import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { mediaView } from '@/src/core/contracts/pages/media-answers'
import { productAnswerFields, remarkAt, standing } from '@/src/core/contracts/products/product-form'
import { pageOfProducts, stockFields } from '@/src/core/contracts/products/product-list'
import { releaseForm } from '@/src/core/contracts/products/releases'

const money = z.int().min(0)

/** Sections of the screen, to which a remark leads. */
export const releasePlaces = ['cover', 'songs', 'price', 'editions', 'more'] as const
export type ReleasePlace = (typeof releasePlaces)[number]

const remark = remarkAt(releasePlaces)
export type ReleaseRemark = z.infer<typeof remark>

/** A release as its artist works on it. */
export const releaseAnswer = z
  .strictObject({
    ...productAnswerFields,
    form: releaseForm,
    remarks: z.array(remark),
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
    bonusCount: z.int().min(0),
  })
  .meta({ id: 'Release' })
export type ReleaseAnswer = z.infer<typeof releaseAnswer>

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
  /** Of its records, discs and tapes; null where it has none. */
  stock: z.strictObject(stockFields).nullable(),
})
export type ListedRelease = z.infer<typeof listed>

export const musicListAnswer = pageOfProducts(listed)
export type MusicListAnswer = z.infer<typeof musicListAnswer>
