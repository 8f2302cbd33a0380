import { optionsOf } from '@/src/core/choices/options-of'
import { ordersMessages } from '@/src/core/messages/orders'
import type { Handover } from '@/src/core/orders/fulfilment/handover'
import { type OrderMover, type OrderStatus, orderStatuses } from '@/src/core/orders/statuses'

export type Words = Readonly<Record<OrderStatus, string>>

/** How orders stand, in an artist's words. */
export const ownerLabels: Words = {
  initiated_payment: 'Waiting for payment',
  payment_failed: 'Payment declined',
  failed: 'Not paid',
  paid: 'Paid',
  processing: 'To send',
  shipped: 'Sent',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const ownerStatusOptions = optionsOf(orderStatuses, ownerLabels)

/** How orders stand, in a buyer's words. */
export const buyerLabels: Words = {
  initiated_payment: 'Ordered, waiting for payment',
  payment_failed: 'The payment did not go through',
  failed: 'Not paid in time',
  paid: 'Paid',
  processing: 'Being packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** Where nothing is to be paid. */
export const freeLabels = {
  initiated_payment: ordersMessages.ordered,
  paid: ordersMessages.ordered,
} satisfies Partial<Words>

/** What the steps of an order were: one that was paid for waits no more. */
export function historyLabels(
  labels: Words,
  { status, totalMinor }: { status: OrderStatus; totalMinor: number },
): Words {
  return {
    ...labels,
    ...(status !== 'initiated_payment' && { initiated_payment: ordersMessages.ordered }),
    ...(totalMinor === 0 && freeLabels),
  }
}

const ownerPickupLabels: Words = {
  ...ownerLabels,
  processing: 'To get ready',
  shipped: 'Ready to be picked up',
  delivered: 'Picked up',
}

const buyerPickupLabels: Words = {
  ...buyerLabels,
  processing: 'To be picked up',
  shipped: 'Ready to be picked up',
  delivered: 'Picked up',
}

/** What nobody sends has words of its own; an order that goes both ways has those of its parcel. */
export function ownerLabelsFor(handover: Handover): Words {
  return handover === 'pickup' ? ownerPickupLabels : ownerLabels
}

export function buyerLabelsFor(handover: Handover): Words {
  return handover === 'pickup' ? buyerPickupLabels : buyerLabels
}

/** Of an order some of whose goods were handed over, and others are to be. */
export const partlySentLabels: Readonly<Record<Handover, string>> = {
  none: ownerLabels.processing,
  parcel: 'Partly sent',
  pickup: 'Partly ready',
  both: 'Partly sent',
}

export const moverLabels: Readonly<Record<OrderMover, string>> = {
  visitor: 'The buyer',
  owner: 'You',
  provider: 'The payment provider',
  system: 'By itself',
}

export const refundStates = ['none', 'partial', 'full'] as const
export type RefundState = (typeof refundStates)[number]

export const refundLabels: Readonly<Record<RefundState, string>> = {
  none: 'No refund',
  partial: 'Partly refunded',
  full: 'Refunded',
}

export const reviewReasons = [
  'amount_mismatch',
  'currency_mismatch',
  'oversold',
  'account_mismatch',
  'late_payment',
  'dispute',
  'refund_failed',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** What is odd about an order, and what there is to do. */
export const reviewLabels: Readonly<Record<ReviewReason, string>> = {
  amount_mismatch: 'Another amount was paid than the order asks for.',
  currency_mismatch: 'It was paid in another currency.',
  oversold: 'The payment came late, and the last pieces were sold meanwhile.',
  account_mismatch: 'The payment went to another account, or was a test.',
  late_payment: 'It was paid after it had been cancelled.',
  dispute: 'The buyer disputes the payment with their bank.',
  refund_failed: 'Money could not be given back.',
}
