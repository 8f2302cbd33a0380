import { expect, it } from 'vitest'
import { churnPercent, dayNumbers, totalsOf } from '@/plugins/insights/day-numbers'

const range = { from: '2026-11-20', to: '2026-11-22', days: 3 }
const figures = {
  sales: [{ day: '2026-11-21', orders: 2, revenueMinor: 1010 }],
  plays: [{ day: '2026-11-22', plays: 7 }],
  visits: [],
  members: {
    before: 4,
    movements: [
      { day: '2026-11-20', joined: 2, left: 1 },
      { day: '2026-11-22', joined: 0, left: 2 },
    ],
  },
  subscribers: { before: 0, movements: [] },
}

it('has every day, and carries over how many members there are', () => {
  const days = dayNumbers(range, figures)
  expect(days.map(({ day, members, revenue }) => [day, members, revenue])).toEqual([
    ['2026-11-20', 5, 0],
    ['2026-11-21', 5, 10.1],
    ['2026-11-22', 3, 0],
  ])
  expect(totalsOf(days)).toMatchObject({ orders: 2, revenue: 10.1, plays: 7, membersLeft: 3 })
})

it('sums dollars without drift', () => {
  const sales = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => ({
    day,
    orders: 1,
    revenueMinor: 10,
  }))
  expect(totalsOf(dayNumbers(range, { ...figures, sales })).revenue).toBe(0.3)
})

it('says churn of those who were there, and nothing of nobody', () => {
  const totals = totalsOf(dayNumbers(range, figures))
  expect(churnPercent({ before: 4, movements: [] }, totals)).toBe(75)
  expect(churnPercent({ before: 0, movements: [] }, totals)).toBeNull()
})
