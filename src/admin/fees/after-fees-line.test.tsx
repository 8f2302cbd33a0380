// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AfterFeesLine } from '@/src/admin/fees/after-fees-line'

afterEach(cleanup)

it('says what is left of a price, and counted with what', () => {
  const { container } = render(<AfterFeesLine minor={2500} platformBps={500} />)
  expect(container.textContent).toBe(
    'After fees you get about $22.72 of $25.00: 2.9 % + $0.30 for the card and 5 % for the platform.',
  )
})

it('says nothing of what is free, or of what is no price yet', () => {
  const { container } = render(
    <>
      <AfterFeesLine minor={0} platformBps={500} />
      <AfterFeesLine minor={-1} platformBps={500} />
    </>,
  )
  expect(container.textContent).toBe('')
})
