// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { errorsMessages } from '@/src/core/messages/errors'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, children }: { disabled: boolean; children: string }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
}))

const { NoteForm } = await import('@/plugins/commerce/admin/note-form')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function open(isStored = true) {
  const onSend = vi.fn(async () => isStored)
  const words = { label: 'Words', hint: '', action: 'Send' }
  render(<NoteForm url="/o/notes" {...words} isBusy={false} onSend={onSend} />)
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Words')
  const write = (value: string) => fireEvent.input(field(), { target: { value } })
  return { onSend, field, write, press: () => fireEvent.click(screen.getByText('Send')) }
}

it('is not sent without words, and says so at the field', async () => {
  const { onSend, write, press } = open()
  write(' ')
  press()
  expect((await screen.findByRole('alert')).textContent).toBe(errorsMessages.required)
  expect(onSend).not.toHaveBeenCalled()
  write('Met at the port ')
  press()
  await waitFor(() => expect(onSend.mock.calls).toEqual([['Met at the port']]))
})

it('is there again after a reload, until it is stored', async () => {
  const refused = open(false)
  refused.write('Met at the port')
  refused.press()
  await waitFor(() => expect(refused.onSend).toHaveBeenCalled())
  cleanup()
  const { field, press } = open()
  expect(field().value).toBe('Met at the port')
  press()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})
