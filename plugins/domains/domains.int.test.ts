import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { checkHost, checkHostJob } from '@/plugins/domains/check-host'
import { checkDueHosts } from '@/plugins/domains/index'
import { tellOfDomainJob } from '@/plugins/domains/tell-artist'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { domainProof } from '@/src/core/urls/domain-proof'
import { resolveHost, siteHosts, siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'
import { startDnsServer } from '@/src/testing/dns-server'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const dns = await startDnsServer()
afterAll(dns.close)
setEnvironment({ DNS_SERVERS: dns.address, ROOT_DOMAIN: 'bandstand.example' })

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const admin = await createPlatformAdmin(payload)
const req = await createLocalReq({}, payload)
type Tenant = typeof luna

let count = 0
const newHost = () => `www.luna-${++count}.example`
const claim = async (host: string, { profile }: Tenant = luna) =>
  (await payload.create({ collection: slugs.domains, data: { profile: profile.id, host } })).id
const setRecords = (host: string, ...tenants: Tenant[]) =>
  dns.texts.set(
    domainProof(host, '').name,
    tenants.map(({ profile }) => domainProof(host, profile.id).value),
  )
const siteAt = async (host: string) => (await resolveHost(host))?.slug ?? null
const slugOf = ({ profile }: Tenant) => profile.slug
const mayHaveCertificate = async (host: string) =>
  (await rest('GET', `/api/certificates?domain=${host}`, { host: 'web:3000' })).status === 200
const stored = (id: string) => payload.findByID({ collection: slugs.domains, id, depth: 0 })
const check = (id: string, by: { owner: { token: string } }) =>
  rest('POST', `/api/domains/${id}/check`, {
    host: 'bandstand.example',
    token: by.owner.token,
    body: {},
  })

it('leads to a site, with a certificate, from the moment on that a record names it', async () => {
  const host = newHost()
  const id = await claim(host)
  await checkHost(payload, host)
  expect([await siteAt(host), await mayHaveCertificate(host)]).toEqual([null, false])
  expect(await siteHosts(luna.profile.id)).not.toContain(host)
  expect(await siteOrigin(luna.profile.id)).not.toContain(host)

  setRecords(host, luna)
  expect((await check(id, luna)).status).toBe(204)
  expect([await siteAt(host), await mayHaveCertificate(host)]).toEqual([slugOf(luna), true])
  expect(await siteHosts(luna.profile.id)).toContain(host)
  expect(await siteOrigin(luna.profile.id)).toContain(host)
})

it('takes a record that names another site, or another text, for none', async () => {
  const host = newHost()
  await claim(host)
  setRecords(host, kito)
  await checkHost(payload, host)
  dns.texts.set(domainProof(host, '').name, ['v=spf1 -all', `x${luna.profile.id}`])
  await checkHost(payload, host)
  expect(await siteAt(host)).toBeNull()
})

it('goes to another site that claims it too as soon as its owner names that one instead', async () => {
  const host = newHost()
  await claim(host)
  await claim(host, kito)
  setRecords(host, luna)
  await checkHost(payload, host)
  setRecords(host, luna, kito)
  await checkHost(payload, host)
  expect(await siteAt(host)).toBe(slugOf(luna))
  setRecords(host, kito)
  await Promise.all([checkHost(payload, host), checkHost(payload, host)])
  expect(await siteAt(host)).toBe(slugOf(kito))
})

it('stays through a fault of the servers that know it, and for some days without its record', async () => {
  const host = newHost()
  const id = await claim(host)
  setRecords(host, luna)
  await checkHost(payload, host)
  dns.failures.set(domainProof(host, '').name, 'servfail')
  await checkHost(payload, host)
  expect(await stored(id)).toMatchObject({ missingSince: null, checkedAt: expect.any(String) })

  dns.failures.clear()
  setRecords(host)
  await checkHost(payload, host)
  expect(await stored(id)).toMatchObject({ missingSince: expect.any(String) })
  expect(await siteAt(host)).toBe(slugOf(luna))
  await runSql(req)`
    update domains set missing_since = now() - make_interval(days => ${limits.domain.keptDays})
    where id = ${id}`
  await checkHost(payload, host)
  expect([await siteAt(host), await mayHaveCertificate(host)]).toEqual([null, false])
})

it('tells the artist once that its record has gone, and once that it is back', async () => {
  const host = newHost()
  const id = await claim(host)
  setRecords(host, luna)
  await checkHost(payload, host)
  const told = async () => {
    await checkHost(payload, host)
    // As a worker would, and twice, as it may.
    await Promise.all([tellOfDomainJob.run(payload, { id }), tellOfDomainJob.run(payload, { id })])
    const mails = await runSql(req)<{ to: string; kind: string; subject: string }>`
      select "to", kind, subject from mail_log where about_id = ${id} order by created_at`
    return mails
  }
  setRecords(host)
  expect(await told()).toEqual([])
  await runSql(req)`
    update domains set missing_since = now() - interval '31 minutes' where id = ${id}`
  const broken = {
    to: luna.owner.email,
    kind: 'domain-broken',
    subject: `${host} will stop working`,
  }
  expect(await told()).toEqual([broken])
  expect(await told()).toEqual([broken])
  const jobs = await runSql(req)`
    select 1 from jobs.job where name = ${tellOfDomainJob.name} and data->>'id' = ${id}`
  expect(jobs.length).toBeGreaterThan(0)

  setRecords(host, luna)
  const well = { to: luna.owner.email, kind: 'domain-well', subject: `${host} is well again` }
  expect(await told()).toEqual([broken, well])
  expect(await told()).toEqual([broken, well])
})

it('is looked for on each save, and proved anew for another host', async () => {
  const [host, next] = [newHost(), newHost()]
  const id = await claim(host)
  setRecords(host, luna)
  await checkHost(payload, host)
  await payload.update({ collection: slugs.domains, id, data: { host: next } })
  expect([await siteAt(host), await siteAt(next)]).toEqual([null, null])
  expect(await stored(id)).toMatchObject({ provedAt: null })
  const jobs = await runSql(req)<{ host: string }>`
    select data->>'host' as host from jobs.job where name = ${checkHostJob.name}`
  expect(jobs.map((job) => job.host)).toEqual(expect.arrayContaining([host, next]))

  setRecords(next, luna)
  await checkHostJob.run(payload, { host: next })
  expect(await siteAt(next)).toBe(slugOf(luna))
})

it('is looked at in rounds, but not again within the hour', async () => {
  const host = newHost()
  const id = await claim(host)
  setRecords(host, luna)
  await checkDueHosts(payload)
  expect(await siteAt(host)).toBe(slugOf(luna))
  const { checkedAt } = await stored(id)
  await checkDueHosts(payload)
  expect((await stored(id)).checkedAt).toBe(checkedAt)
  await runSql(req)`update domains set checked_at = now() - interval '61 minutes' where id = ${id}`
  await checkDueHosts(payload)
  expect((await stored(id)).checkedAt).not.toBe(checkedAt)
})

it('is checked by those who work for its site only', async () => {
  const id = await claim(newHost())
  expect((await check(id, kito)).status).toBe(404)
  const fan = { owner: { token: luna.visitor.token } }
  expect((await check(id, fan)).status).toBe(401)
})

it('is not proved by saying so', async () => {
  const now = new Date().toISOString()
  const said = { profile: luna.profile.id, provedAt: now, missingSince: now, checkedAt: now }
  const call = (method: string, path: string, host: string) =>
    rest<{ doc: { id: string } }>(method, `/api/domains${path}`, {
      host: 'bandstand.example',
      token: admin.token,
      body: { ...said, host },
    })
  const { json } = await call('POST', '', newHost())
  expect(await stored(json.doc.id)).toMatchObject({ provedAt: null, checkedAt: null })
  await call('PATCH', `/${json.doc.id}`, newHost())
  expect(await stored(json.doc.id)).toMatchObject({ provedAt: null, checkedAt: null })
})

it.each([
  ['bandstand.example', 'www.bandstand.example', 'a.b.bandstand.example'],
  ['https://luna.example', 'luna.example/x', 'luna', 'lu na.example', ''],
])('refuses %j and the like', async (...hosts) => {
  for (const host of hosts) {
    const said = await claim(host).catch((error: { name: string }) => error.name)
    expect([host, said]).toEqual([host, 'ValidationError'])
  }
})

it('keeps a host as browsers write it, once for each site', async () => {
  const id = await claim(' WWW.Müller.example. ')
  expect((await stored(id)).host).toBe('www.xn--mller-kva.example')
  await expect(claim('www.xn--mller-kva.example')).rejects.toThrow()
})
