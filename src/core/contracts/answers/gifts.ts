import { z } from 'zod'
import { ownedFiles } from '@/src/core/contracts/answers/downloads'
import { isoDateTime } from '@/src/core/contracts/answers/forms'
import { ticketCards } from '@/src/core/contracts/answers/tickets'
import { postalAddress } from '@/src/core/contracts/checkout'
import type { ClaimReply, GiftPage, OrderGift, OwnGifts } from '@/src/core/contracts/gifts'
import { giftStates } from '@/src/core/gifts/gift-states'

const orderGiftFields = {
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  state: z.enum(giftStates),
  deliverAt: isoDateTime.nullable(),
  canChange: z.boolean(),
  canSendAgain: z.boolean(),
}
export const orderGiftAnswer: z.ZodType<OrderGift> = z.strictObject(orderGiftFields)

export const giftPageAnswer: z.ZodType<GiftPage> = z.strictObject({
  state: z.enum(['sent', 'claimed', 'expired', 'cancelled', 'event_cancelled']),
  isYours: z.boolean(),
  kind: z.enum(['digital', 'shipping', 'pickup', 'ticket', 'membership']),
  productId: z.string(),
  title: z.string(),
  detail: z.string(),
  quantity: z.int().min(1),
  coverImage: z.string(),
  event: z
    .strictObject({
      title: z.string(),
      startsAt: isoDateTime,
      timeZone: z.string(),
      venue: z.string(),
    })
    .nullable(),
  giverName: z.string(),
  recipientName: z.string(),
  message: z.string(),
  email: z.string(),
  country: z.string(),
  expiresAt: isoDateTime.nullable(),
  address: postalAddress.nullable(),
  availableFrom: isoDateTime.nullable(),
  ...ownedFiles,
  tickets: ticketCards,
  until: isoDateTime.nullable(),
  benefits: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  obstacle: z.string(),
})

export const claimAnswer: z.ZodType<ClaimReply> = z.strictObject({
  token: z.string(),
  gift: giftPageAnswer,
})

export const ownGiftsAnswer: z.ZodType<OwnGifts> = z.strictObject({
  given: z.array(
    z.strictObject({
      ...orderGiftFields,
      orderRef: z.string(),
      line: z.int().min(0),
      title: z.string(),
    }),
  ),
  received: z.array(
    z.strictObject({
      token: z.string(),
      title: z.string(),
      giverName: z.string(),
      claimedAt: isoDateTime,
    }),
  ),
})
