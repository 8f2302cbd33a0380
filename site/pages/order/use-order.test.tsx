// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOrder } from '@/site/pages/order/use-order.client'

/** What the shop answers now, and when it was asked. */
let shop: () => Response
let asked: { path: string; atMs: number }[]

const waiting = () => Response.json({ status: 'initiated_payment', isPaid: false })
const paid = () => Response.json({ status: 'delivered', isPaid: true })

beforeEach(() => {
  vi.useFakeTimers()
  const start = Date.now()
  shop = waiting
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push({ path, atMs: Date.now() - start })
    return shop()
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  const hook = renderHook(() => useOrder('AAAA-BBBB-CCCC', 'secret'))
  await pass(0)
  return hook
}

it('has the provider asked at once, and the shop every second and a half after that', async () => {
  await open()
  await pass(4500)
  const [first, ...others] = asked
  expect(first).toEqual({ path: '/api/public/orders/AAAA-BBBB-CCCC/refresh?token=secret', atMs: 0 })
  expect(others).toEqual(
    [1500, 3000, 4500].map((atMs) => ({
      path: '/api/public/orders/AAAA-BBBB-CCCC?token=secret',
      atMs,
    })),
  )
})

it.each([1, 700, 1499, 1501, 12_345, 28_400])(
  'shows that it is paid within two seconds, when that is heard of after %d ms',
  async (heardAfterMs) => {
    const { result } = await open()
    await pass(heardAfterMs)
    expect(result.current.phase).toBe('waiting')
    shop = paid
    await pass(2000)
    expect(result.current).toMatchObject({ phase: 'settled', order: { isPaid: true } })

    const { length } = asked
    await pass(60_000)
    expect(asked).toHaveLength(length)
  },
)

it('goes on after an answer that got lost, and keeps what it knew', async () => {
  const { result } = await open()
  shop = () => Response.json({ message: 'Away', code: 'UNAVAILABLE' }, { status: 503 })
  await pass(1500)
  expect(result.current).toMatchObject({
    phase: 'waiting',
    order: { status: 'initiated_payment' },
  })
  shop = paid
  await pass(1500)
  expect(result.current.phase).toBe('settled')
})

it('asks for half a minute, then leaves it to the mail', async () => {
  const { result } = await open()
  await pass(29_999)
  expect(result.current.phase).toBe('waiting')
  await pass(1)
  expect(result.current.phase).toBe('slow')
  const { length } = asked
  await pass(60_000)
  expect(asked).toHaveLength(length)
})

it('stops when the page is left', async () => {
  const { unmount } = await open()
  unmount()
  await pass(10_000)
  expect(asked).toHaveLength(1)
})
