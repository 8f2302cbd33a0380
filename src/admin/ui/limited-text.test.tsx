// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LimitedText } from '@/src/admin/ui/limited-text'

afterEach(cleanup)

function Held({ initial, isLong }: { initial: string; isLong?: boolean }) {
  const [value, setValue] = useState(initial)
  return <LimitedText label="Label" value={value} max={20} isLong={isLong} onChange={setValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

const said = () => screen.getByRole('status').textContent

/** As typing and pasting do: the text with the caret behind what came in. */
function put(value: string, caret = value.length) {
  const { value: before } = field()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field()), 'value')?.set?.call(
    field(),
    value,
  )
  expect(field().value).not.toBe(before)
  field().setSelectionRange(caret, caret)
  fireEvent.input(field())
}

it.each([false, true])('ends at its limit (several lines: %s)', (isLong) => {
  render(<Held initial="" isLong={isLong} />)
  put('a'.repeat(500))
  expect(field().value).toBe('a'.repeat(20))
  expect(said()).toBe('20 / 20: 480 more did not fit')
  put('a'.repeat(19))
  expect(said()).toBe('19 / 20')
})

it('takes no more letter at its end, and keeps what stands there', () => {
  render(<Held initial={'a'.repeat(20)} />)
  put(`${'a'.repeat(20)}b`)
  expect(field().value).toBe('a'.repeat(20))
})

it('cuts what is put into the middle, not what stands behind it', () => {
  render(<Held initial="Listen to it, now" />)
  put('Listen, please, to it, now', 15)
  expect(field().value).toBe('Listen, p to it, now')
  expect(field().selectionEnd).toBe(9)
})

it('cuts no character apart', () => {
  render(<Held initial="" />)
  put(`${'a'.repeat(15)}👨‍👩‍👧‍👦`)
  expect(field().value).toBe('a'.repeat(15))
})

it('says how much room there is when it gets scarce', () => {
  render(<Held initial="" />)
  put('a'.repeat(14))
  expect(said()).toBe('')
  put('a'.repeat(15))
  expect(said()).toBe('15 / 20')
})
