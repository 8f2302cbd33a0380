import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import {
  productAnswerFields,
  productFormFields,
  remarkAt,
} from '@/src/core/contracts/products/product-form'

/** All that an artist writes on the screen of a piece of merch, apart from its variants, saved as a whole. */
export const merchForm = z.strictObject({
  ...productFormFields,
  /** That of the release which it belongs to. */
  release: id.nullable(),
})
export type MerchForm = z.infer<typeof merchForm>

export const merchBody = z.strictObject({ rev: z.string().max(40), form: merchForm })

export const merchParams = z.object({ id, merchId: id })

/** Sections of the screen, to which a remark leads. */
export const merchPlaces = ['cover', 'price', 'more'] as const
const remark = remarkAt(merchPlaces)
export type MerchRemark = z.infer<typeof remark>

/** A piece of merch as its artist works on it. */
export const merchAnswer = z
  .strictObject({
    ...productAnswerFields,
    form: merchForm,
    remarks: z.array(remark),
  })
  .meta({ id: 'Merch' })
export type MerchAnswer = z.infer<typeof merchAnswer>
