// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, callApi, messageOf } from '@/site/api/client'
import { errorsMessages } from '@/src/core/messages/errors'

afterEach(() => vi.unstubAllGlobals())

const answer = (response: () => Response | Promise<Response>) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failure = () => callApi({ path: '/public/x' }).catch((error: unknown) => error)

it('sends JSON without cookies and answers what came back', async () => {
  const fetch = answer(() => Response.json({ ok: true }))
  const body = { a: 1 }
  expect(await callApi({ path: '/public/x', method: 'POST', body })).toEqual({ ok: true })
  expect(fetch).toHaveBeenCalledWith(
    '/api/public/x',
    expect.objectContaining({ method: 'POST', credentials: 'omit', body: '{"a":1}' }),
  )
})

it('turns the error envelope into an ApiError with its fields', async () => {
  const errors = [{ field: 'email', message: 'Email is invalid' }]
  answer(() =>
    Response.json(
      { message: 'Please check', code: 'VALIDATION_FAILED', errors, requestId: 'r' },
      { status: 400 },
    ),
  )
  expect(await failure()).toMatchObject({
    name: 'ApiError',
    message: 'Please check',
    code: 'VALIDATION_FAILED',
    errors,
  })
})

it('has a sentence for answers that are no JSON and for no answer at all', async () => {
  answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await failure()).toMatchObject({ message: errorsMessages.unknown, code: 'INTERNAL' })
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure()).toMatchObject({ message: errorsMessages.unknown, code: 'OFFLINE' })
})

it('shows visitors no message of a programming mistake', () => {
  expect(messageOf(new TypeError('x is undefined'))).toBe(errorsMessages.unknown)
  expect(messageOf(new ApiError({ message: 'Sold out', code: 'CART_CHANGED' }))).toBe('Sold out')
})
