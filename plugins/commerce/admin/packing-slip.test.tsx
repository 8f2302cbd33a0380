// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { PackingSlip } from '@/plugins/commerce/admin/packing-slip'

afterEach(cleanup)

type Slip = ComponentProps<typeof PackingSlip>

const order = {
  publicRef: 'A1',
  createdAt: '2026-11-24T10:00:00.000Z',
  shippingAddress: { name: 'Ana', street: '12 Harbour Street', city: 'Porto' },
} as Slip['order']
const line = {
  id: 'l',
  title: 'Shirt',
  deliveryType: 'shipping',
  isUnsent: true,
  hasStock: true,
  left: 1,
  waitsFor: null,
}

function print(lines: unknown[], gifts: unknown[] = []) {
  render(
    <PackingSlip
      order={order}
      lines={lines as Slip['lines']}
      gifts={gifts as Slip['gifts']}
      seller="Luna"
    />,
  )
  return { isPrinted: 'paper' in document.body.dataset }
}

it('takes the place of the page on paper', () => {
  expect(print([line])).toEqual({ isPrinted: true })
  screen.getByText('12 Harbour Street')
})

it('leaves the page to be printed where nothing is packed', () => {
  expect(print([{ ...line, deliveryType: 'digital' }])).toEqual({ isPrinted: false })
})

it('says what the giver wrote, beside the address of the recipient', () => {
  const address = { name: 'Ben', street: '3 Mill Lane', city: 'Leeds' }
  const gift = { id: 'g', line: 0, address, giverName: 'Ana', message: 'For the long nights' }
  print([{ ...line, giftFor: 'Ben' }], [gift])
  screen.getByText('3 Mill Lane')
  screen.getByText('A gift from Ana')
  screen.getByText('For the long nights')
})
