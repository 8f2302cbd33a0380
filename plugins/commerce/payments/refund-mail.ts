import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { formatPrice } from '@/src/core/money'
import type { Order, Refund } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

export type RefundMail = { origin: string; compose: ComposeMail }

/** Asked for before the transaction, because it may need connections of its own. */
export async function refundMailOf(profileId: string): Promise<RefundMail> {
  const [origin, compose] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'refunded'),
  ])
  return { origin: origin ?? '', compose }
}

/** Tells the buyer that money is on its way back to them. One mail per refund. */
export async function queueRefundMail(
  req: PayloadRequest,
  order: Order,
  { id, amountMinor, reason }: Refund,
  { origin, compose }: RefundMail,
): Promise<void> {
  await queueMail(req, {
    profileId: idOf(order.profile),
    to: order.email,
    kind: 'refunded',
    dedupeKey: `refunded:${id}`,
    ...compose({
      values: {
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
        'refund.amount': formatPrice(amountMinor),
        'refund.rest': reason ?? '',
      },
    }),
  })
}
