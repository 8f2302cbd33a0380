import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import type { Order } from '@/src/payload-types'
import type { ComposeMail } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'

/** Tells the buyer that the order is on its way, with the owner's note (carrier, tracking). */
export async function queueShippedMail(
  req: PayloadRequest,
  order: Order,
  { note, origin, compose }: { note?: string; origin: string; compose: ComposeMail },
): Promise<void> {
  const profileId = idOf(order.profile)
  await queueMail(req, {
    profileId,
    to: order.email,
    kind: 'shipped',
    dedupeKey: `shipped:${order.id}`,
    ...compose({
      values: {
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
        'order.note': note ?? '',
      },
    }),
  })
}
