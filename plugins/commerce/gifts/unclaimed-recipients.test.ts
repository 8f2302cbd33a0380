import { expect, it } from 'vitest'
import { unclaimedRecipients } from '@/plugins/commerce/gifts/unclaimed-recipients'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import type { Gift, Order } from '@/src/payload-types'

const now = new Date('2026-11-23T12:00:00.000Z')
const order = {
  items: [
    { deliveryType: 'shipping' },
    { deliveryType: 'shipping' },
    { deliveryType: 'digital' },
    { deliveryType: 'pickup' },
  ],
} as Pick<Order, 'items'>
const gift = (line: number, recipientName: string, rest: Partial<Gift> = {}) =>
  ({ line, recipientName, status: 'sent', expiresAt: '2026-12-01T12:00:00.000Z', ...rest }) as Gift

it.each([
  ['nobody without gifts', [], ''],
  ['whoever has not claimed', [gift(0, 'Ana')], 'Ana'],
  ['whose gift waits for its day', [gift(0, 'Eve', { status: 'scheduled' })], 'Eve'],
  ['each once', [gift(0, 'Ana'), gift(0, 'Ana')], 'Ana'],
  ['all of them', [gift(0, 'Ana'), gift(0, 'Eve')], 'Ana and Eve'],
  ['nobody for another line', [gift(1, 'Ana')], ''],
  ['nobody who has claimed', [gift(0, 'Ana', { status: 'claimed' })], ''],
  ['nobody whose gift was taken back', [gift(0, 'Ana', { status: 'cancelled' })], ''],
  ['nobody who came too late', [gift(0, 'Ana', { expiresAt: '2026-11-22T12:00:00.000Z' })], ''],
] as const)('a line waits for %s', (_, gifts, names) => {
  expect(unclaimedRecipients(order, 0, gifts, now)).toBe(
    names && giftAnswers.waitsForAddress(names),
  )
})

it('what is downloaded waits for nobody', () => {
  expect(unclaimedRecipients(order, 2, [gift(2, 'Ana')], now)).toBe('')
})

it('what is picked up waits for anyone who has to claim it, and needs no address', () => {
  const waits = giftAnswers.waitsForClaim('Ana')
  expect(unclaimedRecipients(order, 3, [gift(3, 'Ana')], now)).toBe(waits)
  expect(unclaimedRecipients(order, 3, [gift(3, 'Ana', { status: 'claimed' })], now)).toBe('')
})
