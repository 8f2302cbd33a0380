// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { StockCell } from '@/src/admin/form-screen/form-cells'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

function Stock() {
  const [value, setValue] = useState<number | null>(8)
  return <StockCell shown="In stock" label="Stock" value={value} max={1_000_000} set={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

it.each([
  ['-1', ownerMessages.variants.stock],
  ['eight', ownerMessages.variants.stock],
  ['1.5', ownerMessages.variants.stock],
  ['5000000', ownerMessages.variants.stockMost],
])('keeps %s as it was typed, and says at its place what is wrong', (typed, words) => {
  render(<Stock />)
  type(typed)
  fireEvent.blur(field())
  expect(field().value).toBe(typed)
  expect(screen.getByRole('alert').textContent).toBe(words)
  type('7')
  expect([screen.queryByRole('alert'), field().value]).toEqual([null, '7'])
})

it('takes nothing for no limit', () => {
  render(<Stock />)
  type('')
  expect([screen.queryByRole('alert'), field().value]).toEqual([null, ''])
})
