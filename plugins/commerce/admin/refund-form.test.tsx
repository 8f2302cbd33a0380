// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, children }: { disabled: boolean; children: string }) => (
    <button type="submit" disabled={disabled}>
      {children}
    </button>
  ),
}))

const { RefundForm } = await import('@/plugins/commerce/admin/refund-form')

afterEach(cleanup)

type Form = ComponentProps<typeof RefundForm>

const shirt = {
  id: 'shirt',
  title: 'Shirt',
  quantity: 2,
  left: 2,
  unitMinor: 2500,
  deliveryType: 'shipping',
  hasStock: true,
}

const form = (lines: unknown[], leftMinor = 5000, given: Form['given'] = []) => (
  <RefundForm
    lines={lines as Form['lines']}
    given={given}
    leftMinor={leftMinor}
    isBusy={false}
    onSend={() => {}}
  />
)

function open(lines: unknown[], leftMinor = 5000) {
  const shown = render(form(lines, leftMinor))
  fireEvent.click(screen.getByLabelText('Some items'))
  return shown
}

const give = (units: number) =>
  fireEvent.change(screen.getByLabelText(/^of 2: Shirt/), { target: { value: String(units) } })

it('names what is free and ends with the last money of the order', () => {
  open([shirt, { ...shirt, id: 'song', title: 'Song', unitMinor: 0, deliveryType: 'digital' }])
  const words = ownerMessages.refunds.endsToo('2 × Song')
  give(1)
  expect(screen.queryByText(words)).toBeNull()
  give(2)
  screen.getByText(words)
})

it('lets its recipient keep the pieces that are left, not the last ones', () => {
  open(
    [
      { ...shirt, giftFor: 'Ana', isPromised: true },
      { ...shirt, id: 'cap', title: 'Cap' },
    ],
    10_000,
  )
  const words = ownerMessages.refunds.cannotKeep('Ana')
  give(1)
  expect(screen.queryByText(words)).toBeNull()
  give(2)
  screen.getByText(words)
})

it('tells a gift from the same thing for the buyer', () => {
  open([shirt, { ...shirt, id: 'gift', giftFor: 'Ana' }], 10_000)
  screen.getByLabelText('of 2: Shirt')
  screen.getByLabelText('of 2: Shirt for Ana')
})

it('asks for no more than is left by now, and calls nothing free that was paid', () => {
  const { rerender } = open([shirt])
  give(2)
  screen.getByRole('button', { name: 'Give back $50.00' })
  rerender(form([{ ...shirt, left: 1 }], 2500, [{ line: 0, quantity: 1 }]))
  expect(screen.getByLabelText<HTMLInputElement>('of 1: Shirt').value).toBe('1')
  screen.getByRole('button', { name: 'Give back $25.00' })
  rerender(form([{ ...shirt, left: 0 }], 2500, [{ line: 0, quantity: 2 }]))
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  expect(screen.queryByText(ownerMessages.refunds.withoutMoney)).toBeNull()
})

it('offers to put back into stock only what has a stock', () => {
  const song = { ...shirt, id: 'song', title: 'Song', deliveryType: 'digital', hasStock: false }
  const { unmount } = open([song, shirt], 10_000)
  const box = () => screen.queryByLabelText('Put the pieces back into stock')
  const giveOf = (title: string, units: number) =>
    fireEvent.change(screen.getByLabelText(`of 2: ${title}`), { target: { value: String(units) } })
  giveOf('Song', 1)
  expect(box()).toBeNull()
  giveOf('Shirt', 1)
  expect(box()).not.toBeNull()
  unmount()
  render(form([song]))
  expect(box()).toBeNull()
})
