import { z } from 'zod'
import { deliveryTypes } from '@/src/core/choices/product-choices'
import { ticketCards } from '@/src/core/contracts/events/ticket-answers'
import { isoDateTime } from '@/src/core/contracts/forms'
import { ownedFiles } from '@/src/core/contracts/music/download-answers'
import { postalAddress } from '@/src/core/contracts/orders/buyer'
import { giftStates } from '@/src/core/gifts/gift-states'

const orderGiftFields = {
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  state: z.enum(giftStates),
  /** When it is sent, or was. */
  deliverAt: isoDateTime.nullable(),
  /** The address may be corrected. */
  canChange: z.boolean(),
  canSendAgain: z.boolean(),
}
/** A gift as its buyer sees it. */
export const orderGiftAnswer = z.strictObject(orderGiftFields)
export type OrderGift = z.infer<typeof orderGiftAnswer>

/** Answer of `GET /public/gifts/{token}`: what the holder of the link may know. Never who bought it. */
export const giftPageAnswer = z.strictObject({
  /** `cancelled` was taken back; `event_cancelled` is the event that it let in at. */
  state: z.enum(['sent', 'claimed', 'expired', 'cancelled', 'event_cancelled']),
  /** The link is the key of the recipient who claimed it, so the goods are there too. */
  isYours: z.boolean(),
  /** `ticket` is let in at an event; `membership` needs an account to be claimed. */
  kind: z.enum([...deliveryTypes, 'ticket', 'membership']),
  productId: z.string(),
  title: z.string(),
  /** Colour, size, or kind of ticket; empty without any. */
  detail: z.string(),
  quantity: z.int().min(1),
  coverImage: z.string(),
  /** Of tickets. */
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
  /** Whom it was sent to; empty once it is claimed. */
  email: z.string(),
  /** ISO code of the one country that shipping was paid to; empty when it goes anywhere. */
  country: z.string(),
  expiresAt: isoDateTime.nullable(),
  /** Where it is sent; null unless it is yours and sent by post. */
  address: postalAddress.nullable(),
  /** ISO; what can be downloaded comes then, or soon when the day is over. */
  availableFrom: isoDateTime.nullable(),
  ...ownedFiles.shape,
  tickets: ticketCards,
  /** ISO; of a membership that is yours: until when this gift lasts. */
  until: isoDateTime.nullable(),
  /** What a membership brings, in the artist's words; none for other gifts. */
  benefits: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  /** Why the caller, signed in, cannot claim it yet; empty when they can. */
  obstacle: z.string(),
})
export type GiftPage = z.infer<typeof giftPageAnswer>
export type GiftKind = GiftPage['kind']
/** Where and when given tickets let somebody in. */
export type GiftEvent = NonNullable<GiftPage['event']>

/** Answer of the claim: `token` is the key, which opens the gift from now on. */
export const claimAnswer = z.strictObject({
  token: z.string(),
  gift: giftPageAnswer,
})
export type ClaimReply = z.infer<typeof claimAnswer>

/** Answer of `GET /public/gifts`. */
export const ownGiftsAnswer = z.strictObject({
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
export type OwnGifts = z.infer<typeof ownGiftsAnswer>
/** A gift in the account of who gave or got it. */
export type GivenGift = OwnGifts['given'][number]
export type ReceivedGift = OwnGifts['received'][number]
