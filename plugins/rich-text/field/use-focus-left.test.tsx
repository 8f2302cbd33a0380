// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusLeft } from '@/plugins/rich-text/field/use-focus-left'

const onLeft = vi.fn()
beforeEach(() => onLeft.mockClear())
afterEach(cleanup)

const elsewhere = (children: ReactNode) => createPortal(children, document.body)

function Field() {
  const frame = useRef<HTMLFieldSetElement>(null)
  const onFocus = useFocusLeft(frame, true, onLeft)
  return (
    <fieldset ref={frame} onFocus={onFocus}>
      <button type="button">Words</button>
      {elsewhere(<button type="button">Menu of a feature</button>)}
      {elsewhere(
        <dialog open aria-modal="true">
          <button type="button">Drawer of a feature</button>
        </dialog>,
      )}
    </fieldset>
  )
}

/** As a dialog that is taken away: the browser gives the keyboard back while React hears nothing. */
function GivesBack() {
  useLayoutEffect(() => () => screen.getByRole('button', { name: 'Words' }).focus(), [])
  return elsewhere(
    <dialog open aria-modal="true">
      <button type="button">Confirm</button>
    </dialog>,
  )
}

function Form() {
  return (
    <dialog open aria-modal="true">
      <Field />
      <input aria-label="Title" />
      {elsewhere(
        <dialog open aria-modal="true">
          <button type="button">Drawer of a provider</button>
        </dialog>,
      )}
    </dialog>
  )
}

it.each(['Words', 'Menu of a feature', 'Drawer of a feature', 'Drawer of a provider'])(
  'goes on while the keyboard is in: %s',
  (name) => {
    render(<Form />)
    screen.getByRole('button', { name }).focus()
    expect(onLeft).not.toHaveBeenCalled()
  },
)

it('ends with the next field of the form', () => {
  render(<Form />)
  screen.getByRole('button', { name: 'Words' }).focus()
  screen.getByLabelText('Title').focus()
  expect(onLeft).toHaveBeenCalledOnce()
})

it('goes on when a dialog that is taken away gives the keyboard back', () => {
  const { rerender } = render([<Form key="form" />, <GivesBack key="dialog" />])
  screen.getByRole('button', { name: 'Confirm' }).focus()
  rerender([<Form key="form" />])
  expect(document.activeElement?.textContent).toBe('Words')
  expect(onLeft).not.toHaveBeenCalled()
})
