import { expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

setEnvironment({
  ROOT_DOMAIN: 'bandstand.example',
  ADMIN_ORIGIN: 'https://admin.example',
  RATE_LIMIT_FACTOR: '1',
})
const luna = await createTenant(payload, 'Luna')
const { slug } = luna.profile

/** As a proxy asks, which names the process it asks. */
const ask = (query: string) =>
  rest<ErrorBody>('GET', `/api/certificates${query}`, { host: 'web:3000' })
const statusOf = async (domain: string) =>
  (await ask(`?domain=${encodeURIComponent(domain)}`)).status

it('allows the admin and the hosts of sites, and a domain once it is proved for one', async () => {
  expect(await statusOf('www.luna.example')).toBe(404)
  await payload.create({
    collection: slugs.domains,
    data: {
      profile: luna.profile.id,
      host: 'www.luna.example',
      provedAt: new Date().toISOString(),
    },
    overrideAccess: true,
  })
  for (const domain of [
    'www.luna.example',
    'WWW.Luna.example',
    'luna.example',
    `${slug}.bandstand.example`,
  ]) {
    expect([domain, await statusOf(domain)]).toEqual([domain, 200])
  }
  expect(await statusOf('admin.example')).toBe(200)
})

it.each([
  'nobody.example',
  'nobody.bandstand.example',
  `a.${slug}.bandstand.example`,
  `www.luna.example.evil.example`,
  'www.www.luna.example',
  'www.bandstand.example',
  '192.0.2.1',
  '*.luna.example',
  'www.luna.example/x',
  "'; drop table domains; --",
])('allows none for %j', async (domain) => {
  expect(await statusOf(domain)).toBe(404)
})

it('refuses what names no domain, or too long a one', async () => {
  for (const query of [
    '',
    '?domain=',
    '?domain=%00',
    `?domain=${'a'.repeat(300)}`,
    '?domain[a]=b',
  ]) {
    expect([query, (await ask(query)).status]).toEqual([query, 400])
  }
})

it('takes no flood', async () => {
  setEnvironment({ RATE_LIMIT_FACTOR: '0.05' })
  let status = 0
  for (let attempt = 0; attempt < 40 && status !== 429; attempt += 1) {
    status = await statusOf(`flood-${attempt}.example`)
  }
  expect(status).toBe(429)
})
