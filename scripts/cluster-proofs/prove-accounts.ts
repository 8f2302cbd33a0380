import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Answer, call, until } from '@/scripts/cluster-proofs/client'
import type { Proof, Scene } from '@/scripts/cluster-proofs/scene'
import { newAddress } from '@/scripts/cluster-proofs/start-cluster'
import { rateLimits } from '@/src/server/http/rate-limits'
import { testPassword } from '@/src/testing/factories'

const statusOf = ({ status }: Answer) => status

/** Origins of the web processes, in turn and again. */
function inTurn({ cluster: { webs } }: Scene, count: number): string[] {
  return Array.from({ length: count }, (_, index) => webs[index % webs.length]?.origin ?? '')
}

const signUp = (origin: string, { profileId }: Scene, email: string, from?: string) =>
  call(origin, 'POST', '/api/public/accounts', {
    body: { profileId, email, password: testPassword, firstName: 'Ada', lastName: 'Fan' },
    ...(from && { from }),
  })

const logIn = (
  origin: string,
  { profileId }: Scene,
  email: string,
  password: string,
  from?: string,
) =>
  call(origin, 'POST', '/api/sessions', {
    body: { profileId, email, password },
    ...(from && { from }),
  })

const me = async (origin: string, { profileId }: Scene, token: string) =>
  statusOf(await call(origin, 'GET', `/api/public/accounts/me?profileId=${profileId}`, { token }))

/** Somebody with an account, logged in. */
async function newFan(scene: Scene): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@example.com`
  const [origin = ''] = inTurn(scene, 1)
  const { status, json } = await signUp(origin, scene, email)
  assert.equal(status, 201)
  return { email, token: String(json.token) }
}

const rates: Proof = {
  name: 'a rate limit counts over all processes',
  run: async (scene) => {
    const from = newAddress()
    const { attempts } = rateLimits.signUp
    const answers = await Promise.all(
      inTurn(scene, attempts * 3).map((origin) =>
        signUp(origin, scene, `${randomUUID()}@example.com`, from),
      ),
    )
    const taken = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 429)
    assert.deepEqual([taken.length, refused.length], [attempts, attempts * 2])
  },
}

const locks: Proof = {
  name: 'wrong passwords lock a login in all processes, for visitors and for artists',
  run: async (scene) => {
    const { email } = await newFan(scene)
    const { attempts } = rateLimits.loginToAccount
    const logInOwner = (origin: string, password: string, address: string) =>
      call(origin, 'POST', '/api/users/login', {
        body: { email: scene.owner.email, password },
        from: address,
      })
    for (const attempt of [
      (origin: string, password: string, address: string) =>
        logIn(origin, scene, email, password, address),
      logInOwner,
    ]) {
      const from = newAddress()
      const wrong = await Promise.all(
        inTurn(scene, attempts).map((origin) => attempt(origin, 'a wrong password', from)),
      )
      assert.deepEqual(new Set(wrong.map(statusOf)), new Set([401]))
      const right = await Promise.all(
        inTurn(scene, 3).map((origin) => attempt(origin, testPassword, from)),
      )
      assert.deepEqual(right.map(statusOf), [429, 429, 429])
      const [origin = ''] = inTurn(scene, 1)
      assert.equal(statusOf(await attempt(origin, testPassword, newAddress())), 200)
    }
  },
}

const sessions: Proof = {
  name: 'a session holds in all processes, and ends in all',
  run: async (scene) => {
    const { email, token } = await newFan(scene)
    const origins = inTurn(scene, 3)
    const seen = (which: string) => Promise.all(origins.map((origin) => me(origin, scene, which)))
    assert.deepEqual(await seen(token), [200, 200, 200])
    const [first = '', second = '', third = ''] = origins
    const other = await logIn(second, scene, email, testPassword)
    const otherToken = String(other.json.token)
    assert.equal(statusOf(await call(third, 'DELETE', '/api/sessions', { token })), 204)
    assert.deepEqual(await seen(token), [401, 401, 401])
    assert.deepEqual(await seen(otherToken), [200, 200, 200])
    const last = String((await logIn(third, scene, email, testPassword)).json.token)
    const password = 'quite another password'
    const changed = await call(first, 'POST', '/api/accounts/me/password', {
      token: last,
      body: { currentPassword: testPassword, password, confirmPassword: password },
    })
    assert.equal(changed.status, 204)
    assert.deepEqual(
      [await seen(otherToken), await seen(last)],
      [
        [401, 401, 401],
        [200, 200, 200],
      ],
    )
  },
}

const links: Proof = {
  name: 'a link that works once works in one process',
  run: async (scene) => {
    const { email } = await newFan(scene)
    const [, second = ''] = inTurn(scene, 2)
    const body = { profileId: scene.profileId, email }
    assert.equal(
      statusOf(await call(second, 'POST', '/api/public/passwords/forgot', { body })),
      204,
    )
    const mailed = () =>
      scene.mailServer.mails.find(
        ({ receivers, text }) =>
          receivers.includes(email) && text?.includes('/reset-password?token='),
      )
    await until('the mail with the link', 30_000, async () => mailed() !== undefined)
    const token = /reset-password\?token=([\w-]+)/.exec(mailed()?.text ?? '')?.[1]
    const answers = await Promise.all(
      inTurn(scene, 6).map((origin, number) => {
        const password = `a new password, number ${number}`
        return call(origin, 'POST', '/api/public/passwords/reset', {
          body: { token, password, confirmPassword: password },
        })
      }),
    )
    const done = answers.filter(({ status }) => status === 204)
    assert.equal(done.length, 1, `answered ${answers.map(statusOf)}`)
    assert.ok(answers.every(({ status }) => status < 500))
  },
}

const nonces: Proof = {
  name: 'a nonce is for one answer, in whichever process',
  run: async (scene) => {
    const given: string[] = []
    for (const origin of inTurn(scene, 9)) {
      const response = await fetch(`${origin}/admin/login`)
      await response.arrayBuffer()
      const policy = response.headers.get('content-security-policy') ?? ''
      given.push(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    }
    assert.equal(new Set(given.filter(Boolean)).size, 9)
  },
}

export const accountProofs: readonly Proof[] = [rates, locks, sessions, links, nonces]
