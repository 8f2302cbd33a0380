import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { mediaView } from '@/src/core/contracts/pages/media-answers'
import { isAhead, writtenText } from '@/src/core/contracts/written-fields'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { theme } from '@/src/core/theme/schema'

const { titleMax, picturesMax } = studioLimits.release

/** What artists write of anything they sell, on the screen of a release and of merch alike. */
export const productFormFields = {
  title: z.string().max(titleMax),
  description: writtenText.nullable(),
  /** Ids of pictures, the cover first. */
  media: z.array(id).max(picturesMax),
  releaseDate: z.iso.date(ownerMessages.release.dateMissing),
  visibility: z.enum(postVisibilities),
  tiers: z.array(id).max(limits.chosen.tiersMax),
  isFeatured: z.boolean(),
  /** Its page has the colours of its cover. */
  hasCoverColours: z.boolean(),
}
export type ProductForm = z.infer<z.ZodObject<typeof productFormFields>>

export const productStates = ['draft', 'scheduled', 'on-sale', 'off'] as const
export type ProductState = (typeof productStates)[number]

/** Puts it on sale, at once or at a moment, or takes it off. */
export const productStateBody = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('on-sale') }),
  z.strictObject({ to: z.literal('scheduled'), at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ to: z.literal('off') }),
])
export type ProductStateBody = z.infer<typeof productStateBody>

/** When it goes on sale, as it is written. */
export const productPlanForm = z.object({
  at: z.string().refine(isAhead, ownerMessages.release.planAhead),
})

export const standing = { state: z.enum(productStates), onSaleAt: isoDateTime.nullable() }

/** What stands beside the form of a release and of merch alike. */
export const productAnswerFields = {
  id: z.uuid(),
  /** Changes with every save; the next one names it. */
  rev: z.string(),
  ...standing,
  pictures: z.array(mediaView),
  /** Colours that its page may have, from the cover that is stored; null without one. */
  coverColours: theme.shape.colors.nullable(),
  /** Buyers have it, so it cannot be deleted. */
  isSold: z.boolean(),
  /** Of its page; empty while visitors see none. */
  url: z.string(),
}

/** What is missing before it goes on sale, or worth knowing, by the section of the screen that it leads to. */
export const remarkAt = <Place extends string>(places: readonly [Place, ...Place[]]) =>
  z.strictObject({
    place: z.enum(places),
    message: z.string(),
    /** It keeps it from going on sale; others only want to be known. */
    isObstacle: z.boolean(),
  })

export const newProductAnswer = z.strictObject({ id: z.uuid() })
