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
