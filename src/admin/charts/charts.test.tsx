// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BarChart } from '@/src/admin/charts/bar-chart'
import { LineChart } from '@/src/admin/charts/line-chart'

afterEach(cleanup)

const numberOf = (element: Element | null | undefined, name: string) =>
  Number(element?.getAttribute(name))

const barsOf = (values: readonly number[]) =>
  values.map((value, day) => ({
    label: day === 0 ? 'Mon' : '',
    value,
    title: `Day ${day}: ${value}`,
  }))

it('draws a bar for each day, as tall as its figure, which it says', () => {
  render(<BarChart name="Income" bars={barsOf([500, 1000, 0, -200, 250])} />)
  const days = [...screen.getByRole('img', { name: 'Income' }).querySelectorAll('g')]
  expect(days.map((day) => day.querySelector('title')?.textContent)).toEqual([
    'Day 0: 500',
    'Day 1: 1000',
    'Day 2: 0',
    'Day 3: -200',
    'Day 4: 250',
  ])
  const bars = days.map((day) => day.querySelectorAll('rect')[1])
  const tall = bars.map((bar) => numberOf(bar, 'height'))
  expect(tall).toEqual([36, 72, 1, 1, 18])
  // All stand on the same ground, one beside the other.
  expect(new Set(bars.map((bar, day) => numberOf(bar, 'y') + (tall[day] ?? 0))).size).toBe(1)
  const lefts = bars.map((bar) => numberOf(bar, 'x'))
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  expect(days[0]?.querySelector('text')?.textContent).toBe('Mon')
})

it('draws nothing sold as a row of flat bars', () => {
  render(<BarChart name="Income" bars={barsOf([0, 0])} />)
  const bars = screen.getByRole('img').querySelectorAll('g rect:last-of-type')
  expect([...bars].map((bar) => numberOf(bar, 'height'))).toEqual([1, 1])
})

it('draws how something grew, with a dot for today', () => {
  render(<LineChart name="Members" values={[10, 10, 30, 20]} firstLabel="Oct" lastLabel="Nov" />)
  const chart = screen.getByRole('img', { name: 'Members' })
  const line = chart.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  const points = line
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(',').map(Number))
  const heights = points.map(([, y]) => y ?? 0)
  expect(heights[0]).toBe(heights[1])
  // Down the screen is less.
  expect(heights[2]).toBeLessThan(heights[3] ?? 0)
  expect(heights[3]).toBeLessThan(heights[0] ?? 0)
  const dot = chart.querySelector('circle')
  expect([numberOf(dot, 'cx'), numberOf(dot, 'cy')]).toEqual(points.at(-1))
  expect(chart.textContent).toBe('OctNov')
})

it('has a picture of figures that never changed', () => {
  render(<LineChart name="Members" values={[0, 0]} firstLabel="" lastLabel="" />)
  expect(screen.getByRole('img').innerHTML).not.toMatch(/NaN|Infinity/)
})
