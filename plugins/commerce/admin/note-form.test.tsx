// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, children }: { disabled: boolean; children: string }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
}))

const { NoteForm } = await import('@/plugins/commerce/admin/note-form')

afterEach(cleanup)

function open() {
  const onSend = vi.fn()
  const words = { label: 'Words', hint: '', action: 'Send' }
  render(<NoteForm {...words} isBusy={false} onSend={onSend} />)
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText('Words'), { target: { value } })
  return { onSend, write, press: () => fireEvent.click(screen.getByText('Send')) }
}

it('is not sent without words', () => {
  const { onSend, write, press } = open()
  press()
  write(' ')
  press()
  expect(onSend).not.toHaveBeenCalled()
  write('Met at the port')
  press()
  expect(onSend.mock.calls).toEqual([['Met at the port']])
})
