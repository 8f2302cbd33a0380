import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { accountMessages } from '@/src/core/messages/account'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { createOwner, createPlatformAdmin, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Refused = { message: string; errors?: { field: string; message: string }[] }

const patch = (id: string, token: string, body: object) =>
  rest<Refused>('PATCH', `/api/users/${id}`, { token, body })
const logIn = (email: string, password = testPassword) =>
  rest<{ token: string }>('POST', '/api/users/login', { body: { email, password } })
const isSignedIn = async (token: string) =>
  (await rest<{ user: object | null }>('GET', '/api/users/me', { token })).json.user !== null

setEnvironment({ RATE_LIMIT_FACTOR: '1' })

const newPassword = 'another password'

for (const [what, change] of [
  ['password', () => ({ password: newPassword })],
  ['email', () => ({ email: `Moved-${crypto.randomUUID()}@example.com` })],
] as const) {
  it(`asks for the present password before the ${what} changes, in every way to write it`, async () => {
    const owner = await createOwner(payload, [])
    const body = change()
    const where = `where[id][equals]=${owner.id}`
    const answers = [
      await patch(owner.id, owner.token, body),
      await patch(owner.id, owner.token, { ...body, currentPassword: 'a wrong one' }),
      await patch(owner.id, owner.token, { ...body, currentPassword: { not: 'text' } }),
      await rest<Refused>('POST', `/api/users/${owner.id}`, {
        token: owner.token,
        headers: { 'x-http-method-override': 'PATCH' },
        body,
      }),
    ]
    for (const { status, json } of answers.slice(0, 3)) {
      expect(status).toBe(400)
      expect(json.errors).toEqual([
        { field: 'currentPassword', message: teamMessages.wrongPassword },
      ])
    }
    expect(answers[3]?.status).not.toBe(200)
    await rest('PATCH', `/api/users?${where}`, { token: owner.token, body })
    expect((await logIn(owner.email)).status).toBe(200)
  })

  it(`ends the other sessions when the ${what} changes, and keeps no trace of what was asked`, async () => {
    const owner = await createOwner(payload, [])
    const { json: other } = await logIn(owner.email)
    const body = { ...change(), currentPassword: testPassword }
    const { status, text } = await patch(owner.id, owner.token, body)
    expect(status).toBe(200)
    expect(text).not.toContain('currentPassword')
    expect([await isSignedIn(owner.token), await isSignedIn(other.token)]).toEqual([true, false])
  })
}

it('asks nothing for what lets nobody in', async () => {
  const owner = await createOwner(payload, [])
  const { status } = await patch(owner.id, owner.token, {
    name: 'Other',
    email: owner.email.toUpperCase(),
  })
  expect(status).toBe(200)
})

it('takes back a link to a new password that went to the former email', async () => {
  const owner = await createOwner(payload, [])
  const token = await payload.forgotPassword({
    collection: slugs.users,
    data: { email: owner.email },
    disableEmail: true,
  })
  const email = `moved-${owner.email}`
  expect(
    (await patch(owner.id, owner.token, { email, currentPassword: testPassword })).status,
  ).toBe(200)
  const reset = await rest('POST', '/api/users/reset-password', {
    body: { token, password: newPassword },
  })
  expect(reset.status).toBe(403)
})

it('sets a new password once, of fifty times that a link is used at once', async () => {
  const owner = await createOwner(payload, [])
  const token = await payload.forgotPassword({
    collection: slugs.users,
    data: { email: owner.email },
    disableEmail: true,
  })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      rest<{ token?: string }>('POST', '/api/users/reset-password', {
        body: { token, password: `${newPassword} ${index}` },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(403)])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect((await logIn(owner.email, `${newPassword} ${winner}`)).status).toBe(200)
  expect(await isSignedIn(owner.token)).toBe(false)
})

it('keeps no connection while it asks, so that many at once do not wait for each other', async () => {
  const { pool } = payload.db as unknown as PostgresAdapter
  const owners = await Promise.all(
    Array.from({ length: (pool.options.max ?? 10) + 2 }, () => createOwner(payload, [])),
  )
  const answers = await Promise.all(
    owners.map(({ id, token }) =>
      patch(id, token, { password: newPassword, currentPassword: testPassword }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(owners.map(() => 200))
})

it('limits how often a password can be tried', async () => {
  const owner = await createOwner(payload, [])
  const statuses: number[] = []
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const body = { password: newPassword, currentPassword: `wrong ${attempt}` }
    statuses.push((await patch(owner.id, owner.token, body)).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

it('still says what is wrong with a new password', async () => {
  const owner = await createOwner(payload, [])
  const { json } = await patch(owner.id, owner.token, {
    password: 'short',
    currentPassword: testPassword,
  })
  expect(json.errors).toMatchObject([{ message: accountMessages.passwordTooShort }])
})

it('lets the platform’s admin correct an email with their own password, and set no one’s password', async () => {
  const admin = await createPlatformAdmin(payload)
  const owner = await createOwner(payload, [])
  const email = `corrected-${owner.email}`
  expect((await patch(owner.id, admin.token, { email })).status).toBe(400)
  const set = await patch(owner.id, admin.token, {
    password: newPassword,
    currentPassword: testPassword,
  })
  expect([set.status, set.json.message]).toEqual([403, teamMessages.othersPassword])
  const where = `where[id][in]=${owner.id},${admin.id}`
  const many = await rest<{ docs: object[] }>('PATCH', `/api/users?${where}`, {
    token: admin.token,
    body: { password: newPassword, currentPassword: testPassword },
  })
  expect(many.json.docs).toEqual([])
  expect((await logIn(owner.email)).status).toBe(200)

  const corrected = await patch(owner.id, admin.token, { email, currentPassword: testPassword })
  expect(corrected.status).toBe(200)
  expect(await isSignedIn(owner.token)).toBe(false)
  expect((await logIn(email)).status).toBe(200)
})
