// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAccountSession } from '@/site/account/account-session'
import { createAccountStore } from '@/site/account/account-store'
import { callApi } from '@/site/api/client'
import { dropToken, keepToken, readToken, tokenStorageKey } from '@/site/api/token'
import { accountAnswers } from '@/src/core/messages/account-answers'

const user = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Fan',
  email: 'fan@example.com',
  membership: null,
}

type Call = [path: string, init: RequestInit & { headers: Record<string, string> }]

const answers = (answer: (...call: Call) => Response | Promise<Response>) => {
  const fetch = vi.fn(async (...call: Call) => answer(...call))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const start = () => {
  const store = createAccountStore()
  const session = createAccountSession(store, 'p')
  return { store, session, stop: session.connect() }
}

const inOtherTab = (token: string | null) => {
  if (token === null) {
    localStorage.removeItem(tokenStorageKey)
  } else {
    localStorage.setItem(tokenStorageKey, token)
  }
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey, newValue: token }))
}

beforeEach(() => dropToken())
afterEach(() => vi.unstubAllGlobals())

it('asks nobody when there is no token', async () => {
  const fetch = answers(() => Response.json(user))
  const { store, stop } = start()
  await expect.poll(() => store.getState().isInitialized).toBe(true)
  expect(fetch).not.toHaveBeenCalled()
  stop()
})

it('reads the account of the stored token, at the profile', async () => {
  keepToken('t1')
  const fetch = answers(() => Response.json(user))
  const { store, stop } = start()
  await expect.poll(() => store.getState().user).toEqual(user)
  expect(fetch).toHaveBeenCalledWith(
    '/api/public/accounts/me?profileId=p',
    expect.objectContaining({ headers: { Authorization: 'JWT t1' } }),
  )
  stop()
})

it('stays logged out, silently, when that fails; only a refused token is dropped', async () => {
  for (const [status, kept] of [
    [500, 't1'],
    [401, null],
  ] as const) {
    keepToken('t1')
    answers(() => Response.json({ message: 'No', code: 'NOT_SIGNED_IN' }, { status }))
    const { store, stop } = start()
    await expect.poll(() => store.getState().isInitialized).toBe(true)
    expect(store.getState()).toMatchObject({ isAuthenticated: false, errorMessage: '' })
    expect(readToken()).toBe(kept)
    stop()
  }
})

it('keeps the token of a login, and the text of one that failed', async () => {
  const { store, session, stop } = start()
  answers(() => Response.json({ token: 't2', account: user }))
  await session.logIn({ email: 'fan@example.com', password: 'x' })
  expect(store.getState()).toMatchObject({ isAuthenticated: true, isLoading: false, user })
  expect(localStorage.getItem(tokenStorageKey)).toBe('t2')

  const message = accountAnswers.invalidCredentials
  answers(() => Response.json({ message, code: 'INVALID_CREDENTIALS' }, { status: 401 }))
  const failed = session.logIn({ email: 'fan@example.com', password: 'y' })
  await expect(failed).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(store.getState()).toMatchObject({ isLoading: false, errorMessage: message })
  expect(readToken()).toBe('t2')
  stop()
})

it('forgets the visitor before the server is told, and without it when asked to', async () => {
  keepToken('t3')
  const { store, session, stop } = start()
  const seen: unknown[] = []
  const fetch = answers((_path, { method, headers }) => {
    seen.push([method, headers.Authorization, readToken(), store.getState().user])
    return new Response(null, { status: 204 })
  })
  await session.logOut()
  expect(seen.at(-1)).toEqual(['DELETE', 'JWT t3', null, null])

  keepToken('t4')
  fetch.mockClear()
  await session.logOut(false)
  expect(readToken()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
  stop()
})

it('signs out wherever a call is refused', async () => {
  keepToken('t5')
  answers(() => Response.json(user))
  const { store, stop } = start()
  await expect.poll(() => store.getState().isAuthenticated).toBe(true)
  answers(() => Response.json({ message: 'No', code: 'NOT_SIGNED_IN' }, { status: 401 }))
  await callApi({ path: '/public/library' }).catch(() => undefined)
  expect(store.getState()).toMatchObject({ isAuthenticated: false, user: null })
  expect(localStorage.getItem(tokenStorageKey)).toBeNull()
  stop()
})

it('follows other tabs in and out', async () => {
  answers(() => Response.json(user))
  const { store, stop } = start()
  inOtherTab('t6')
  await expect.poll(() => store.getState().user).toEqual(user)
  inOtherTab(null)
  expect(store.getState()).toMatchObject({ isAuthenticated: false, user: null })
  stop()
})

it('works without a storage, which is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  answers(() => Response.json({ token: 't7', account: user }))
  const { store, session, stop } = start()
  await session.signUp({ email: 'a@b.co', password: 'x', firstName: 'A', lastName: 'B' })
  expect(store.getState().isAuthenticated).toBe(true)
  expect(readToken()).toBe('t7')
  expect(log).toHaveBeenCalled()
  broken.mockRestore()
  log.mockRestore()
  stop()
})
