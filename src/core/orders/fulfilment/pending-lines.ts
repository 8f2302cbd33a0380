import { showDay } from '@/src/core/dates/show-date'
import { showGiftDay } from '@/src/core/gifts/gift-day'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { type Handover, handoverOf } from '@/src/core/orders/fulfilment/handover'
import {
  freeLabels,
  ownerLabelsFor,
  partlySentLabels,
  type Words,
} from '@/src/core/orders/order-labels'
import type { OrderStatus } from '@/src/core/orders/statuses'

/** A line of a paid order that nobody can have yet. */
export type PendingLine = {
  /** Counted from 0. */
  line: number
  title: string
  /** How many lines of its order were not given back. */
  ofLines: number
  /** `gift` goes out later, `undelivered` is one whose mail was given up, `release` comes out later. */
  kind: 'gift' | 'undelivered' | 'release'
  /** ISO; of a gift the moment, of a release the day. What is past comes soon. */
  day: string
}

type Standing = {
  status: OrderStatus
  totalMinor: number
  items: readonly (Parameters<typeof handoverOf>[0][number] & { sentAt?: string | null })[]
}

/** On which day a line comes out, as that is now; undefined when it is out. */
export function dayOfLine(coming: readonly PendingLine[], line: number): string | undefined {
  return coming.find((each) => each.line === line && each.kind === 'release')?.day
}

/**
 * How an order stands, in one or two words. Its status is as far as its artist has to do with it: files and
 * gifts that nobody can have before their day count as delivered there, and not here.
 *
 * @param wordsFor of its owner or its buyer
 */
export function orderStateLabel(
  wordsFor: (handover: Handover) => Words,
  { status, totalMinor, items }: Standing,
  coming: readonly PendingLine[],
): string {
  const words = { ...wordsFor(handoverOf(items)), ...(totalMinor === 0 && freeLabels) }
  const isAllComing = new Set(coming.map(({ line }) => line)).size === coming[0]?.ofLines
  if (isAllComing && (status === 'processing' || status === 'delivered')) {
    return words.paid
  }
  return coming.length > 0 && status === 'delivered' ? ordersAnswers.partlyDelivered : words[status]
}

/** The same for its owner, who has more to do for what went in part. */
export function ownerStateLabel(order: Standing, coming: readonly PendingLine[]): string {
  const isPartlySent = order.status === 'processing' && order.items.some(({ sentAt }) => sentAt)
  return isPartlySent
    ? partlySentLabels[handoverOf(order.items)]
    : orderStateLabel(ownerLabelsFor, order, coming)
}

/** What is still to come of an order and when, as sentences; empty when that is nothing. */
export function pendingLineLabel(coming: readonly PendingLine[], now = new Date()): string {
  const undelivered = coming.filter(({ kind }) => kind === 'undelivered')
  const gifts = coming.filter(({ kind }) => kind === 'gift')
  const releases = coming.filter(({ kind }) => kind === 'release')
  const isLater = ({ day }: PendingLine) => new Date(day) > now
  const sentences = [
    ...undelivered.map(() => ordersAnswers.giftUndelivered(undelivered.length)),
    ...gifts.map((gift) =>
      ordersAnswers.giftGoesOut(gifts.length, isLater(gift) ? showGiftDay(gift.day) : ''),
    ),
    ...releases.map((release) =>
      ordersAnswers.comesOut(
        release.ofLines > 1 ? release.title : '',
        isLater(release) ? showDay(release.day) : '',
      ),
    ),
  ]
  return [...new Set(sentences)].join(' ')
}
