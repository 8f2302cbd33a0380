import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { shippingAddress } from '@/src/core/contracts/orders/buyer'
import { orderToken } from '@/src/core/contracts/orders/order-key'
import { orderPath } from '@/src/core/contracts/orders/orders'
import { giftEmailProblem, tidyEmail } from '@/src/core/gifts/gift'

/** 256 bits, base64url: the link of a gift, or the key of the recipient who claimed it. */
export const giftPath = z.object({ token: orderToken })

/** Body of `POST /public/gifts/{token}/claim`. */
export const claimGiftBody = z.object({
  /** Where the downloads or tickets go; the recipient's address when left out, the account's when signed in. */
  email: email.optional(),
  /** Required for what is sent by post. */
  address: shippingAddress.optional(),
})
export type ClaimGiftBody = z.input<typeof claimGiftBody>

/** Path of the buyer's calls about one line of an order. */
export const orderGiftPath = orderPath.extend({ line: z.coerce.number().int().min(0).max(999) })

/** Body of `POST /public/orders/{ref}/gifts/{line}`. */
export const changeGiftBody = z.object({
  recipientEmail: z
    .string()
    .transform(tidyEmail)
    .superRefine((email, context) => {
      const message = giftEmailProblem(email)
      if (message) {
        context.addIssue({ code: 'custom', message })
      }
    }),
})
export type ChangeGiftBody = z.input<typeof changeGiftBody>
