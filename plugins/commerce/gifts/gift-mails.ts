import type { PayloadRequest } from 'payload'
import { claimTokenOf, giftKeyOf } from '@/plugins/commerce/gifts/gift-link'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { eventOfGift } from '@/plugins/commerce/tickets/own-tickets'
import { longDateTime } from '@/src/core/events/event-date'
import { giftMessages } from '@/src/core/messages/gift'
import { slugs } from '@/src/core/slugs'
import type { Gift, Order } from '@/src/payload-types'
import { giftMailKey } from '@/src/server/delivery/undelivered-gifts'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

/** What of the site the mails need that are sent with a gift. */
export type GiftMails = { origin: string; gift: ComposeMail; receipt: ComposeMail }

/** The same for the mail that follows the claim. */
export type ClaimedMail = { origin: string; claimed: ComposeMail }

/** Asked for before a transaction, because it may need connections of its own. */
export async function prepareGiftMails(profileId: string): Promise<GiftMails> {
  const [origin, gift, receipt] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'gift'),
    prepareTemplate(profileId, 'gift-receipt'),
  ])
  return { origin: origin ?? '', gift, receipt }
}

/** Asked for before a transaction, too. */
export async function prepareClaimedMail(profileId: string): Promise<ClaimedMail> {
  const [origin, claimed] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'gift-claimed'),
  ])
  return { origin: origin ?? '', claimed }
}

/** Tells the recipient that there is something for them. They never learn the buyer's address. */
export async function queueGiftMail(
  req: PayloadRequest,
  gift: Gift,
  { origin, gift: compose }: GiftMails,
): Promise<void> {
  const event = await eventOfGift(req, gift)
  await queueMail(req, {
    profileId: idOf(gift.profile),
    to: gift.recipientEmail,
    about: { type: slugs.gifts, id: gift.id },
    dedupeKey: giftMailKey(gift),
    ...compose({
      values: {
        'gift.from': gift.giverName || giftMessages.somebody,
        'gift.recipient': gift.recipientName,
        'gift.title': gift.title,
        'gift.message': quoted(gift.message),
        'event.title': event?.title ?? '',
        'event.when': event ? longDateTime(event.startsAt, event.timeZone) : '',
        'event.where': event?.venue ?? '',
        'gift.url': `${origin}/gift/${claimTokenOf(req.payload.secret, gift)}`,
      },
    }),
  })
}

/** Tells the buyer that the recipient has been written to; once, however often that is repeated. */
export async function queueGiftReceipt(
  req: PayloadRequest,
  gift: Gift,
  { order, mails: { origin, receipt } }: { order: Order; mails: GiftMails },
): Promise<void> {
  await queueMail(req, {
    profileId: idOf(gift.profile),
    to: order.email,
    about: { type: slugs.orders, id: order.id },
    dedupeKey: `gift-receipt:${gift.id}`,
    ...receipt({
      values: {
        'gift.recipient': gift.recipientName,
        'gift.title': gift.title,
        'gift.message': quoted(gift.message),
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
      },
    }),
  })
}

/** The lasting key to what is in a gift, for anyone who claimed it. */
export async function queueClaimedMail(
  req: PayloadRequest,
  gift: Gift,
  { to, mail: { origin, claimed } }: { to: string; mail: ClaimedMail },
): Promise<void> {
  await queueMail(req, {
    profileId: idOf(gift.profile),
    to,
    about: { type: slugs.gifts, id: gift.id },
    dedupeKey: `gift-claimed:${gift.id}`,
    ...claimed({
      values: {
        'gift.title': gift.title,
        'gift.url': giftUrl(req, gift, origin),
      },
    }),
  })
}

/** Where a claimed gift is opened, with an account or without one. */
export function giftUrl(req: PayloadRequest, gift: Pick<Gift, 'id'>, origin: string): string {
  return `${origin}/gift/${giftKeyOf(req.payload.secret, gift)}`
}

function quoted(message: string | null | undefined): string {
  return message ? `“${message}”` : ''
}
