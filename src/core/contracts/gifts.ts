import { z } from 'zod'
import { type ShippingAddress, shippingAddress } from '@/src/core/contracts/checkout'
import type { OwnedFiles } from '@/src/core/contracts/downloads'
import { email } from '@/src/core/contracts/email-address'
import { orderToken } from '@/src/core/contracts/order-key'
import { orderPath } from '@/src/core/contracts/orders'
import type { TicketCard } from '@/src/core/contracts/tickets'
import { giftEmailProblem, tidyEmail } from '@/src/core/gifts/gift'
import type { GiftState } from '@/src/core/gifts/gift-states'

/** 256 bits, base64url: the link of a gift, or the key of whoever claimed it. */
export const giftPath = z.object({ token: orderToken })

/** Body of `POST /public/gifts/{token}/claim`. */
export const claimGiftBody = z.object({
  /** Where the downloads or tickets go; the recipient's address when left out, the account's when signed in. */
  email: email.optional(),
  /** Required for what is sent by post. */
  address: shippingAddress.optional(),
})
export type ClaimGiftBody = z.input<typeof claimGiftBody>

/** `ticket` is let in at an event; `membership` needs an account to be claimed. */
export type GiftKind = 'digital' | 'shipping' | 'pickup' | 'ticket' | 'membership'

/** Where and when given tickets let somebody in. */
export type GiftEvent = Pick<TicketCard, 'startsAt' | 'timeZone' | 'venue'> & { title: string }

/** Answer of `GET /public/gifts/{token}`: what whoever holds the link may know. Never who bought it. */
export type GiftPage = OwnedFiles & {
  /** `cancelled` was taken back; `called_off` is the event that it let in at. */
  state: Extract<GiftState, 'sent' | 'claimed' | 'expired' | 'cancelled'> | 'called_off'
  /** The link is the key of whoever claimed it, so the goods are there too. */
  isYours: boolean
  kind: GiftKind
  productId: string
  title: string
  /** Colour, size, or kind of ticket; empty without any. */
  detail: string
  quantity: number
  coverImage: string
  /** Of tickets. */
  event: GiftEvent | null
  giverName: string
  recipientName: string
  message: string
  /** Whom it was sent to; empty once it is claimed. */
  email: string
  /** ISO code of the one country that shipping was paid to; empty when it goes anywhere. */
  country: string
  expiresAt: string | null
  /** Where it is sent; null unless it is yours and sent by post. */
  address: ShippingAddress | null
  /** ISO; what can be downloaded comes then, or soon when the day is over. */
  availableFrom: string | null
  tickets: TicketCard[]
  /** ISO; of a membership that is yours: until when this gift lasts. */
  until: string | null
  /** What a membership brings, in the artist's words; none for other gifts. */
  benefits: readonly { id: string; title: string }[]
  /** Why whoever asks, signed in, cannot claim it yet; empty when they can. */
  obstacle: string
}

/** Answer of the claim: `token` is the key, which opens the gift from now on. */
export type ClaimReply = { token: string; gift: GiftPage }

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

/** A gift as its buyer sees it. */
export type OrderGift = {
  recipientName: string
  recipientEmail: string
  message: string
  state: GiftState
  /** When it is sent, or was. */
  deliverAt: string | null
  /** The address may be corrected. */
  canChange: boolean
  canSendAgain: boolean
}

/** A gift in the account of who gave or got it. */
export type GivenGift = OrderGift & { orderRef: string; line: number; title: string }
export type ReceivedGift = { token: string; title: string; giverName: string; claimedAt: string }

/** Answer of `GET /public/gifts`. */
export type OwnGifts = { given: GivenGift[]; received: ReceivedGift[] }
