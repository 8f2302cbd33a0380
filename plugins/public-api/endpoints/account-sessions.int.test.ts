import { describe, expect, it } from 'vitest'
import type { SessionView, SignedIn } from '@/src/core/contracts/accounts/account-answers'
import { accountMessages } from '@/src/core/messages/account'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Fan = { email: string; token: string }

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const own = <Body>(method: string, path: string, token: string, body?: unknown) =>
  rest<Body>(method, `/api/accounts/me${path}`, { host: luna.host, token, body })
const sessions = async (token: string) => (await own<SessionView[]>('GET', '/sessions', token)).json
const isAlive = async (token: string) => (await own('GET', '', token)).status === 200

async function logIn({ email }: { email: string }, password = testPassword): Promise<string> {
  const { json } = await rest<SignedIn>('POST', '/api/sessions', {
    host: luna.host,
    body: { profileId: luna.profile.id, email, password },
  })
  return json.token
}

async function fanWithSessions(count: number): Promise<Fan & { others: string[] }> {
  const fan = await createVisitor(payload, luna.profile.id)
  const others: string[] = []
  for (let index = 0; index < count; index += 1) {
    others.push(await logIn(fan))
  }
  return { ...fan, others }
}

describe('the list of sessions', () => {
  it('names each with its dates and marks the one that asks, without its token', async () => {
    const { token, others } = await fanWithSessions(2)
    const list = await sessions(token)
    expect(list).toHaveLength(3)
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    for (const session of list) {
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.parse(session.createdAt))
      expect([token, ...others]).not.toContain(session.id)
      expect(await isAlive(session.id)).toBe(false)
    }
  })

  it('ends one, or all others', async () => {
    const { token, others } = await fanWithSessions(3)
    const [newest] = await sessions(token)
    expect((await own('DELETE', `/sessions/${newest?.id}`, token)).status).toBe(204)
    expect(await sessions(token)).toHaveLength(3)
    expect((await own('DELETE', '/sessions', token)).status).toBe(204)
    expect(await sessions(token)).toMatchObject([{ isCurrent: true }])
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false, false])
  })

  it('ends nobody else’s', async () => {
    const [fan, other] = [await fanWithSessions(0), await fanWithSessions(0)]
    const [target] = await sessions(other.token)
    expect((await own('DELETE', `/sessions/${target?.id}`, fan.token)).status).toBe(204)
    expect(await isAlive(other.token)).toBe(true)
    const foreign = await rest('GET', '/api/accounts/me/sessions', {
      host: kito.host,
      token: fan.token,
    })
    expect(foreign.status).toBe(401)
    expect((await own('DELETE', '/sessions/nonsense', fan.token)).status).toBe(404)
  })
})

describe('changing the password', () => {
  const change = (token: string, password: string, currentPassword = testPassword) =>
    own('POST', '/password', token, { currentPassword, password, confirmPassword: password })

  it('ends the other sessions and keeps this one', async () => {
    const fan = await fanWithSessions(2)
    expect((await change(fan.token, 'a new password')).status).toBe(204)
    expect(await isAlive(fan.token)).toBe(true)
    expect(await Promise.all(fan.others.map(isAlive))).toEqual([false, false])
    expect(await logIn(fan)).toBeUndefined()
    expect(await isAlive(await logIn(fan, 'a new password'))).toBe(true)
  })

  it('wants the current one, twice the same new one, and not one of the most common', async () => {
    const { token } = await fanWithSessions(0)
    expect((await change(token, 'a new password', 'wrong')).json).toMatchObject({
      errors: [{ field: 'currentPassword', message: accountAnswers.wrongPassword }],
    })
    expect((await change(token, 'Password1')).json).toMatchObject({
      errors: [{ field: 'password', message: accountAnswers.passwordTooCommon }],
    })
    expect((await change(token, 'short')).json).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'password', message: accountMessages.passwordTooShort },
      ]),
    })
    const body = {
      currentPassword: testPassword,
      password: 'a new password',
      confirmPassword: 'another',
    }
    expect((await own('POST', '/password', token, body)).json).toMatchObject({
      errors: [{ field: 'confirmPassword', message: accountMessages.passwordsDoNotMatch }],
    })
  })

  it('lets one of two changes at the same time win', async () => {
    const { token } = await fanWithSessions(0)
    const answers = await Promise.all([
      change(token, 'first choice'),
      change(token, 'second choice'),
    ])
    const statuses = answers.map(({ status }) => status).sort()
    expect([
      [204, 400],
      [204, 409],
    ]).toContainEqual(statuses)
  })
})
