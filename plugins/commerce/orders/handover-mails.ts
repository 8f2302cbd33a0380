import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { handoverOf } from '@/src/core/orders/handover'
import { parcelWords, trackingUrl } from '@/src/core/orders/tracking'
import { variantWords } from '@/src/core/orders/variant-words'
import type { Order } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

type Mails = { origin: string; composeShipped: ComposeMail; composePickup: ComposeMail }

/** Asked for before the transaction, because it may need connections of its own. */
export async function prepareHandoverMails(profileId: string): Promise<Mails> {
  const [origin, composeShipped, composePickup] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'shipped'),
    prepareTemplate(profileId, 'pickup-ready'),
  ])
  return { origin: origin ?? '', composeShipped, composePickup }
}

/**
 * Tells the buyer that the order is on its way, with the parcel's number, or that it can be picked up,
 * each with the owner's note; both of an order that goes both ways.
 *
 * @param again set when it is sent once more: what makes this time different from others
 */
export async function queueHandoverMails(
  req: PayloadRequest,
  order: Order,
  { origin, composeShipped, composePickup }: Mails,
  { note, again }: { note?: string; again?: string },
): Promise<void> {
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
    const followUrl = trackingUrl(order)
    await queue(
      'shipped',
      composeShipped({
        values: {
          ...values,
          'order.parcel': parcelWords(order),
          'order.trackingAction': followUrl && 'Follow your parcel',
          'order.trackingUrl': followUrl,
        },
      }),
    )
  }
  if (handover === 'pickup' || handover === 'both') {
    await queue(
      'pickup-ready',
      composePickup({ values: { ...values, 'order.pickup': pickupWords(order) } }),
    )
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
