import type { PayloadRequest } from 'payload'
import { claimTokenOf, giftKeyOf } from '@/plugins/commerce/gifts/gift-link'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { eventOfGift } from '@/plugins/commerce/tickets/own-tickets'
import { longDateTime } from '@/src/core/events/event-date'
import { giftMessages } from '@/src/core/messages/gift'
import { slugs } from '@/src/core/slugs'
import type { Gift, Order } from '@/src/payload-types'
import { giftMailKey } from '@/src/server/delivery/undelivered-gifts'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'

export type GiftMails = { gift: PreparedMail; receipt: PreparedMail }

/** Asked for before a transaction, because it may need connections of its own. */
export async function prepareGiftMails(profileId: string): Promise<GiftMails> {
  const [gift, receipt] = await Promise.all([
    prepareMail(profileId, 'gift'),
    prepareMail(profileId, 'gift-receipt'),
  ])
  return { gift, receipt }
}

/** Tells the recipient that there is something for them. They never learn the buyer's address. */
export async function queueGiftMail(
  req: PayloadRequest,
  gift: Gift,
  { gift: mail }: GiftMails,
): Promise<void> {
  const event = await eventOfGift(req, gift)
  await mail.queue(req, {
    to: gift.recipientEmail,
    about: { type: slugs.gifts, id: gift.id },
    dedupeKey: giftMailKey(gift),
    values: {
      'gift.from': gift.giverName || giftMessages.somebody,
      'gift.recipient': gift.recipientName,
      'gift.title': gift.title,
      'gift.message': quoted(gift.message),
      'event.title': event?.title ?? '',
      'event.when': event ? longDateTime(event.startsAt, event.timeZone) : '',
      'event.where': event?.venue ?? '',
      'gift.url': `${mail.origin}/gift/${claimTokenOf(req.payload.secret, gift)}`,
    },
  })
}

/** Tells the buyer that the recipient has been written to; once, however often that is repeated. */
export async function queueGiftReceipt(
  req: PayloadRequest,
  gift: Gift,
  { order, mails: { receipt } }: { order: Order; mails: GiftMails },
): Promise<void> {
  await receipt.queue(req, {
    to: order.email,
    about: { type: slugs.orders, id: order.id },
    dedupeKey: `gift-receipt:${gift.id}`,
    values: {
      'gift.recipient': gift.recipientName,
      'gift.title': gift.title,
      'gift.message': quoted(gift.message),
      'order.number': order.publicRef,
      'order.url': completeUrl(req, order, receipt.origin),
    },
  })
}

/** The lasting key to what is in a gift, for anyone who claimed it. */
export async function queueClaimedMail(
  req: PayloadRequest,
  gift: Gift,
  { to, mail }: { to: string; mail: PreparedMail },
): Promise<void> {
  await mail.queue(req, {
    to,
    about: { type: slugs.gifts, id: gift.id },
    dedupeKey: `gift-claimed:${gift.id}`,
    values: {
      'gift.title': gift.title,
      'gift.url': giftUrl(req, gift, mail.origin),
    },
  })
}

/** Where a claimed gift is opened, with an account or without one. */
export function giftUrl(req: PayloadRequest, gift: Pick<Gift, 'id'>, origin: string): string {
  return `${origin}/gift/${giftKeyOf(req.payload.secret, gift)}`
}

function quoted(message: string | null | undefined): string {
  return message ? `“${message}”` : ''
}
