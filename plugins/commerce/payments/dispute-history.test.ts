import { expect, it } from 'vitest'
import { type Disputed, withDispute } from '@/plugins/commerce/payments/dispute-history'

type Said = [id: string, state: 'open' | 'won' | 'lost']

const standing = (said: Said[], start: Disputed = {}) =>
  said.reduce<Disputed>(
    (before, [id, state]) => withDispute(before, { id, state, paymentIntentId: 'p' }) ?? before,
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
