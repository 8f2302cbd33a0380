import { expect, it } from 'vitest'
import { type Disputed, withDispute } from '@/plugins/commerce/payments/dispute-history'

type Said = [id: string, state: 'open' | 'won' | 'lost']

const taken = { paymentIntentId: 'p', amountMinor: 900, feeMinor: 1500 }

const standing = (said: Said[], start: Disputed = {}) =>
  said.reduce<Disputed>(
    (before, [id, state]) => withDispute(before, { id, state, ...taken }) ?? before,
    start,
  ).disputeState

it.each<[string, Said[], string]>([
  ['an objection', [['a', 'open']], 'open'],
  [
    'one that is over',
    [
      ['a', 'open'],
      ['a', 'won'],
    ],
    'won',
  ],
  [
    'one whose beginning is heard of late',
    [
      ['a', 'won'],
      ['a', 'open'],
    ],
    'won',
  ],
  [
    'a second one',
    [
      ['a', 'won'],
      ['b', 'open'],
    ],
    'open',
  ],
  [
    'a second one that is lost',
    [
      ['a', 'won'],
      ['b', 'open'],
      ['b', 'lost'],
    ],
    'lost',
  ],
  [
    'late news of the first',
    [
      ['a', 'won'],
      ['b', 'open'],
      ['a', 'open'],
    ],
    'open',
  ],
  [
    'two at once, of which one is won',
    [
      ['a', 'open'],
      ['b', 'open'],
      ['a', 'won'],
    ],
    'open',
  ],
  [
    'any after one that is lost',
    [
      ['a', 'lost'],
      ['b', 'open'],
      ['b', 'won'],
    ],
    'lost',
  ],
])('tells how %s stands', (_, said, expected) => {
  expect(standing(said)).toBe(expected)
})

it('goes on from what was noted before each had its own name', () => {
  expect(standing([['a', 'won']], { disputeState: 'open' })).toBe('won')
  expect(standing([['b', 'open']], { disputeState: 'won' })).toBe('open')
  expect(standing([['b', 'open']], { disputeState: 'lost' })).toBe('lost')
})

it('keeps what a lost one took, and when, of no other', () => {
  const lost = withDispute({}, { id: 'a', state: 'lost', ...taken })
  expect(lost).toMatchObject({ disputedMinor: 900, disputeFeeMinor: 1500 })
  expect(lost?.disputeLostAt).toMatch(/^\d{4}-/)
  expect(withDispute({}, { id: 'a', state: 'open', ...taken })).not.toHaveProperty('disputedMinor')
})
