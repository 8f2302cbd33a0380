import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import {
  notifyOwners,
  type OwnerMailer,
} from '@/plugins/commerce/owner-notifications/notify-owners'
import { orderTodo } from '@/plugins/commerce/owner-notifications/order-todo'
import { orderRows } from '@/plugins/commerce/payments/order-rows'
import { formatPrice } from '@/src/core/money'
import { pendingLineLabel } from '@/src/core/orders/fulfilment/pending-lines'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { pendingLines } from '@/src/server/delivery/pending-lines'

/** Tells the artist of a sale, once per order: with its receipt, in the same transaction. */
export async function queueNewOrderMail(
  req: PayloadRequest,
  order: Order,
  mailer: OwnerMailer,
): Promise<void> {
  if (mailer.owners.length === 0) {
    return
  }
  const tickets = await ticketProductsOf(req, order)
  const coming = (await pendingLines(req, [order.id])).get(order.id) ?? []
  await notifyOwners(req, mailer, {
    profileId: idOf(order.profile),
    fact: order.id,
    fanEmail: order.email,
    about: { type: slugs.orders, id: order.id },
    input: {
      values: {
        'order.number': order.publicRef,
        'order.total': formatPrice(order.totalMinor),
        'order.todo': orderTodo(order),
        'order.coming': pendingLineLabel(coming),
        'customer.name': order.buyerName ?? '',
        'customer.email': order.email,
      },
      lists: { 'order.lines': orderRows(order, { tickets, coming }) },
    },
  })
}
