import { expect, it } from 'vitest'
import { giftStateOf } from '@/src/core/gifts/gift-states'

const now = new Date('2026-12-01T12:00:00Z')
const facts = { status: 'sent', expiresAt: null, isOrderOver: false, isMailFailed: false } as const

it.each([
  [{ status: 'pending_payment' }, 'pending_payment'],
  [{ status: 'pending_payment', isOrderOver: true }, 'failed'],
  [{ status: 'scheduled' }, 'scheduled'],
  [{ status: 'scheduled', isMailFailed: true }, 'failed'],
  [{}, 'sent'],
  [{ isMailFailed: true }, 'failed'],
  [{ expiresAt: new Date('2026-12-01T12:00:01Z') }, 'sent'],
  [{ expiresAt: now }, 'expired'],
  [{ status: 'claimed', expiresAt: now, isMailFailed: true }, 'claimed'],
  [{ status: 'cancelled', expiresAt: now }, 'cancelled'],
] as const)('calls %o %s', (change, state) => {
  expect(giftStateOf({ ...facts, ...change }, now)).toBe(state)
})
