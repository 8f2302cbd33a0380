// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { GiftDialog } from '@/site/pages/product/gift/gift-dialog.client'
import { giftMessages } from '@/src/core/messages/gift'

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

it('takes no day that has passed, however it was written', () => {
  const onGift = vi.fn()
  const variant = { priceMinor: 900, payWhatYouWant: false }
  render(<GiftDialog title="Night Bus" variant={variant} onGift={onGift} onClose={() => {}} />)
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  write('Recipient name', 'Ann')
  write('Recipient email', 'ann@example.com')
  fireEvent.click(screen.getByLabelText('On a day, in the morning'))

  submit()
  expect(screen.getByRole('alert').textContent).toBe(giftMessages.dateRequired)
  write('Day', '2020-01-01')
  submit()
  expect(screen.getByRole('alert').textContent).toBe(giftMessages.datePassed)
  expect(onGift).not.toHaveBeenCalled()

  const today = new Date().toLocaleDateString('sv')
  write('Day', today)
  submit()
  expect(onGift).toHaveBeenCalledOnce()
  const { deliverAt } = onGift.mock.lastCall?.[1] ?? {}
  expect(deliverAt).toBe(new Date(`${today}T09:00`).toISOString())
})
