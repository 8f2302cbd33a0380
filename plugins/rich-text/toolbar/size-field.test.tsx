// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SizeField } from '@/plugins/rich-text/toolbar/size-field'

afterEach(cleanup)

it('goes back to the usual size when no number is typed', () => {
  const sizes: number[] = []
  render(<SizeField px={24} onChange={(px) => sizes.push(px)} onLeave={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'Font size' })
  fireEvent.change(field, { target: { value: 'large' } })
  fireEvent.blur(field)
  expect(sizes).toEqual([16])
})
