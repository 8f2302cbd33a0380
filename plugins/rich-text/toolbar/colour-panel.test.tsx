// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { ColourPanel } from '@/plugins/rich-text/toolbar/colour-panel'

stubLayout()

afterEach(cleanup)

it('stays open on Enter and says so when a number is no colour', () => {
  const [onChange, onClose] = [vi.fn(), vi.fn()]
  render(
    <ColourPanel
      label="Text colour"
      value={null}
      colourOf={(value) => value}
      anchor={() => null}
      onChange={onChange}
      onClose={onClose}
    />,
  )
  const number = screen.getByLabelText('Text colour: number')
  fireEvent.change(number, { target: { value: '#12345' } })
  fireEvent.keyDown(number, { key: 'Enter' })
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(
    'This is no colour. Write one like #D9480F.',
  )
  expect(onClose).not.toHaveBeenCalled()

  fireEvent.change(number, { target: { value: '#123456' } })
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  fireEvent.keyDown(number, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledWith('#123456')
  expect(onClose).toHaveBeenCalledOnce()
})
