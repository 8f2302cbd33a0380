// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/owner-messages'

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
}

function open(lines: unknown[], leftMinor = 5000) {
  render(
    <RefundForm
      lines={lines as Form['lines']}
      given={[]}
      leftMinor={leftMinor}
      isBusy={false}
      onSend={() => {}}
    />,
  )
  fireEvent.click(screen.getByLabelText('Some items'))
}

const give = (units: number) =>
  fireEvent.change(screen.getByLabelText('of 2: Shirt'), { target: { value: String(units) } })

it('names what is free and ends with the last money of the order', () => {
  open([shirt, { ...shirt, id: 'song', title: 'Song', unitMinor: 0, deliveryType: 'digital' }])
  const words = ownerMessages.refunds.endsToo('2 × Song')
  give(1)
  expect(screen.queryByText(words)).toBeNull()
  give(2)
  screen.getByText(words)
})

it('lets whoever claimed a gift keep the pieces that are left, not the last ones', () => {
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
