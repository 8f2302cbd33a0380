// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PriceDialog } from '@/plugins/catalog/product-grid/price-dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

function open() {
  const onPrice = vi.fn<(minor: number) => void>()
  render(<PriceDialog title="Price" label="Each" onPrice={onPrice} onClose={vi.fn<() => void>()} />)
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Each/), { target: { value } })
  const set = () => fireEvent.click(screen.getByRole('button', { name: 'Set the price' }))
  return { onPrice, write, set }
}

it.each([
  ['', ownerMessages.release.amount],
  ['twelve', ownerMessages.release.amount],
  ['0.10', ownerMessages.store.priceBelowLeastCharge],
])('refuses “%s” in words', async (typed, problem) => {
  const { onPrice, write, set } = open()
  write(typed)
  set()
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  expect(onPrice).not.toHaveBeenCalled()
})

it('takes an amount as it is written', async () => {
  const { onPrice, write, set } = open()
  write('12,5')
  set()
  await waitFor(() => expect(onPrice).toHaveBeenCalledWith(1250))
})
