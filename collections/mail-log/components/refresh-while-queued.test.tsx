// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { UIFieldServerProps } from 'payload'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const refresh = vi.fn()
const router = { refresh }
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config: { routes: { api: '/api' } } }) }))

const { MailStatus } = await import('@/collections/mail-log/components/mail-status')

type Stands = { state: string; tries: number }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  refresh.mockClear()
  fetched.mockReset()
})

const status = (stands: Stands) => (
  <MailStatus {...({ data: { id: 'm1', ...stands } } as unknown as UIFieldServerProps)} />
)
const answer = (stands: Stands) => fetched.mockImplementation(async () => Response.json(stands))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const waiting = { state: 'queued', tries: 0 }

it.each([
  { state: 'failed', tries: 1 },
  { state: 'sent', tries: 0 },
  { state: 'queued', tries: 1 },
])('tells of a waiting mail that it is %j now, once', async (stands) => {
  answer(waiting)
  const { rerender } = render(status(waiting))
  await pass(3000)
  expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^\/api\/mail-log\/m1\?/)
  expect(refresh).not.toHaveBeenCalled()
  answer(stands)
  await pass(3000)
  expect(refresh).toHaveBeenCalledOnce()
  rerender(status(stands))
  await pass(10_000)
  expect(refresh).toHaveBeenCalledOnce()
})

it('asks nothing of a mail that does not wait', async () => {
  render(status({ state: 'failed', tries: 1 }))
  await pass(10_000)
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['after two minutes', () => pass(125_000)],
  ['when the page is left', async () => cleanup()],
])('asks no more %s', async (_, end) => {
  answer(waiting)
  render(status(waiting))
  await pass(3000)
  await end()
  fetched.mockClear()
  await pass(60_000)
  expect(fetched).not.toHaveBeenCalled()
})
