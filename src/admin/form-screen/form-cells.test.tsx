// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { StockCell } from '@/src/admin/form-screen/form-cells'

afterEach(cleanup)

function Stock() {
  const [value, setValue] = useState<number | null>(8)
  return <StockCell shown="In stock" label="Stock" value={value} max={1000} set={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })

it.each([
  ['-1', '0', '0, the least there can be'],
  ['5000', '1000', '1000, the most there can be'],
])('says at its place that %s became %s', (typed, became, words) => {
  render(<Stock />)
  type(typed)
  fireEvent.blur(field())
  expect(field().value).toBe(became)
  expect(screen.getByText(words)).toBeTruthy()
  type('7')
  expect(screen.queryByText(words)).toBeNull()
})
