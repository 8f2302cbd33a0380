import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { parcelWords, trackingUrl } from '@/src/core/orders/tracking'
import type { Order } from '@/src/payload-types'
import type { ComposeMail } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'

type ShippedMail = {
  note?: string
  origin: string
  compose: ComposeMail
  /** Set when the mail is sent once more: what makes this time different from others. */
  again?: string
}

/** Tells the buyer that the order is on its way, with the parcel's number and the owner's note. */
export async function queueShippedMail(
  req: PayloadRequest,
  order: Order,
  { note, origin, compose, again }: ShippedMail,
): Promise<void> {
  const profileId = idOf(order.profile)
  const followUrl = trackingUrl(order)
  await queueMail(req, {
    profileId,
    to: order.email,
    kind: 'shipped',
    dedupeKey: ['shipped', order.id, again].filter(Boolean).join(':'),
    ...compose({
      values: {
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
        'order.note': note ?? '',
        'order.parcel': parcelWords(order),
        'order.trackingAction': followUrl && 'Follow your parcel',
        'order.trackingUrl': followUrl,
      },
    }),
  })
}
