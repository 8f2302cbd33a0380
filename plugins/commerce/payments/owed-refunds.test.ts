import { expect, it } from 'vitest'
import { isOneOwed } from '@/plugins/commerce/payments/owed-refunds'
import type { Refund } from '@/src/payload-types'

const refund = (state: Refund['state'], of: Partial<Refund> = {}): Refund => ({
  id: 'refund',
  profile: 'profile',
  amountMinor: 500,
  currency: 'usd',
  state,
  restock: false,
  actorType: 'owner',
  key: 'key',
  provider: 'test',
  paymentIntentId: 'pi',
  attempt: 1,
  tries: 0,
  updatedAt: '',
  createdAt: '',
  ...of,
})
const seat = (line: number) => ({ lines: [{ line, quantity: 1 }] })
const may = { membershipPayment: 'may' }
const june = { membershipPayment: 'june' }

it.each([
  ['one that failed', [refund('failed')], true],
  ['made up for', [refund('failed'), refund('succeeded')], false],
  ['nothing made up for it before', [refund('succeeded'), refund('failed')], true],
  ['another amount', [refund('failed'), refund('succeeded', { amountMinor: 300 })], true],
  ['one of two alike', [refund('failed'), refund('failed'), refund('succeeded')], true],
  [
    'both of two alike',
    [refund('failed'), refund('failed'), refund('succeeded'), refund('succeeded')],
    false,
  ],
  ['another payment of a member', [refund('failed', may), refund('succeeded', june)], true],
  ['the same payment of a member', [refund('failed', may), refund('succeeded', may)], false],
  [
    'another line of an order',
    [refund('failed', seat(0)), refund('failed', seat(1)), refund('succeeded', seat(0))],
    true,
  ],
  ['given up', [refund('failed', { isAbandoned: true })], false],
  ['cannot be sent', [refund('requested', { error: 'No account' })], true],
  ['on its way', [refund('pending')], false],
])('knows whether money is owed: %s', (_, refunds, expected) => {
  expect(isOneOwed(refunds)).toBe(expected)
})
