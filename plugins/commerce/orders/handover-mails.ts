import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { giftUrl } from '@/plugins/commerce/gifts/gift-mails'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import type { DeliveryType } from '@/src/core/choices/product-choices'
import { ordersMessages } from '@/src/core/messages/orders'
import { contentsOf, type Parcel, unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { parcelLabel, trackingUrl } from '@/src/core/orders/pricing/shipping'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { type MailInput, type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'

/** Asked for before the transaction, because it may need connections of its own. */
export async function prepareHandoverMails(profileId: string) {
  const [shipped, pickup, gift, giftPickup] = await Promise.all([
    prepareMail(profileId, 'shipped'),
    prepareMail(profileId, 'pickup-ready'),
    prepareMail(profileId, 'gift-shipped'),
    prepareMail(profileId, 'gift-pickup-ready'),
  ])
  return { shipped, pickup, gift, giftPickup }
}

export type HandoverMails = Awaited<ReturnType<typeof prepareHandoverMails>>

type News = {
  /** Units that were given back. */
  given: readonly RefundLine[]
  /** Of the owner, for the buyer. */
  note?: string
  /** Set when it is sent once more: what makes this time different from others. */
  again?: string
}

/**
 * Tells the buyer that a part of the order is on its way, with the parcel's number, or can be picked up,
 * each with the owner's note; both when it goes both ways. Anyone who gets a part of it as a gift hears of
 * that alone.
 */
export async function queueHandoverMails(
  req: PayloadRequest,
  order: Order,
  parcel: Parcel,
  mails: HandoverMails,
  { given, note, again }: News,
): Promise<void> {
  const { items } = order
  /** Empty too where all of it was given back. */
  const contentsBy = (way: DeliveryType) => {
    const lines = parcel.lines.filter((line) => items[line]?.deliveryType === way)
    return contentsOf(items, lines, given)
  }
  const later = contentsOf(items, unsentLines(items, given), given)
  const values = {
    'order.number': order.publicRef,
    'order.url': completeUrl(req, order, mails.shipped.origin),
    'order.note': note ?? '',
    'order.rest': later && ordersMessages.stillToCome(later),
  }
  const queue = (mail: PreparedMail, own: MailInput['values']) =>
    mail.queue(req, {
      to: order.email,
      about: { type: slugs.orders, id: order.id },
      dedupeKey: [mail.kind, order.id, parcel.sentAt, again].filter(Boolean).join(':'),
      values: { ...values, ...own },
    })
  const contents = contentsBy('shipping')
  if (contents) {
    await queue(mails.shipped, { 'order.contents': contents, ...parcelValues(parcel) })
  }
  const pickup = contentsBy('pickup')
  if (pickup) {
    await queue(mails.pickup, { 'order.pickup': pickup })
  }
  await notifyRecipients(req, order, parcel, mails, again)
}

function parcelValues(parcel: Parcel) {
  const followUrl = trackingUrl(parcel)
  return {
    'order.parcel': parcelLabel(parcel),
    'order.trackingAction': followUrl && 'Follow your parcel',
    'order.trackingUrl': followUrl,
  }
}

/** Without the order, its other lines and the note to its buyer: those are the giver's. */
async function notifyRecipients(
  req: PayloadRequest,
  order: Order,
  parcel: Parcel,
  mails: HandoverMails,
  again?: string,
): Promise<void> {
  const claimed = await findGifts(req, {
    and: [{ order: { equals: order.id } }, { status: { equals: 'claimed' } }],
  })
  for (const gift of claimed) {
    if (gift.claimedEmail && parcel.lines.includes(gift.line)) {
      const isSent = order.items[gift.line]?.deliveryType === 'shipping'
      const mail = isSent ? mails.gift : mails.giftPickup
      await mail.queue(req, {
        to: gift.claimedEmail,
        about: { type: slugs.gifts, id: gift.id },
        dedupeKey: [mail.kind, gift.id, again].filter(Boolean).join(':'),
        values: {
          'gift.title': gift.title,
          'gift.url': giftUrl(req, gift, mail.origin),
          ...(isSent && parcelValues(parcel)),
        },
      })
    }
  }
}
