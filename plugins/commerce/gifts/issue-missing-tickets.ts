import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { unpaidUnits } from '@/plugins/commerce/payments/refund-rows'
import { findTickets } from '@/plugins/commerce/tickets/find-tickets'
import { issueTickets, ticketLinesOf } from '@/plugins/commerce/tickets/issue-tickets'
import { type RefundLine, unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import type { Order } from '@/src/payload-types'

/**
 * Makes the admissions of claimed gifts that were left out because their money seemed to go back, with the
 * order locked: the refund has failed, so they are paid.
 */
export async function issueMissingTickets(
  req: PayloadRequest,
  order: Order,
  lines: readonly RefundLine[],
): Promise<void> {
  if (lines.length === 0 || !paidStatuses.includes(order.status)) {
    return
  }
  const [variants, unpaid] = [await ticketLinesOf(req, order), await unpaidUnits(req, order)]
  const claimed = await findGifts(req, {
    and: [
      { order: { equals: order.id } },
      { status: { equals: 'claimed' } },
      { line: { in: lines.map(({ line }) => line) } },
    ],
  })
  for (const { line, recipientName, recipientEmail, claimedEmail, account } of claimed) {
    const variant = variants.get(line)
    if (variant) {
      const made = await findTickets(req, { order: { equals: order.id }, line: { equals: line } })
      const good = made.filter(({ status }) => status === 'valid')
      await issueTickets(req, {
        order,
        line,
        first: made.length,
        units: unitsLeft(order.items, line, unpaid) - good.length,
        variant,
        holder: {
          name: recipientName,
          email: claimedEmail ?? recipientEmail,
          accountId: account ? idOf(account) : null,
        },
      })
    }
  }
}
