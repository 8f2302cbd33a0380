import { afterEach, expect, it, vi } from 'vitest'
import { joinList } from '@/blocks/email-list/join-list'

const joining = { email: 'Me@Home.Example', emailListId: 'l1', profileId: 'p1' }

afterEach(() => vi.unstubAllGlobals())

function answer(status: number, body: unknown) {
  const call = vi.fn(async (_path: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', call)
  return call
}

it('sends the address in lower case', async () => {
  const call = answer(200, {})
  expect(await joinList(joining)).toBeNull()
  const [path, init] = call.mock.calls[0] ?? []
  expect(path).toBe('/api/public/email-lists/join')
  expect(JSON.parse(String(init?.body))).toEqual({ ...joining, email: 'me@home.example' })
})

it('says what the server says, the field first', async () => {
  answer(429, { message: 'Too many attempts.', code: 'RATE_LIMITED' })
  expect(await joinList(joining)).toBe('Too many attempts.')
  const errors = [{ field: 'email', message: 'Please enter a valid email' }]
  answer(400, { message: 'Please check the highlighted fields.', errors })
  expect(await joinList(joining)).toBe('Please enter a valid email')
})

it('says that an error occurred when nothing else is known', async () => {
  answer(500, {})
  expect(await joinList(joining)).toBe('An error occurred')
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await joinList(joining)).toBe('An error occurred')
})
