// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { UIFieldServerProps } from 'payload'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, children }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
}))

const { Unreachable } = await import('@/collections/subscribers/components/unreachable')
const text = ownerMessages.unreachable

afterEach(() => {
  cleanup()
  fetched.mockReset()
})

const show = (data: object) =>
  render(
    <Unreachable
      {...({
        data: { profile: 'luna', email: 'fan@example.com', ...data },
      } as unknown as UIFieldServerProps)}
    />,
  )
const press = () => fireEvent.click(screen.getByRole('button', { name: text.again }))
const said = (words: string) =>
  expect.poll(() => screen.getByRole('status').textContent).toBe(words)

it.each([
  ['on a list', { status: 'unreachable' }],
  ['with an account', { unreachableAt: '2026-11-01T00:00:00.000Z' }],
])(
  'says of an address %s that mails do not reach it, and lets it be tried again',
  async (_, data) => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    show(data)
    expect(screen.getByText(text.why)).toBeTruthy()
    press()
    await said(text.done)
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
      ['/api/subscribers/reach-again', 'POST', '{"profileId":"luna","email":"fan@example.com"}'],
    ])
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it('says why it could not be done, and can be pressed again', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'Too many attempts.' }, { status: 429 }))
  show({ status: 'unreachable' })
  press()
  await said('Too many attempts.')
  expect(screen.getByRole('button', { name: text.again })).toBeTruthy()
})

it('says nothing of an address that mails reach', () => {
  const { container } = show({ status: 'confirmed', unreachableAt: null })
  expect(container.innerHTML).toBe('')
})
