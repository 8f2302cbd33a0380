import type { PayloadRequest } from 'payload'
import { awaitedRecipients } from '@/plugins/commerce/gifts/awaited-recipients'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { releasesOf } from '@/plugins/commerce/orders/pre-orders'
import { ordersAnswers } from '@/src/core/messages/orders-answers'
import { showDay } from '@/src/core/show-date'
import type { Gift, Order } from '@/src/payload-types'

/**
 * Which of some lines cannot be handed over yet, and why: it comes out later, or somebody who gets it has
 * not claimed it.
 */
export async function waitingLines(
  req: PayloadRequest,
  order: Order,
  lines: readonly number[],
  gifts: readonly Gift[],
): Promise<ReadonlyMap<number, string>> {
  const releases = await releasesOf(req, order)
  const now = new Date()
  return new Map(
    lines.flatMap((line): [number, string][] => {
      const item = order.items[line]
      const day = item?.variant && releases.get(idOf(item.variant))
      const why =
        awaitedRecipients(order, line, gifts, now) ||
        (item && day && new Date(day) > now && ordersAnswers.notOutYet(item.title, showDay(day)))
      return why ? [[line, why]] : []
    }),
  )
}
