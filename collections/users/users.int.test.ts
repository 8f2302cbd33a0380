import { describe, expect, it } from 'vitest'
import { authCookie } from '@/src/core/auth-cookie'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { slugs } from '@/src/core/slugs'
import { clientIpHeader } from '@/src/server/http/request-context'
import { derivationsOf } from '@/src/testing/derivations'
import { setEnvironment } from '@/src/testing/environment'
import { createOwner, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type SignedIn = { token: string; user: { email: string; role: string } }

const first = { name: 'First', email: 'first@example.com', password: testPassword }

setEnvironment({ RATE_LIMIT_FACTOR: '1' })
const registrations = await Promise.all(
  Array.from({ length: 50 }, (_, index) =>
    rest<SignedIn>('POST', '/api/users/first-register', {
      body: { ...first, email: `first-${index}@example.com` },
    }),
  ),
)
const email = (await createOwner(payload, [])).email

const post = (path: string, ip: string, body: Record<string, string>) =>
  rest<SignedIn>('POST', `/api/users/${path}`, { headers: { [clientIpHeader]: ip }, body })
const logIn = (ip: string, address: string, password: string) =>
  post('login', ip, { email: address, password })

describe('the first account', () => {
  it('runs the platform, of fifty who register at the same time one', () => {
    const [registered, ...others] = registrations.toSorted((a, b) => a.status - b.status)
    expect(registered?.json.user).toMatchObject({ role: 'platform-admin' })
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([403]))
  })

  it('lets no second one register', async () => {
    const second = { ...first, email: 'second@example.com' }
    expect((await rest('POST', '/api/users/first-register', { body: second })).status).toBe(403)
  })

  it('is the only one whose role is given', async () => {
    const { docs } = await payload.find({
      collection: slugs.users,
      where: { email: { equals: email } },
    })
    expect(docs[0]?.role).toBe('owner')
  })
})

describe('login to the admin', () => {
  it('sets the cookie that the admin reads', async () => {
    const form = new FormData()
    form.set(
      '_payload',
      JSON.stringify({ email: ` ${email.toUpperCase()}`, password: testPassword }),
    )
    const { status, json, headers } = await rest<SignedIn>('POST', '/api/users/login', {
      rawBody: form,
    })
    expect(status).toBe(200)
    expect(json.user.email).toBe(email)
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`^${authCookie}=[^;]+;.*HttpOnly`))
    const me = await rest<SignedIn>('GET', '/api/users/me', {
      headers: { cookie: cookie.split(';', 1)[0] ?? '', 'sec-fetch-site': 'same-origin' },
    })
    expect(me.json.user).toMatchObject({ email })
  })

  it('answers alike whether the email or the password is wrong', async () => {
    const unknown = await logIn('192.0.2.1', 'nobody@example.com', 'wrong password')
    const wrong = await logIn('192.0.2.1', email, 'wrong password')
    for (const { status, json } of [unknown, wrong]) {
      expect(status).toBe(401)
      expect(json).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        message: accountAnswers.invalidCredentials,
        // What the login form shows.
        errors: [{ message: accountAnswers.invalidCredentials }],
      })
    }
  })

  it('takes as long to refuse an unknown email as a wrong password', async () => {
    const derived = (address: string) =>
      derivationsOf(() => logIn('192.0.2.9', address, 'wrong password'))
    const known = await derived(email)
    expect(known).toHaveLength(1)
    expect(await derived('nobody@example.com')).toEqual(known)
  })

  it('keeps a guesser out after five failures, and nobody else', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await logIn('192.0.2.2', email, 'wrong password')).status).toBe(401)
    }
    const refused = await logIn('192.0.2.2', email, testPassword)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    for (const ip of ['192.0.2.3', '192.0.2.4']) {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await logIn(ip, email, 'wrong password')
      }
    }
    expect((await logIn('192.0.2.5', email, testPassword)).status).toBe(200)
  })

  it('refuses the eleventh failure of one address, whatever the accounts', async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      statuses.push((await logIn('192.0.2.6', `a${attempt}@example.com`, 'wrong')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('keeps every one of several logins at the same time, and those before', async () => {
    const browsers = ['192.0.2.10', '192.0.2.11', '192.0.2.12', '192.0.2.13']
    const before = await logIn('192.0.2.14', email, testPassword)
    const logins = await Promise.all(browsers.map((ip) => logIn(ip, email, testPassword)))
    for (const { json } of [before, ...logins]) {
      const me = await rest<SignedIn>('GET', '/api/users/me', { token: json.token })
      expect(me.json.user).toMatchObject({ email, role: 'owner' })
    }
  })

  it('does not count successes', async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect((await logIn('192.0.2.7', email, testPassword)).status).toBe(200)
    }
  })
})

it('limits how often a forgotten password can be asked for', async () => {
  const statuses: number[] = []
  for (const ip of [...Array(4).fill('192.0.2.8'), '192.0.2.9']) {
    statuses.push((await post('forgot-password', ip, { email })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200])
  const { totalDocs } = await payload.count({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
  })
  // Payload waits a while before it sends another.
  expect(totalDocs).toBe(1)
})
