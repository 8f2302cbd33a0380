import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '@/src/core/messages/account'
import { slugs } from '@/src/core/slugs'
import { findCredentials, isPassword } from '@/src/server/accounts/password'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const forgot = ({ profile, host }: Pick<Tenant, 'profile' | 'host'>, email: string) =>
  rest('POST', '/api/public/passwords/forgot', { host, body: { profileId: profile.id, email } })
const reset = (token: string, password = 'a new password', confirmPassword = password) =>
  rest('POST', '/api/public/passwords/reset', { body: { token, password, confirmPassword } })
const logIn = (email: string, password: string) =>
  rest('POST', '/api/sessions', {
    host: luna.host,
    body: { profileId: luna.profile.id, email, password },
  })

async function mailsTo(email: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
    sort: '-createdAt',
  })
  return docs
}

async function linkTokenOf(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('forgotten password', () => {
  it('answers alike whether the email has an account, and mails only then', async () => {
    const known = await forgot(luna, luna.visitor.email)
    const unknown = await forgot(luna, 'nobody@example.com')
    const elsewhere = await forgot(kito, luna.visitor.email)
    for (const { status, text } of [known, unknown, elsewhere]) {
      expect([status, text]).toEqual([204, ''])
    }
    expect(await mailsTo(luna.visitor.email)).toHaveLength(1)
    expect(await mailsTo('nobody@example.com')).toHaveLength(0)
  })

  it('links to the site of the profile, and mails nothing for another host', async () => {
    const { email } = await createVisitor(payload, luna.profile.id)
    for (const host of ['evil.example.com', kito.host]) {
      expect((await forgot({ ...luna, host }, email)).status).toBe(404)
    }
    expect(await mailsTo(email)).toHaveLength(0)
    await forgot(luna, email)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(`http://${luna.profile.slug}.localhost:3000/reset-password?token=`)
  })
})

describe('password reset', () => {
  it('sets the password once and ends every session', async () => {
    const visitor = await createVisitor(payload, luna.profile.id)
    await forgot(luna, visitor.email)
    const token = await linkTokenOf(visitor.email)

    const together = await Promise.all([reset(token), reset(token)])
    expect(together.map(({ status }) => status).sort()).toEqual([204, 400])
    const used = together.find(({ status }) => status === 400)
    expect(used?.json).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: accountMessages.resetLinkExpired,
    })

    const path = `/api/accounts/me?profileId=${luna.profile.id}`
    expect((await rest('GET', path, { host: luna.host, token: visitor.token })).status).toBe(401)
    expect((await logIn(visitor.email, testPassword)).status).toBe(401)
    expect((await logIn(visitor.email, 'a new password')).status).toBe(200)
  })

  it('refuses old and invented links', async () => {
    const visitor = await createVisitor(payload, luna.profile.id)
    await forgot(luna, visitor.email)
    const token = await linkTokenOf(visitor.email)
    await payload.db.updateOne({
      collection: slugs.publicAccounts,
      id: visitor.id,
      data: { resetPasswordExpiration: '2020-01-01T00:00:00.000Z' },
    })
    for (const bad of [token, 'invented', luna.visitor.token]) {
      expect((await reset(bad)).status).toBe(400)
    }
    expect((await logIn(visitor.email, testPassword)).status).toBe(200)
  })

  it('wants the password twice alike', async () => {
    expect((await reset('any', 'a new password', 'another one')).json).toMatchObject({
      errors: [{ field: 'confirmPassword', message: accountMessages.passwordsDoNotMatch }],
    })
  })

  it('leaves a login with the old password no way through', async () => {
    const visitor = await createVisitor(payload, luna.profile.id)
    await forgot(luna, visitor.email)
    const token = await linkTokenOf(visitor.email)
    const [, ...logins] = await Promise.all([
      reset(token),
      ...Array.from({ length: 4 }, () => logIn(visitor.email, testPassword)),
    ])
    for (const { json } of logins) {
      if (typeof json.token === 'string') {
        const path = `/api/accounts/me?profileId=${luna.profile.id}`
        expect((await rest('GET', path, { host: luna.host, token: json.token })).status).toBe(401)
      }
    }
  })
})

it('compares passwords as Payload stores them', async () => {
  const req = await createLocalReq({}, payload)
  const { email } = luna.visitor
  const stored = await findCredentials(req, { profileId: luna.profile.id, email })
  expect(await isPassword(testPassword, stored)).toBe(true)
  expect(await isPassword('something else', stored)).toBe(false)
  expect(await isPassword('', null)).toBe(false)
})
