import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { codesMessages } from '@/src/core/messages/orders'

export const redeemFields = z.object({
  code: z.string().trim().min(1, codesMessages.required).max(60, codesMessages.unknown),
  email,
})

/** Body of `POST /public/codes/redeem`. */
export const redeemBody = redeemFields.extend({ profileId: z.uuid() })
export type RedeemBody = z.input<typeof redeemBody>
