import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { slugs } from '@/src/core/slugs'
import { findCachedResponse, responseCacheKey } from '@/src/server/caching/front/api-response-cache'
import { maySearch } from '@/src/server/http/may-search'
import { clientIpHeader } from '@/src/server/http/request-context'
import { setEnvironment } from '@/src/testing/environment'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

setEnvironment({ RATE_LIMIT_FACTOR: '1' })
const luna = await createTenant(payload, 'Luna')
const { id } = await payload.create({
  collection: slugs.emailLists,
  data: { profile: luna.profile.id, name: 'News' },
})
const list = id

const person = (number: number) => ({ email: `ada-${number}@example.com` })

const logIn = (ip: string, email: string, password: string) =>
  rest<ErrorBody>('POST', '/api/sessions', {
    host: luna.host,
    headers: { [clientIpHeader]: ip },
    body: { profileId: luna.profile.id, email, password },
  })

describe('login', () => {
  it('refuses the sixth password for an account, right or wrong, known or not', async () => {
    const emails = { '192.0.2.10': luna.visitor.email, '192.0.2.11': 'nobody@example.com' }
    for (const [ip, email] of Object.entries(emails)) {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await logIn(ip, email, 'wrong password')).status).toBe(401)
      }
      const { status, json, headers } = await logIn(ip, email, testPassword)
      expect(status).toBe(429)
      expect(json).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: errorsMessages.tooManyAttempts,
      })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    }
  })

  it('does not lock the account out from elsewhere', async () => {
    expect((await logIn('192.0.2.2', luna.visitor.email, testPassword)).status).toBe(200)
  })

  it('refuses the eleventh failure of one address, whatever the accounts', async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      statuses.push((await logIn('192.0.2.3', `fan-${attempt}@example.com`, 'wrong')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('takes all addresses of an IPv6 network for one caller', async () => {
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const ip = `2001:db8:0:7::${attempt}`
      statuses.push((await logIn(ip, 'household@example.com', 'wrong password')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await logIn('2001:db8:0:8::1', 'household@example.com', 'wrong')).status).toBe(401)
  })

  it('lets nobody guess faster by guessing at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn('192.0.2.4', luna.visitor.email, 'wrong password')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('does not count successes', async () => {
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect((await logIn('192.0.2.5', luna.visitor.email, testPassword)).status).toBe(200)
    }
  })
})

describe('forms that anybody can send', () => {
  const name = { firstName: 'Ada', lastName: 'Fan' }

  it.each([
    [
      '/api/public/accounts',
      5,
      201,
      (n: number) => ({ ...person(n), ...name, password: 'correct horse' }),
    ],
    ['/api/public/passwords/forgot', 3, 204, person],
    [
      '/api/public/websites/contact',
      5,
      200,
      (n: number) => ({ ...person(n), name: 'Ada', message: 'Hello, are you on tour in May?' }),
    ],
    ['/api/public/email-lists/join', 5, 200, (n: number) => ({ ...person(n), emailListId: list })],
  ])('%s answers an address %i times an hour', async (path, most, status, bodyOf) => {
    const answers: { status: number; retryAfter: number; left: string | undefined }[] = []
    for (let n = 0; n <= most; n += 1) {
      const { status, headers } = await rest('POST', path, {
        host: luna.host,
        headers: { [clientIpHeader]: '192.0.2.77' },
        body: { profileId: luna.profile.id, ...bodyOf(n) },
      })
      const left = headers.get('ratelimit')?.replace(/^"(\w+)";r=(\d+);t=\d+$/, '$2')
      expect(headers.get('ratelimit-policy')).toMatch(new RegExp(`;q=${most};w=3600$`))
      answers.push({ status, retryAfter: Number(headers.get('retry-after')), left })
    }
    expect(answers.map((answer) => answer.status)).toEqual([...Array(most).fill(status), 429])
    expect(answers.map((answer) => Number(answer.left))).toEqual([
      ...Array.from({ length: most }, (_, n) => most - 1 - n),
      0,
    ])
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(3000)
  })
})

describe('the own account', () => {
  const own = (path: string, token: string, body?: unknown) =>
    rest('POST', `/api/accounts/me${path}`, { host: luna.host, token, body })

  it('locks after five wrong passwords, told one by one or together', async () => {
    for (const path of ['/email', '/password']) {
      const { token } = await createVisitor(payload, luna.profile.id)
      const body =
        path === '/email'
          ? { email: 'new@example.com', password: 'wrong password' }
          : {
              currentPassword: 'wrong password',
              password: 'a new password',
              confirmPassword: 'a new password',
            }
      const answers = await Promise.all(Array.from({ length: 8 }, () => own(path, token, body)))
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    }
  })

  it('gets three confirmation mails an hour', async () => {
    const { token } = await createVisitor(payload, luna.profile.id)
    const statuses: number[] = []
    for (let round = 1; round <= 4; round += 1) {
      statuses.push((await own('/email/confirmation', token)).status)
    }
    expect(statuses).toEqual([204, 204, 204, 429])
  })
})

describe('mails that strangers can make us send to one person', () => {
  const mailsTo = async (to: string, kind: string) =>
    (
      await payload.count({
        collection: slugs.mailLog,
        where: { and: [{ to: { equals: to } }, { kind: { equals: kind } }] },
      })
    ).totalDocs

  it('end after six from all lists and addresses, while the answer stays the same', async () => {
    const email = 'bombed@example.com'
    for (let round = 1; round <= 9; round += 1) {
      const list = await payload.create({
        collection: slugs.emailLists,
        data: { profile: luna.profile.id, name: `List ${round}` },
      })
      const { status, json } = await rest('POST', '/api/public/email-lists/join', {
        host: luna.host,
        headers: { [clientIpHeader]: `198.51.100.${round}` },
        body: { email, emailListId: list.id, profileId: luna.profile.id },
      })
      expect([status, json]).toEqual([200, { joined: true }])
    }
    expect(await mailsTo(email, 'email-list')).toBe(6)
  })

  it('end after six from all waitlists, and everybody still waits', async () => {
    const email = 'waits@example.com'
    for (let round = 1; round <= 8; round += 1) {
      const event = await createEvent(payload, luna.profile.id)
      const of = { profile: luna.profile.id, event: event.id }
      await createTicket(payload, of, { stockQuantity: 0 })
      const { status } = await rest('POST', `/api/public/events/${event.id}/waitlist`, {
        host: luna.host,
        headers: { [clientIpHeader]: `198.51.101.${round}` },
        body: { email, profileId: luna.profile.id },
      })
      expect(status).toBe(200)
    }
    const where = { email: { equals: email } }
    const { totalDocs } = await payload.count({ collection: slugs.waitlistEntries, where })
    expect([totalDocs, await mailsTo(email, 'waitlist-joined')]).toEqual([8, 6])
  })

  it('end after six from all accounts and sites, and nobody is kept from signing up', async () => {
    const email = 'signed-up@example.com'
    for (let round = 1; round <= 3; round += 1) {
      const { token } = await createVisitor(payload, luna.profile.id)
      for (let again = 1; again <= 2; again += 1) {
        const body = { email, password: testPassword }
        const options = { host: luna.host, token, body }
        expect((await rest('POST', '/api/accounts/me/email', options)).status).toBe(204)
      }
    }
    const kito = await createTenant(payload, 'Kito')
    const { status } = await rest('POST', '/api/public/accounts', {
      host: kito.host,
      body: {
        profileId: kito.profile.id,
        ...{ email, password: 'correct horse', firstName: 'Ada', lastName: 'Fan' },
      },
    })
    expect(status).toBe(201)
    expect(await mailsTo(email, 'confirm-email')).toBe(6)
    const { token } = await createVisitor(payload, luna.profile.id)
    const body = { email, password: testPassword }
    const more = await rest('POST', '/api/accounts/me/email', { host: luna.host, token, body })
    expect(more.status).toBe(429)
  })
})

describe('searching', () => {
  it.each(['products', 'posts'])('for %s ends for a minute after sixty', async (what) => {
    const ip = `203.0.113.${what.length}`
    const get = (query: string) =>
      rest<ErrorBody>('GET', `/api/public/${what}?profileId=${luna.profile.id}${query}`, {
        host: luna.host,
        headers: { [clientIpHeader]: ip },
      })
    const statuses = await Promise.all(
      Array.from({ length: 62 }, async (_, at) => (await get(`&filter[query]=song ${at}`)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const { status, json, headers } = await get('&filter[query]=one more')
    expect([status, json.message]).toEqual([429, errorsMessages.tooManyAttempts])
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    // Pages search with the same allowance, and looking around is free.
    expect(await maySearch(new Headers({ [clientIpHeader]: ip }))).toBe(false)
    expect((await get('')).status).toBe(200)
  })

  it('by a page counts for its caller', async () => {
    const headers = new Headers({ [clientIpHeader]: '203.0.113.99' })
    const answers = await Promise.all(Array.from({ length: 61 }, () => maySearch(headers)))
    expect(answers.filter(Boolean)).toHaveLength(60)
    expect(await maySearch(new Headers({ [clientIpHeader]: '203.0.113.98' }))).toBe(true)
  })
})

it('stores neither addresses nor emails', async () => {
  const { rows } = await payload.db.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/)
})

describe('a call without a limit of its own', () => {
  const path = () => `/api/public/products?profileId=${luna.profile.id}`
  const ask = (ip: string) =>
    rest('GET', path(), { host: luna.host, headers: { [clientIpHeader]: ip } })

  it('says what is left, and what is kept for all says by how much they are limited', async () => {
    const { headers } = await ask('192.0.2.81')
    expect(headers.get('ratelimit-policy')).toBe('"call";q=2000;w=10')
    expect(headers.get('ratelimit')).toMatch(/^"call";r=1999;t=\d+$/)
    const [address = '', search] = path().split('?')
    const key = responseCacheKey({ host: luna.host, path: address, search: `?${search}` })
    expect(findCachedResponse(key)?.headers).toMatchObject({
      'RateLimit-Policy': '"call";q=2000;w=10',
    })
  })

  it('is refused to one address that floods a process, and to no other', async () => {
    setEnvironment({ RATE_LIMIT_FACTOR: '0.001' })
    const statuses: number[] = []
    for (const ip of ['192.0.2.82', '192.0.2.82', '192.0.2.82', '192.0.2.83']) {
      statuses.push((await ask(ip)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 200])
  })
})
