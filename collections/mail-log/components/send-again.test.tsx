// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { errorsMessages } from '@/src/core/messages/errors'

const refresh = vi.fn()
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ disabled, onClick, children }: ComponentProps<'button'>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
}))

const { SendAgain } = await import('@/collections/mail-log/components/send-again')

afterEach(() => {
  cleanup()
  refresh.mockClear()
  fetched.mockReset()
})

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
const answer = (body: object, status = 200) =>
  fetched.mockResolvedValue(Response.json(body, { status }))
const said = (words: string) =>
  expect.poll(() => screen.getByRole('status').textContent).toBe(words)

it('sends one mail again, once, and has the page tell how it stands', async () => {
  answer({ queued: 1 })
  render(<SendAgain label="Send again" path="/m1/send-again" />)
  press()
  press()
  await said('The mail is on its way again.')
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
    ['/api/mail-log/m1/send-again', 'POST', '{}'],
  ])
  expect(screen.queryByRole('button')).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

it('sends all of a site again, and says how many', async () => {
  answer({ queued: 3 })
  render(<SendAgain label="Send again" path="/send-failed-again" body={{ profileId: 'luna' }} />)
  press()
  await said('3 mails are on their way again.')
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"profileId":"luna"}')
})

it.each([
  [
    'why it was refused',
    () => answer({ message: 'This mail has been sent.' }, 409),
    'This mail has been sent.',
  ],
  [
    'that nobody answered',
    () => fetched.mockRejectedValue(new TypeError()),
    errorsMessages.unknown,
  ],
])('says %s, and lets it be tried again', async (_, happens, words) => {
  happens()
  render(<SendAgain label="Send again" path="/m1/send-again" />)
  press()
  await said(words)
  expect(refresh).not.toHaveBeenCalled()
  answer({ queued: 1 })
  press()
  await said('The mail is on its way again.')
})
