import { expect, it } from 'vitest'
import { connectionOf } from '@/plugins/audience/people/connection'

const nothing = {
  tier: '',
  orders: 0,
  spentMinor: 0,
  lists: 0,
  hasLeft: false,
  hasAccount: false,
}

it.each([
  [{}, ['Known by address']],
  [{ hasAccount: true }, ['Has an account']],
  [{ tier: 'Gold', spentMinor: 500, hasAccount: true }, ['Member of Gold', 'Paid $5.00']],
  [{ orders: 1 }, ['Bought once']],
  [{ orders: 3, spentMinor: 8000, lists: 2 }, ['Bought 3 times, $80.00', 'On 2 lists']],
  [{ hasLeft: true }, ['Left the list']],
  [{ hasLeft: true, lists: 1 }, ['On a list']],
])('says of %j how they are connected', (facts, words) => {
  expect(connectionOf({ ...nothing, ...facts })).toEqual(words)
})
