import { z } from 'zod'
import { email } from '@/src/core/contracts/email-address'
import { orderWishes } from '@/src/core/contracts/orders/board'
import { countryCode, shippingAddress } from '@/src/core/contracts/orders/buyer'
import { claimedGiftChoices } from '@/src/core/gifts/gift-states'
import { limits } from '@/src/core/limits'
import { refundStates } from '@/src/core/orders/order-labels'
import { refundLines } from '@/src/core/orders/refund-amounts'
import { orderStatuses } from '@/src/core/orders/statuses'

const text = z.string().trim().max(limits.order.noteMax)
const parcelText = z.string().trim().max(limits.order.parcelMax)

/** Body of the owner's `POST /orders/{id}/transition`. */
export const transitionBody = z.object({
  to: z.enum(orderStatuses),
  /** Goes into the order's history, and with `to: shipped` to the buyer. */
  note: text.optional(),
  /**
   * With `to: shipped`: which lines go now, counted from 0; all that is left when not set. The order stays
   * where it is until the last has gone.
   */
  lines: z
    .array(z.int().min(0))
    .min(1)
    .max(limits.cart.maxLines)
    .refine((lines) => new Set(lines).size === lines.length)
    .meta({ examples: [[0]] })
    .optional(),
  /** With `to: shipped`: who brings it, and under which number. */
  carrier: parcelText.optional(),
  trackingNumber: parcelText.optional(),
})

export type TransitionBody = z.input<typeof transitionBody>

/** Body of the owner's `POST /orders/{id}/notes`: seen by those who work for the artist alone. */
export const orderNoteBody = z.object({ note: text.min(1) })

/** What became of refunds that cannot be sent: the owner gave the money back by hand, or it stays. */
const stuckRefundOutcomes = ['given_back', 'given_up'] as const
export type StuckRefundOutcome = (typeof stuckRefundOutcomes)[number]

/** Body of the owner's `POST /orders/{id}/reviewed`. */
export const orderReviewBody = orderNoteBody.extend({
  stuckRefunds: z.enum(stuckRefundOutcomes).optional(),
})

/**
 * Body of the owner's `POST /orders/{id}/resend`: `receipt` is the mail with the link to the order and
 * its downloads, `shipped` tells of the parcel, or that the order can be picked up, `tickets` goes to
 * those who hold them.
 */
export const resendBody = z.object({ mail: z.enum(['receipt', 'shipped', 'tickets']) })
export type ResendBody = z.infer<typeof resendBody>

/** Body of the owner's `POST /orders/{id}/buyer`: what the buyer mistyped; what is left out stays. */
export const orderBuyerBody = z.object({
  email: email.optional(),
  shippingAddress: shippingAddress
    .meta({
      examples: [
        {
          name: 'Ada Fan',
          street: '12 Harbour Street',
          zipCode: '04109',
          city: 'Leipzig',
          country: 'DE',
        },
      ],
    })
    .optional(),
})

/** Body of the owner's `POST /orders/{id}/gifts/{line}/country`: where a gift may go that waits for its address. */
export const giftCountryBody = z.object({ country: countryCode })

/**
 * Body of the owner's `POST /orders/{id}/refunds`: units of some lines, else an amount in dollars,
 * else all that is left.
 */
export const refundBody = z.object({
  /** Made once per decision, so that one that is sent twice gives money back once. */
  key: z.uuid(),
  /** `line` counts from 0, in the order of the order's lines. */
  lines: refundLines.meta({ examples: [[{ line: 0, quantity: 1 }]] }).optional(),
  amount: z
    .number()
    .positive()
    .max(limits.order.maxTotalMinor / 100)
    .optional(),
  reason: text.default(''),
  /** Puts the pieces back into the stock. */
  restock: z.boolean().default(false),
  /** What becomes of gifts that were claimed already; required when there are any. */
  claimedGifts: z.enum(claimedGiftChoices).optional(),
})
export type RefundBody = z.input<typeof refundBody>

/** Body of the owner's `POST /orders/{id}/take-back`, for an order that cost nothing. */
export const revokeOrderBody = refundBody.pick({ reason: true, restock: true, claimedGifts: true })
export type RevokeOrderBody = z.input<typeof revokeOrderBody>

/**
 * Query of the owner's `GET /orders/export`. How Payload's own lists are filtered is refused, not passed over:
 * the file would hold more than was asked for.
 */
export const orderExportQuery = orderWishes.extend({
  profileId: z.guid(),
  where: z.never().optional(),
  search: z.never().optional(),
})

export const orderStateAnswer = z.strictObject({
  id: z.uuid(),
  status: z.enum(orderStatuses),
  refundState: z.enum(refundStates),
  needsReview: z.boolean(),
})
export type OrderState = z.infer<typeof orderStateAnswer>
