import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import type { RichTextDoc } from '@/src/core/rich-text'

const { amount, amountTooLarge } = ownerMessages.release
const most = limits.order.maxTotalMinor

/** What something costs, in cents, as artists write it on their screens. */
export const writtenPrice = z
  .int(amount)
  .min(0, amount)
  .max(most, amountTooLarge(formatPrice(most)))
  .refine((minor) => !isBelowLeastCharge(minor), ownerMessages.store.priceBelowLeastCharge)
  .meta({ examples: [1250] })

/** Whether a moment is still to come, as a field of the browser writes it, by the clock of its computer. */
export const isAhead = (text: string): boolean => new Date(text) > new Date()

/** Kept by the field's own rules, which know what may be in it. */
export const writtenText = z.looseObject({
  root: z.looseObject({ type: z.string(), version: z.number() }),
}) as z.ZodType<RichTextDoc>

/** How many there are of something that is sold; null where it never runs out. */
export const writtenStock = (most: number) =>
  z
    .int(ownerMessages.variants.stock)
    .min(0, ownerMessages.variants.stock)
    .max(most, ownerMessages.variants.stockMost)
    .nullable()
