import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import { orderTodo } from '@/plugins/commerce/owner-news/order-todo'
import { type OwnerMailer, tellOwners } from '@/plugins/commerce/owner-news/owner-mailer'
import { orderRows } from '@/plugins/commerce/payments/order-rows'
import { formatPrice } from '@/src/core/money'
import { comingWords } from '@/src/core/orders/coming'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { comingLines } from '@/src/server/delivery/coming-lines'

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
  const coming = (await comingLines(req, [order.id])).get(order.id) ?? []
  await tellOwners(req, mailer, {
    profileId: idOf(order.profile),
    fact: order.id,
    fanEmail: order.email,
    adminPath: `/collections/${slugs.orders}/${order.id}`,
    input: {
      values: {
        'order.number': order.publicRef,
        'order.total': formatPrice(order.totalMinor),
        'order.todo': orderTodo(order),
        'order.coming': comingWords(coming),
        'customer.name': order.buyerName ?? '',
        'customer.email': order.email,
      },
      lists: { 'order.lines': orderRows(order, { tickets, coming }) },
    },
  })
}
