import { afterAll, describe, expect, it } from 'vitest'
import { checkHost } from '@/plugins/domains/check-host'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { domainProof } from '@/src/core/urls/domain-proof'
import { siteLookup } from '@/src/server/caching/front/host-filter'
import { leadsToSite, resolveHost, siteOrigin } from '@/src/server/tenancy'
import { createApiKey } from '@/src/testing/api-keys'
import { linesOf } from '@/src/testing/audit-lines'
import { startDnsServer } from '@/src/testing/dns-server'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const dns = await startDnsServer()
afterAll(dns.close)
const rootDomain = 'bandstand.example'
setEnvironment({ DNS_SERVERS: dns.address, ROOT_DOMAIN: rootDomain })

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const platform = await createPlatformAdmin(payload)
const words = ownerMessages.domains
type Tenant = typeof luna
type Added = ErrorBody & { id: string; doc: { id: string } }

let count = 0
const newHost = () => `own-${++count}.example`
const call = (method: string, path: string, token?: string, body?: object) =>
  rest<Added>(method, path, { host: rootDomain, token, ...(body && { body }) })
const urlOf = ({ profile }: Tenant) => `/api/profiles/${profile.id}/domains`
const add = (host: string, site = luna, token = site.owner.token) =>
  call('POST', urlOf(site), token, { host })
const saidOf = async (answer: ReturnType<typeof add>) => {
  const { json, status } = await answer
  return [status, json.errors?.[0]?.message ?? json.message]
}
const prove = async (host: string, ...sites: Tenant[]) => {
  dns.texts.set(
    domainProof(host, '').name,
    sites.map(({ profile }) => domainProof(host, profile.id).value),
  )
  await checkHost(payload, host)
}
const hostsOf = async ({ profile }: Tenant) => {
  const { docs } = await payload.find({
    collection: slugs.domains,
    where: { profile: { equals: profile.id } },
    pagination: false,
  })
  return docs.map(({ host }) => host)
}

describe('domains of artists', () => {
  it('are added, checked, made primary and removed by the owner, and the audit log says so', async () => {
    const [one, two] = [newHost(), newHost()]
    const { token } = luna.owner
    const lines = await linesOf(payload, async () => {
      const ids = [(await add(one)).json.id, (await add(` https://${two.toUpperCase()}/ `)).json.id]
      await prove(one, luna)
      dns.texts.set(domainProof(two, '').name, [domainProof(two, luna.profile.id).value])
      const primary = `${urlOf(luna)}/${ids[1]}/primary`
      expect(await saidOf(call('POST', primary, token, {}))).toEqual([409, words.notProved])
      expect((await call('POST', `/api/domains/${ids[1]}/check`, token, {})).status).toBe(204)
      expect(await siteOrigin(luna.profile.id)).toContain(`//${one}`)

      expect((await call('POST', primary, token, {})).status).toBe(204)
      expect(await siteOrigin(luna.profile.id)).toContain(`//${two}`)
      expect((await call('DELETE', `${urlOf(luna)}/${ids[1]}`, token)).status).toBe(204)
      expect(await siteOrigin(luna.profile.id)).toContain(`//${one}`)
      expect(await resolveHost(two)).toBeNull()
      expect((await call('DELETE', `/api/domains/${ids[0]}`, token)).status).toBe(200)
    })
    expect(await hostsOf(luna)).toEqual([])
    expect(lines.map(({ action, summary }) => `${action}: ${summary}`)).toEqual([
      `domain_added: Added the domain ${one}`,
      `domain_added: Added the domain ${two}`,
      `domain_made_primary: Made ${two} the primary address`,
      `domain_removed: Removed the domain ${two}`,
      `domain_removed: Removed the domain ${one}`,
    ])
  })

  it('are for owners and admins alone, of their own site', async () => {
    const host = newHost()
    const { id } = (await add(host)).json
    await prove(host, luna)
    const statuses = async (token: string | undefined, site = luna) => [
      (await add(newHost(), site, token)).status,
      (await call('POST', '/api/domains', token, { profile: site.profile.id, host: newHost() }))
        .status,
      (await call('POST', `${urlOf(site)}/${id}/primary`, token, {})).status,
      (await call('PATCH', `/api/domains/${id}`, token, { host: newHost() })).status,
      (await call('DELETE', `/api/domains/${id}`, token)).status,
      (await call('DELETE', `${urlOf(site)}/${id}`, token)).status,
    ]
    for (const role of ['editor', 'fulfiller', 'moderator'] as const) {
      const { token } = await createStaff(payload, { [luna.profile.id]: role })
      expect(await statuses(token)).toEqual([403, 403, 403, 403, 403, 403])
    }
    expect(await statuses(luna.visitor.token)).toEqual([401, 403, 401, 403, 403, 401])
    // By the address of one's own site another site's is not found either.
    expect(await statuses(kito.owner.token)).toEqual([404, 403, 404, 403, 403, 404])
    expect((await statuses(kito.owner.token, kito)).slice(2)).toEqual([404, 403, 403, 404])
    expect(await hostsOf(luna)).toEqual([host])
    const key = await createApiKey(luna, ['write:catalog'])
    expect((await add(newHost(), luna, key.key)).status).toBe(401)

    const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
    expect(await statuses(admin.token)).toEqual([201, 201, 204, 403, 200, 404])
  })

  it('are none of the platform, none twice, and none that leads to another site', async () => {
    for (const host of ['bandstand.example', 'kito.bandstand.example', 'a.b.bandstand.example']) {
      expect(await saidOf(add(host))).toEqual([400, words.ofPlatform])
    }
    expect(await saidOf(add('luna.example/music'))).toEqual([400, words.wrong])
    const [proved, claimed] = [newHost(), newHost()]
    await add(proved)
    await prove(proved, luna)
    await add(claimed)
    expect(await saidOf(add(proved))).toEqual([400, words.own])
    expect(await saidOf(add(proved, kito))).toEqual([400, words.taken])
    const raw = { profile: kito.profile.id, host: proved }
    expect((await call('POST', '/api/domains', kito.owner.token, raw)).status).toBe(400)
    // A claim without a proof hinders nobody.
    expect((await add(claimed, kito)).status).toBe(201)
  })

  it('are some for each site, also of several calls at once', async () => {
    const site = await createTenant(payload, 'Many')
    const { perSite } = studioLimits.domains
    const answers = await Promise.all(
      Array.from({ length: perSite + 3 }, () => add(newHost(), site)),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ json }) => json.message)).toEqual(Array(3).fill(words.tooMany))
    const raw = { profile: site.profile.id, host: newHost() }
    expect((await call('POST', '/api/domains', site.owner.token, raw)).status).toBe(409)
    expect(await hostsOf(site)).toHaveLength(perSite)
    expect((await call('POST', '/api/domains', platform.token, raw)).status).toBe(201)
  })

  it('lead on from www., and to it, what is no site itself', async () => {
    const siteAt = siteLookup(payload.db.pool, rootDomain)
    const leadsTo = async (host: string) => (await siteAt({ kind: 'domain', host }))?.leadsTo
    const [bare, other] = [newHost(), newHost()]
    await add(bare)
    await add(`www.${other}`)
    expect(await leadsTo(`www.${bare}`)).toBeUndefined()
    await prove(bare, luna)
    await prove(`www.${other}`, luna)
    expect(await leadsTo(bare)).toBeNull()
    expect(await leadsTo(`www.${bare}`)).toBe(bare)
    expect(await leadsTo(other)).toBe(`www.${other}`)
    expect(await leadsTo(`www.www.${other}`)).toBeUndefined()
    await add(`www.${bare}`, kito)
    await prove(`www.${bare}`, kito)
    expect(await leadsTo(`www.${bare}`)).toBeNull()
    expect(await siteAt({ kind: 'domain', host: `www.${bare}` })).toMatchObject({
      id: kito.profile.id,
    })
  })

  it('are led to from former addresses below the root domain, until another site has them', async () => {
    const siteAt = siteLookup(payload.db.pool, rootDomain)
    const site = await createTenant(payload, 'Moved')
    const at = (slug: string) => siteAt({ kind: 'slug', slug })
    const move = (profile: { id: string }, slug: string) =>
      payload.update({ collection: slugs.profiles, id: profile.id, data: { slug } })
    const first = site.profile.slug
    const [second, third] = [`${first}-2`, `${first}-3`]
    await move(site.profile, second)
    await move(site.profile, third)
    for (const former of [first, second]) {
      expect(await at(former)).toMatchObject({
        id: site.profile.id,
        leadsTo: `${third}.${rootDomain}`,
      })
      expect(await leadsToSite(`${former}.${rootDomain}`)).toBe(true)
    }
    expect(await at(third)).toMatchObject({ id: site.profile.id, leadsTo: null })
    await move(site.profile, first)
    expect(await at(first)).toMatchObject({ leadsTo: null })
    const other = await createTenant(payload, 'Taker')
    await move(other.profile, third)
    expect(await at(third)).toMatchObject({ id: other.profile.id, leadsTo: null })
    expect(await leadsToSite(`nobody-here.${rootDomain}`)).toBe(false)
  })
})
