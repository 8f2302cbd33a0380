// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, children }: { disabled: boolean; children: string }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
}))

const { ReviewForm } = await import('@/plugins/commerce/admin/review-form')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function open(stuckMinor: number) {
  const onSend = vi.fn(async () => true)
  render(<ReviewForm url="/o/reviewed" stuckMinor={stuckMinor} isBusy={false} onSend={onSend} />)
  const note = { target: { value: 'Looked' } }
  fireEvent.input(screen.getByLabelText('How was it settled?'), note)
  return { onSend, press: () => fireEvent.click(screen.getByText('Done')) }
}

it('asks what became of money that could not be sent, before anything else', async () => {
  const { onSend, press } = open(2500)
  press()
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByText(ownerMessages.refunds.whatBecame('$25.00'))).toBeTruthy()
  fireEvent.click(screen.getByLabelText(ownerMessages.refunds.givesUp))
  press()
  await waitFor(() =>
    expect(onSend.mock.calls).toEqual([[{ note: 'Looked', stuckRefunds: 'given_up' }]]),
  )
})

it('asks nothing more where there is none', async () => {
  const { onSend, press } = open(0)
  press()
  await waitFor(() => expect(onSend.mock.calls).toEqual([[{ note: 'Looked' }]]))
})
