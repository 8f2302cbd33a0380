// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { previewedAccount } from '@/site/account/account-session'
import { createAccountStore } from '@/site/account/account-store'
import { AccountContext } from '@/site/account/use-account.client'
import { setPreview } from '@/site/api/preview'
import { createCartStore } from '@/site/cart/cart-store'
import { CartStoreContext } from '@/site/cart/use-cart.client'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'

afterEach(() => {
  setPreview(null)
  vi.unstubAllGlobals()
})

const product = { id: 'salt', reservedFor: '' }
const variant = { id: 'salt-digital', priceMinor: 1000, payWhatYouWant: false }
const prices: Record<string, number> = { low: 9, high: 8 }

type Context = ComponentProps<typeof AccountContext>['value']

it('is asked for again when an artist plays another member, whose price is shown alone', async () => {
  const asked: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
    const tier = init.headers['x-preview-as'] ?? ''
    asked.push(tier)
    const reasons = [{ kind: 'member_price', text: '' }]
    const line = { productVariantId: variant.id, price: prices[tier], reasons, messages: [] }
    return Response.json({ lines: [line] })
  })
  const store = createAccountStore()
  const play = (viewer: string) =>
    act(async () => {
      setPreview({ playToken: 'play', viewer, tiers: [] })
      store.getState().initialize(previewedAccount(viewer))
    })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AccountContext value={{ store } as Context}>
      <CartStoreContext value={createCartStore()}>{children}</CartStoreContext>
    </AccountContext>
  )
  const { result } = renderHook(() => useOwnOffer(product, variant), { wrapper })
  expect(result.current.priceMinor).toBeNull()
  await play('low')
  expect(result.current.priceMinor).toBe(900)
  await play('high')
  expect(result.current.priceMinor).toBe(800)
  await play('signed-out')
  expect(result.current.priceMinor).toBeNull()
  expect(asked).toEqual(['low', 'high'])
})
