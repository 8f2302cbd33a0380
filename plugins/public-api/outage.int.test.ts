import { describe, expect, it } from 'vitest'
import { disconnectDatabase } from '@/src/testing/disconnect-database'
import { createProduct, createTenant, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
await createProduct(payload, luna.profile.id)

const calls = () => {
  const { profile, visitor, host } = luna
  const login = { profileId: profile.id, email: visitor.email, password: testPassword }
  const names = { firstName: 'Ada', lastName: 'Fan' }
  return {
    products: () => rest('GET', `/api/public/products?profileId=${profile.id}`, { host }),
    tiers: () => rest('GET', `/api/public/membership-tiers?profileId=${profile.id}`, { host }),
    site: () => rest('GET', '/api/public/profiles/current', { host }),
    account: () => rest('GET', '/api/accounts/me', { host, token: visitor.token }),
    login: () => rest('POST', '/api/sessions', { host, body: login }),
    signUp: () =>
      rest('POST', '/api/public/accounts', {
        host,
        body: { ...login, ...names, email: `${Math.random()}@example.com` },
      }),
    logout: () => rest('DELETE', '/api/sessions', { token: visitor.token }),
  }
}

describe('without a database', () => {
  it('every call answers 503, a signed-in visitor is not called a stranger, and all recovers', async () => {
    const restore = await disconnectDatabase(payload)
    for (const [name, call] of Object.entries(calls())) {
      const { status, json, headers } = await call()
      expect([name, status, json.code]).toEqual([name, 503, 'UNAVAILABLE'])
      expect(headers.get('retry-after')).not.toBeNull()
    }
    restore()
    for (const [name, call] of Object.entries(calls())) {
      expect([name, (await call()).status]).toEqual([name, expect.toSatisfy((code) => code < 300)])
    }
  })
})
