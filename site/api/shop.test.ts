// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrder } from '@/site/api/shop'

afterEach(() => vi.unstubAllGlobals())

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
