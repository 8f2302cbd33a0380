// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const ask = vi.fn(async (_url: string, _call: { body: unknown }) => ({ answer: {} }))
vi.mock('@/src/admin/call-api', () => ({ ask }))
const { useSellAlone } = await import('@/plugins/catalog/songs/admin/use-sell-alone')

afterEach(() => {
  cleanup()
  ask.mockClear()
})

const trackId = '9d04583e-1b7b-434a-bfa9-0268d9db5ee1'

function Form() {
  const { priceMinor, setPriceMinor, problem, sell } = useSellAlone({
    trackId,
    url: '/singles',
    onDone: () => {},
  })
  return (
    <>
      <MoneyInput label="Price" value={priceMinor} onChange={setPriceMinor} />
      <p>{problem}</p>
      <button type="button" onClick={() => void sell()}>
        Sell
      </button>
    </>
  )
}

/** Letter by letter, as people type: `12.` on the way is no amount yet. */
function type(text: string) {
  const field = screen.getByLabelText<HTMLInputElement>('Price')
  fireEvent.change(field, { target: { value: '' } })
  for (const letter of text) {
    fireEvent.change(field, { target: { value: field.value + letter } })
  }
  fireEvent.click(screen.getByText('Sell'))
}

it('asks for the price that is typed', async () => {
  render(<Form />)
  type('12.50')
  await waitFor(() => expect(ask).toHaveBeenCalled())
  expect(ask.mock.calls[0]?.[1].body).toEqual({ trackId, price: 12.5, payWhatYouWant: false })
})

it('says how amounts are written', async () => {
  render(<Form />)
  type('much')
  await screen.findByText(ownerMessages.store.singles.badPrice)
  expect(ask).not.toHaveBeenCalled()
})
