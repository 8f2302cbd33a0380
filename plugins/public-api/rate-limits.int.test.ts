import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { clientIpHeader } from '@/src/server/http/request-context'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let test: TestPayload
let luna: Tenant

beforeAll(async () => {
  process.env.RATE_LIMIT_FACTOR = '1'
  test = await bootTestPayload()
  luna = await createTenant(test.payload, 'Luna')
})
afterAll(() => test.close())

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
        message: messages.errors.tooManyAttempts,
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

describe('the own account', () => {
  const own = (path: string, token: string, body?: unknown) =>
    rest('POST', `/api/accounts/me${path}`, { host: luna.host, token, body })

  it('locks after five wrong passwords, told one by one or together', async () => {
    for (const path of ['/email', '/password']) {
      const { token } = await createVisitor(test.payload, luna.profile.id)
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
    const { token } = await createVisitor(test.payload, luna.profile.id)
    const statuses: number[] = []
    for (let round = 1; round <= 4; round += 1) {
      statuses.push((await own('/email/confirmation', token)).status)
    }
    expect(statuses).toEqual([204, 204, 204, 429])
  })
})

it('stores neither addresses nor emails', async () => {
  const { rows } = await test.payload.db.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example/)
})
