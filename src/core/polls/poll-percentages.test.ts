import { expect, it } from 'vitest'
import { pollPercentages } from '@/src/core/polls/poll-percentages'

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [150, 103, 59],
    [48, 33, 19],
  ],
  [
    [1, 0, 0],
    [100, 0, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [2, 1],
    [67, 33],
  ],
])('shares %j as %j', (votes, expected) => {
  expect(pollPercentages(votes)).toEqual(expected)
})

it('always sums to 100 when anybody voted', () => {
  for (let seed = 1; seed < 500; seed++) {
    const votes = Array.from({ length: 2 + (seed % 9) }, (_, index) => (seed * (index + 3)) % 97)
    const sum = pollPercentages(votes).reduce((total, share) => total + share, 0)
    expect(sum).toBe(votes.some((count) => count > 0) ? 100 : 0)
  }
})
