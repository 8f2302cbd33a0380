// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const call = vi.fn(async (_url: string, _body: unknown) => true)
vi.mock('@/src/admin/use-call', () => ({
  useCall: () => ({ call, isBusy: false, problem: '' }),
}))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, type, children }: Record<string, never>) => (
    <button type={type} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))

const { CorrectBuyer } = await import('@/plugins/commerce/admin/correct-buyer')
const messages = ownerMessages.correctBuyer

afterEach(() => {
  cleanup()
  call.mockClear()
})

const address = { name: 'Ada Fan', street: 'Main 1', city: 'Ulm', country: 'DE' }

function open(correctable: { email: boolean; address: boolean; keptCountry: string }) {
  render(
    <CorrectBuyer
      url="/o"
      email="ada@exmaple.com"
      address={address}
      correctable={correctable}
      isPaid
    />,
  )
  fireEvent.click(screen.getByText(messages.open))
}
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByText(messages.save))

it('sends what was changed alone, and offers the receipt to the new address', async () => {
  open({ email: true, address: true, keptCountry: 'DE' })
  save()
  expect(call).not.toHaveBeenCalled()
  type(messages.email, ' Ada@Example.com')
  save()
  await waitFor(() => expect(call.mock.calls).toEqual([['/o/buyer', { email: 'ada@example.com' }]]))
  await waitFor(() => screen.getByText(messages.saved))
  fireEvent.click(screen.getByText(messages.sendReceipt('ada@example.com')))
  expect(call.mock.calls[1]).toEqual(['/o/resend', { mail: 'receipt' }])
})

it('corrects an address, in the country that was paid for', async () => {
  open({ email: false, address: true, keptCountry: 'DE' })
  expect(screen.queryByLabelText(messages.email)).toBeNull()
  expect(screen.queryByLabelText(messages.country)).toBeNull()
  expect(screen.getByText(messages.staysIn('Germany'))).toBeTruthy()
  type(messages.fields.street, 'Main 11')
  save()
  expect((await screen.findByRole('alert')).textContent).toBe(checkoutMessages.postcodeRequired)
  type(messages.fields.zipCode, '89073')
  save()
  const shippingAddress = {
    ...address,
    street: 'Main 11',
    line2: '',
    zipCode: '89073',
    region: '',
  }
  await waitFor(() => expect(call.mock.calls).toEqual([['/o/buyer', { shippingAddress }]]))
})

it('asks for the country where the price does not depend on it', async () => {
  open({ email: false, address: true, keptCountry: '' })
  fireEvent.change(screen.getByLabelText(messages.country), { target: { value: 'FR' } })
  type(messages.fields.zipCode, '75001')
  save()
  await waitFor(() =>
    expect(call.mock.calls[0]?.[1]).toMatchObject({ shippingAddress: { country: 'FR' } }),
  )
})
