// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GiftStatus } from '@/site/pages/order/gift-status.client'
import type { OrderGift } from '@/src/core/contracts/orders/gift-answers'
import { giftMessages } from '@/src/core/messages/gift'

afterEach(cleanup)

const open = (gift: Partial<OrderGift>) =>
  render(
    <GiftStatus
      gift={{
        recipientName: 'Ana',
        recipientEmail: 'ana@example.com',
        message: '',
        state: 'failed',
        deliverAt: null,
        canChange: true,
        canSendAgain: true,
        ...gift,
      }}
      giftKey={{ orderRef: 'A1', line: 0 }}
    />,
  )
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('says that the mail did not arrive, and offers to correct the address or to send it again', () => {
  open({})
  expect(screen.getByText(giftMessages.undelivered)).toBeTruthy()
  expect(buttons()).toEqual(['Send again', 'Correct the address'])
})

it('offers nothing for one that was never paid', () => {
  open({ canChange: false, canSendAgain: false })
  expect(screen.getByText(giftMessages.states.failed)).toBeTruthy()
  expect(buttons()).toEqual([])
})
