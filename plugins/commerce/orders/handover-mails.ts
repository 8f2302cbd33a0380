import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { giftUrl } from '@/plugins/commerce/gifts/gift-mails'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { handoverOf } from '@/src/core/orders/handover'
import { parcelWords, trackingUrl } from '@/src/core/orders/tracking'
import { variantWords } from '@/src/core/orders/variant-words'
import type { Order } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

type Mails = {
  origin: string
  composeShipped: ComposeMail
  composePickup: ComposeMail
  composeGift: ComposeMail
}

/** Asked for before the transaction, because it may need connections of its own. */
export async function prepareHandoverMails(profileId: string): Promise<Mails> {
  const [origin, composeShipped, composePickup, composeGift] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'shipped'),
    prepareTemplate(profileId, 'pickup-ready'),
    prepareTemplate(profileId, 'gift-shipped'),
  ])
  return { origin: origin ?? '', composeShipped, composePickup, composeGift }
}

/**
 * Tells the buyer that the order is on its way, with the parcel's number, or that it can be picked up,
 * each with the owner's note; both of an order that goes both ways. Whoever gets a part of the parcel as a
 * gift hears of the parcel alone.
 *
 * @param again set when it is sent once more: what makes this time different from others
 */
export async function queueHandoverMails(
  req: PayloadRequest,
  order: Order,
  mails: Mails,
  { note, again }: { note?: string; again?: string },
): Promise<void> {
  const { origin, composeShipped, composePickup } = mails
  const handover = handoverOf(order.items)
  const values = {
    'order.number': order.publicRef,
    'order.url': completeUrl(req, order, origin),
    'order.note': note ?? '',
  }
  const queue = (kind: string, mail: ReturnType<ComposeMail>) =>
    queueMail(req, {
      profileId: idOf(order.profile),
      to: order.email,
      kind,
      dedupeKey: [kind, order.id, again].filter(Boolean).join(':'),
      ...mail,
    })
  if (handover !== 'pickup') {
    await queue('shipped', composeShipped({ values: { ...values, ...parcelValues(order) } }))
    await tellRecipients(req, order, mails, again)
  }
  if (handover === 'pickup' || handover === 'both') {
    await queue(
      'pickup-ready',
      composePickup({ values: { ...values, 'order.pickup': pickupWords(order) } }),
    )
  }
}

function parcelValues(order: Order) {
  const followUrl = trackingUrl(order)
  return {
    'order.parcel': parcelWords(order),
    'order.trackingAction': followUrl && 'Follow your parcel',
    'order.trackingUrl': followUrl,
  }
}

/** Without the order, its other lines and the note to its buyer: those are the giver's. */
async function tellRecipients(
  req: PayloadRequest,
  order: Order,
  { origin, composeGift }: Mails,
  again?: string,
): Promise<void> {
  const claimed = await findGifts(req, {
    and: [{ order: { equals: order.id } }, { status: { equals: 'claimed' } }],
  })
  for (const gift of claimed) {
    if (gift.claimedEmail && order.items[gift.line]?.deliveryType === 'shipping') {
      await queueMail(req, {
        profileId: idOf(order.profile),
        to: gift.claimedEmail,
        kind: 'gift-shipped',
        dedupeKey: ['gift-shipped', gift.id, again].filter(Boolean).join(':'),
        ...composeGift({
          values: {
            'gift.title': gift.title,
            'gift.url': giftUrl(req, gift, origin),
            ...parcelValues(order),
          },
        }),
      })
    }
  }
}

/** `2 × Tour shirt (Black, M), Poster`. */
function pickupWords({ items }: Order): string {
  return items
    .filter(({ deliveryType }) => deliveryType === 'pickup')
    .map(({ title, quantity, ...item }) => {
      const variant = variantWords(item)
      return `${quantity > 1 ? `${quantity} × ` : ''}${title}${variant && ` (${variant})`}`
    })
    .join(', ')
}
