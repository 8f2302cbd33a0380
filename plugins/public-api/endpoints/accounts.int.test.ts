import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { Account, SignedIn } from '@/src/core/contracts/accounts/account-answers'
import type { ErrorBody } from '@/src/core/errors'
import { accountMessages } from '@/src/core/messages/account'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { slugs } from '@/src/core/slugs'
import { derivationsOf } from '@/src/testing/derivations'
import { createTenant, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Login = { profileId: string; email: string; password: string }

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

/** Host of the site that a call is about; nobody's is asked for at Luna's. */
const hostOf = (profileId: string) => (profileId === kito.profile.id ? kito : luna).host

let count = 0
const fan = (profileId: string) => ({
  profileId,
  email: `fan-${++count}@example.com`,
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Fan',
})
const signUp = (
  body: { profileId: string; [field: string]: unknown },
  host = hostOf(body.profileId),
) => rest<SignedIn>('POST', '/api/public/accounts', { host, body })
const logIn = ({ profileId, email, password }: Login) =>
  rest<SignedIn>('POST', '/api/sessions', {
    host: hostOf(profileId),
    body: { profileId, email, password },
  })
const me = (token: string | undefined, profileId: string, host = hostOf(profileId)) =>
  rest<Account>('GET', `/api/public/accounts/me?profileId=${profileId}`, { host, token })

describe('sign-up', () => {
  it('answers a token that works at once, and the account', async () => {
    const body = fan(luna.profile.id)
    const { status, json } = await signUp({ ...body, email: ` ${body.email.toUpperCase()} ` })

    expect(status).toBe(201)
    expect(json.account).toEqual({
      id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Fan',
      email: body.email,
      membership: null,
    })
    expect((await me(json.token, luna.profile.id)).json).toEqual(json.account)
  })

  it.each([
    ['fan@почта.рф', 'fan@xn--80a1acny.xn--p1ai'],
    ['fan@müsic.example', 'fan@xn--msic-0ra.example'],
    ['a&b@example.org', 'a&b@example.org'],
  ])('takes the address %s, and knows it again at the login', async (email, stored) => {
    const body = { ...fan(luna.profile.id), email }
    expect((await signUp(body)).json.account).toMatchObject({ email: stored })
    for (const typed of [email, stored]) {
      expect((await logIn({ ...body, email: typed })).status).toBe(200)
    }
  })

  it('refuses a taken email on the same site only', async () => {
    const body = fan(luna.profile.id)
    await signUp(body)
    const again = await signUp(body)
    expect(again.status).toBe(409)
    expect(again.json).toMatchObject({ code: 'EMAIL_TAKEN', message: accountAnswers.emailTaken })
    expect((await signUp({ ...body, profileId: kito.profile.id })).status).toBe(201)
  })

  it('makes one account of many sign-ups at the same time', async () => {
    const body = fan(luna.profile.id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('tells every wrong field, in the words of the specification', async () => {
    const { status, json } = await signUp({
      profileId: luna.profile.id,
      email: 'nobody',
      password: 'short',
      firstName: 'R2D2',
      lastName: 'O_Brien',
    })
    expect(status).toBe(400)
    expect(json).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((json as unknown as ErrorBody).errors).toEqual(
      expect.arrayContaining([
        { field: 'email', message: accountMessages.emailInvalid },
        { field: 'password', message: accountMessages.passwordTooShort },
        { field: 'firstName', message: accountMessages.firstNameInvalid },
        { field: 'lastName', message: accountMessages.lastNameInvalid },
      ]),
    )
  })

  it('takes nothing that it does not ask for, and no site that nobody has', async () => {
    const body = fan(luna.profile.id)
    expect((await signUp({ ...body, emailVerifiedAt: '2026-01-01' })).status).toBe(400)
    expect((await signUp({ ...body, profile: kito.profile.id })).status).toBe(400)
    const nobodys = { ...body, profileId: '00000000-0000-4000-8000-000000000000' }
    expect((await signUp(nobodys)).status).toBe(404)
    expect((await signUp(body, kito.host)).status).toBe(404)
  })
})

describe('login', () => {
  it('answers alike for an unknown email and a wrong password', async () => {
    const body = { profileId: luna.profile.id, email: luna.visitor.email, password: testPassword }
    const wrong = await logIn({ ...body, password: 'wrong password' })
    const unknown = await logIn({ ...body, email: 'nobody@example.com' })
    const elsewhere = await logIn({ ...body, profileId: kito.profile.id })

    for (const { status, json } of [wrong, unknown, elsewhere]) {
      expect(status).toBe(401)
      expect({ ...json, requestId: '' }).toEqual({
        code: 'INVALID_CREDENTIALS',
        message: accountAnswers.invalidCredentials,
        requestId: '',
      })
    }
    expect((await logIn(body)).status).toBe(200)
  })

  it('derives as much from a password for an unknown email as for a known one', async () => {
    const derived = (email: string) =>
      derivationsOf(() => logIn({ profileId: luna.profile.id, email, password: 'wrong password' }))
    const known = await derived(luna.visitor.email)
    expect(known).toHaveLength(1)
    expect(await derived('nobody@example.com')).toEqual(known)
  })

  it('gives every one of many logins at the same time a session that works', async () => {
    const body = { profileId: luna.profile.id, email: luna.visitor.email, password: testPassword }
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(body)))
    const works = await Promise.all(answers.map(({ json }) => me(json.token, luna.profile.id)))
    expect(works.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })
})

describe('sessions', () => {
  it('count on their own site only', async () => {
    expect((await me(luna.visitor.token, luna.profile.id)).status).toBe(200)
    expect((await me(luna.visitor.token, kito.profile.id)).status).toBe(401)
    expect((await me(luna.visitor.token, luna.profile.id, kito.host)).status).toBe(401)
    expect((await me(undefined, luna.profile.id)).status).toBe(401)
    expect((await me('x'.repeat(43), luna.profile.id)).status).toBe(401)
    expect((await me(luna.owner.token, luna.profile.id)).status).toBe(401)
  })

  it('count on their own host only, also when no site is named', async () => {
    const { token } = luna.visitor
    const at = async (host: string) =>
      (await rest('GET', '/api/accounts/me', { host, token })).status
    expect(await at(luna.host)).toBe(200)
    expect(await at(kito.host)).toBe(401)
    expect(await at('nobody.localhost')).toBe(401)
  })

  it('ignore cookies', async () => {
    const { status } = await rest('GET', `/api/accounts/me?profileId=${luna.profile.id}`, {
      host: luna.host,
      headers: {
        cookie: `bandstand-token=${luna.visitor.token}; bandstand-token=${luna.owner.token}`,
        'sec-fetch-site': 'same-origin',
      },
    })
    expect(status).toBe(401)
  })

  it('end with a logout, which spares the other sessions and needs no token', async () => {
    const body = fan(luna.profile.id)
    const first = (await signUp(body)).json.token
    const second = (await logIn(body)).json.token

    const { status, text } = await rest('DELETE', '/api/sessions', { token: first })
    expect([status, text]).toEqual([204, ''])
    expect((await me(first, luna.profile.id)).status).toBe(401)
    expect((await me(second, luna.profile.id)).status).toBe(200)
    expect((await rest('DELETE', '/api/sessions')).status).toBe(204)
    expect((await rest('DELETE', '/api/sessions', { token: first })).status).toBe(204)
  })

  it('last seven days, longer while the visitor keeps coming, thirty days at most', async () => {
    const { token, account } = (await signUp(fan(luna.profile.id))).json
    const daysLeft = async () => {
      const [row] = await rowsOf(
        payload,
        sql`
        select round(extract(epoch from expires_at - now()) / 86400) as days
        from public_accounts_sessions where _parent_id = ${account.id}`,
      )
      return Number(row?.days)
    }
    const age = (days: number) =>
      rowsOf(
        payload,
        sql`
        update public_accounts_sessions
        set created_at = created_at - make_interval(days => ${days}),
          expires_at = expires_at - make_interval(days => ${days})
        where _parent_id = ${account.id}`,
      )

    expect(await daysLeft()).toBe(7)
    await age(3)
    expect((await me(token, luna.profile.id)).status).toBe(200)
    expect(await daysLeft()).toBe(7)
    for (const _week of [1, 2, 3, 4]) {
      await age(6)
      await me(token, luna.profile.id)
    }
    expect(await daysLeft()).toBe(3)
    await age(3)
    expect((await me(token, luna.profile.id)).status).toBe(401)
  })

  it('are stored as hashes', async () => {
    const rows = await rowsOf(payload, sql`select id from public_accounts_sessions`)
    expect(rows.map(({ id }) => id)).not.toContain(luna.visitor.token)
  })
})

describe('the own account', () => {
  it('is the same call at both paths, and changes names', async () => {
    const { token, account } = (await signUp(fan(luna.profile.id))).json
    const changed = await rest<Account>('PATCH', '/api/accounts/me', {
      host: luna.host,
      token,
      body: { firstName: ' Zoë ' },
    })
    expect(changed.json).toEqual({ ...account, firstName: 'Zoë' })
    expect((await me(token, luna.profile.id)).json).toEqual(changed.json)
    for (const body of [{}, { email: 'new@example.com' }, { firstName: '' }, { profile: 'x' }]) {
      const { status } = await rest('PATCH', '/api/public/accounts/me', {
        host: luna.host,
        token,
        body,
      })
      expect([body, status]).toEqual([body, 400])
    }
    expect((await rest('PATCH', '/api/accounts/me', { body: { firstName: 'X' } })).status).toBe(401)
  })

  it('shows the running membership, not one that has ended', async () => {
    const { token, account } = (await signUp(fan(luna.profile.id))).json
    const tier = await payload.create({
      collection: slugs.membershipTiers,
      data: { profile: luna.profile.id, name: 'Crew', priceMonthlyMinor: 500 },
    })
    const join = (status: 'active' | 'canceled', currentPeriodEnd: string) =>
      payload.create({
        collection: slugs.memberships,
        data: {
          profile: luna.profile.id,
          account: account.id,
          tier: tier.id,
          status,
          interval: 'month',
          amountMinor: 500,
          currentPeriodEnd,
        },
      })
    await join('canceled', '2020-01-01T00:00:00.000Z')
    expect((await me(token, luna.profile.id)).json.membership).toBeNull()
    await join('active', '2099-01-01T00:00:00.000Z')
    expect((await me(token, luna.profile.id)).json.membership).toEqual({
      membershipTierId: tier.id,
      status: 'active',
      interval: 'month',
      currentPeriodEnd: '2099-01-01T00:00:00.000Z',
    })
  })
})

describe('the fence around visitors', () => {
  it('holds for tokens that Payload itself gives out', async () => {
    const { token } = await payload.login({
      collection: slugs.publicAccounts,
      data: { username: `${luna.profile.id}:${luna.visitor.email}`, password: testPassword },
    })
    for (const path of ['/api/payload-locked-documents', '/api/orders', '/api/users']) {
      const { status } = await rest('GET', path, { token: String(token) })
      expect([path, status]).toEqual([path, 403])
    }
    expect(
      (await rest<{ user: unknown }>('GET', '/api/users/me', { token: String(token) })).json.user,
    ).toBeNull()
  })
})
