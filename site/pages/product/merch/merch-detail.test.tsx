// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { MerchDetail } from '@/site/pages/product/merch/merch-detail.client'
import { productTextsOf } from '@/src/core/contracts/products/product-answers'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'

const variant: VariantView = {
  id: 'small',
  isDefault: true,
  priceMinor: 2500,
  memberPriceMinor: 2000,
  payWhatYouWant: false,
  color: null,
  size: '',
  availabilityStatus: 'active',
  releaseAt: null,
  deliveryType: 'shipping',
  upcCode: '',
  media: [],
}
const shirt: Omit<ProductDetail, 'description' | 'tracks' | 'credits'> = {
  ...productTextsOf({}),
  id: 'shirt',
  title: 'Tour Shirt',
  category: 'Merch',
  artist: 'Luna',
  cover: null,
  trackCount: 0,
  isPlayable: false,
  priceMinMinor: 2500,
  priceMaxMinor: 2500,
  payWhatYouWant: false,
  kind: 'physical',
  reservedFor: 'Only for members of Inner Circle, Crew',
  waysIn: {
    tiers: [
      { id: 'crew', name: 'Crew' },
      { id: 'inner', name: 'Inner Circle' },
    ],
    isAccountEnough: false,
  },
  media: [],
  variants: [variant],
}

/** What the shop says of the shirt to anyone who is signed in. */
let line: Record<string, unknown>
let quotes: number

beforeEach(() => {
  quotes = 0
  vi.stubGlobal('fetch', async () => {
    quotes += 1
    return Response.json({ lines: [{ productVariantId: 'small', ...line }] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Account = ComponentProps<typeof AccountContext>['value']
const member = { id: 'fan', membership: { membershipTierId: 'deck' } }

async function open(user: object | null, product = shirt) {
  const store = createAccountStore()
  render(
    <AccountContext value={{ store } as unknown as Account}>
      <CartStoreContext value={createCartStore()}>
        <PathnameContext value="/products/shirt">
          <MerchDetail product={product} description={null} />
        </PathnameContext>
      </CartStoreContext>
    </AccountContext>,
  )
  expect(addButton().disabled).toBe(product.reservedFor !== '')
  await act(async () => store.getState().initialize(user as never))
}
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Cart' })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

const expectTiers = () => {
  const links = screen.getAllByRole('link', { name: /^Become a member of/ })
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    [
      storeMessages.join('Crew'),
      '/membership/checkout?membershipTierId=crew&back=%2Fproducts%2Fshirt',
    ],
    [
      storeMessages.join('Inner Circle'),
      '/membership/checkout?membershipTierId=inner&back=%2Fproducts%2Fshirt',
    ],
  ])
}

it('sends a guest to sign up where an account is enough', async () => {
  await open(null, { ...shirt, waysIn: { tiers: [], isAccountEnough: true } })
  expect(link(storeMessages.signUp)).toBe('/signup?redirect=%2Fproducts%2Fshirt')
  expect(screen.queryByText(/Become a member/)).toBeNull()
})

it('tells a guest whom it is for, and the ways in', async () => {
  await open(null)
  expect(screen.getByText(shirt.reservedFor)).toBeTruthy()
  expect(screen.getByText('Members pay $20.00')).toBeTruthy()
  expectTiers()
  expect(link(storeMessages.signUp)).toBeUndefined()
  expect(link(storeMessages.logIn)).toBe('/login?redirect=%2Fproducts%2Fshirt')
  expect(addButton().disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Send as gift' })).toBeNull()
  expect(quotes).toBe(0)
})

it('offers a member of another tier those that open it, and sells nothing to them', async () => {
  line = {
    price: 25,
    reasons: [],
    messages: [{ kind: 'members_only', text: shirt.reservedFor }],
  }
  await open(member)
  expectTiers()
  expect(link(storeMessages.logIn)).toBeUndefined()
  expect(addButton().disabled).toBe(true)
})

it('tells the person who may buy it so, with their own price', async () => {
  line = { price: 20, reasons: [{ kind: 'member_price', text: '' }], messages: [] }
  await open(member)
  expect(screen.getByText(storeMessages.openToYou(shirt.reservedFor))).toBeTruthy()
  expect(screen.getByText('Your price as a member: $20.00')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Members pay')
  expect(screen.queryByRole('link')).toBeNull()
  expect(addButton().disabled).toBe(false)
})

it('is sold to everybody at once where it is for everybody', async () => {
  line = { price: 22.5, reasons: [{ kind: 'member_price', text: '' }], messages: [] }
  await open(member, { ...shirt, reservedFor: '' })
  expect(screen.getByText('Your price as a member: $22.50')).toBeTruthy()
  expect(addButton().disabled).toBe(false)
  cleanup()
  await open({ id: 'fan', membership: null }, { ...shirt, reservedFor: '' })
  expect(screen.getByText('Members pay $20.00')).toBeTruthy()
  expect(quotes).toBe(1)
})
