// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { setPreview } from '@/site/api/preview'
import { cancelOrder, fetchOrder, quoteCart, startCheckout } from '@/site/api/shop'
import { keepToken } from '@/site/api/token'
import { previewMessages } from '@/src/core/messages/blocks'

afterEach(() => {
  setPreview(null)
  vi.unstubAllGlobals()
})

it('asks for an order with its key, and as the account that bought it without one', async () => {
  const ask = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', ask)
  await fetchOrder({ orderRef: '7KQ2-M4XD-9TRB', token: 'secret' })
  await fetchOrder({ orderRef: '7KQ2-M4XD-9TRB' })
  expect(ask.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    '/api/public/orders/7KQ2-M4XD-9TRB?token=secret',
    '/api/public/orders/7KQ2-M4XD-9TRB',
  ])
})

it('asks in a preview what a cart costs whom the artist plays, and orders nothing', async () => {
  const ask = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', ask)
  keepToken('of-a-fan')
  setPreview({ playToken: 'play', viewer: 'tier', tiers: [] })
  await quoteCart({ profileId: 'luna', items: [] })
  const headers = { 'x-preview': 'play', 'x-preview-as': 'tier' }
  expect(ask.mock.calls[0]?.[1].headers).toMatchObject(headers)
  expect(ask.mock.calls[0]?.[1].headers).not.toHaveProperty('Authorization')

  const refused = { code: 'FORBIDDEN', message: previewMessages.nothingSent }
  const body = { profileId: 'luna', email: 'fan@example.com', items: [] }
  await expect(startCheckout(body, 'key')).rejects.toMatchObject(refused)
  const order = { orderRef: '7KQ2-M4XD-9TRB', token: 'secret' }
  await expect(cancelOrder(order)).rejects.toMatchObject(refused)
  expect(ask).toHaveBeenCalledOnce()
})
