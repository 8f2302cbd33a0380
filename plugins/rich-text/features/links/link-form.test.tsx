// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkForm } from '@/plugins/rich-text/features/links/link-form'
import { ownerMessages } from '@/src/core/owner-messages'

afterEach(cleanup)

it('says that a link cannot lead to a variable, and takes an address instead', () => {
  const onApply = vi.fn()
  render(<LinkForm link={null} onApply={onApply} onCancel={() => {}} />)
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Link address'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply link' }))
  }
  type('{{order.url}}')
  expect(screen.getByRole('alert').textContent).toBe(ownerMessages.richText.noVariableLink)
  expect(onApply).not.toHaveBeenCalled()
  type('luna.example')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onApply).toHaveBeenCalledWith(
    { url: 'https://luna.example', isNewTab: false },
    'luna.example',
  )
})

it('stays open while Enter ends a word that is put together from several keys', () => {
  const onApply = vi.fn()
  render(<LinkForm link={null} onApply={onApply} onCancel={() => {}} />)
  const field = screen.getByLabelText('Link address')
  fireEvent.change(field, { target: { value: '/東京' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onApply).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onApply).toHaveBeenCalledOnce()
})
