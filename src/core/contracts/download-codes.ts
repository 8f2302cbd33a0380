import { z } from 'zod'
import { buyerEmail } from '@/src/core/contracts/checkout'
import { messages } from '@/src/core/messages'

export const redeemFields = z.object({
  code: z.string().trim().min(1, messages.codes.required).max(60, messages.codes.unknown),
  email: buyerEmail,
})

/** Body of `POST /public/codes/redeem`. */
export const redeemBody = redeemFields.extend({ profileId: z.uuid() })
export type RedeemBody = z.input<typeof redeemBody>

/** The order that a code made, and its key. */
export type RedeemReply = { orderRef: string; token: string }
