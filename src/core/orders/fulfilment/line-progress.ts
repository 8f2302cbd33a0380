import type { DeliveryType } from '@/src/core/choices/product-choices'
import { showDay } from '@/src/core/dates/show-date'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { ordersMessages } from '@/src/core/messages/orders'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { buyerLabels, buyerLabelsFor } from '@/src/core/orders/order-labels'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { type OrderStatus, paidStatuses } from '@/src/core/orders/statuses'

type Line = {
  deliveryType: DeliveryType
  membershipInterval?: 'month' | 'year' | null
  /** ISO time at which it was handed over. */
  sentAt?: string | null
}

/**
 * Where one line of a paid order stands, in a buyer's words: files are there at once or with their
 * release, the rest goes with its parcel. The order's own status is that of the line least far.
 *
 * @param comesOn ISO day on which it comes out, as that is now; what is past comes soon, and without one it is out
 * @returns empty for an order that is not paid
 */
export function lineProgress(status: OrderStatus, line: Line, comesOn?: string): string {
  const { deliveryType, sentAt } = line
  if (!paidStatuses.includes(status)) {
    return ''
  }
  if (isMembershipItem(line)) {
    return membershipAnswers.started
  }
  const words = buyerLabelsFor(handoverOf([line]))
  if (sentAt && status !== 'delivered') {
    return words.shipped
  }
  if (comesOn) {
    const isLater = Date.parse(comesOn) > Date.now()
    return isLater ? `Comes out on ${showDay(comesOn)}` : ordersMessages.outSoon
  }
  if (deliveryType === 'digital') {
    return buyerLabels.delivered
  }
  const first = deliveryType === 'pickup' ? 'To be picked up' : 'Waits to be packed'
  return status === 'paid' ? first : words[status]
}
