import { describe, expect, it } from 'vitest'
import type { TeamView } from '@/src/core/contracts/team'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import {
  createOwner,
  createPlatformAdmin,
  createStaff,
  createTenant,
  testPassword,
} from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Failure = { code?: string; message?: string }

const post = <Answer = Failure>(path: string, token?: string, body: object = {}) =>
  rest<Answer & Failure>('POST', `/api${path}`, { token, body })

const of = (tenant: Tenant, path: string) => `/profiles/${tenant.profile.id}${path}`

const inviteTo = (tenant: Tenant, email: string, role = 'editor') =>
  post(of(tenant, '/invites'), tenant.owner.token, { email, role })

/** What the newest mail to an address lets in. */
async function tokenFor(email: string): Promise<string> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  return /join\?token=([\w-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? ''
}

const accept = (token: string, by?: string, account?: object) =>
  post<{ email: string; profileId: string }>('/team-invites/accept', by, { token, account })

const newcomer = { name: 'Ada', password: testPassword }

async function teamOf(tenant: Tenant): Promise<TeamView> {
  const { json } = await rest<TeamView>('GET', `/api${of(tenant, '/team')}`, {
    token: tenant.owner.token,
  })
  return json
}

const rolesOf = async (tenant: Tenant) =>
  Object.fromEntries((await teamOf(tenant)).people.map(({ email, role }) => [email, role]))

async function auditOf(tenant: Tenant): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: {
      and: [{ profile: { equals: tenant.profile.id } }, { action: { not_equals: 'signed_in' } }],
    },
    sort: 'createdAt',
    depth: 0,
  })
  return docs.map(({ action }) => action)
}

const signIn = async (email: string) =>
  (await post<{ token: string }>('/users/login', undefined, { email, password: testPassword })).json
    .token

describe('an invite', () => {
  it('lets somebody in once, with a role on that site and a password of their own', async () => {
    const tenant = await createTenant(payload, 'Inviting')
    const email = 'Newcomer@example.com'
    expect((await inviteTo(tenant, email)).status).toBe(204)
    const [open] = (await teamOf(tenant)).invites
    expect(open).toMatchObject({ email: 'newcomer@example.com', role: 'editor', isExpired: false })

    const token = await tokenFor('newcomer@example.com')
    expect((await accept(token)).json.message).toBe(teamMessages.nameMissing)
    expect((await accept(token, undefined, { name: 'Ada', password: 'password' })).status).toBe(400)
    const taken = await accept(token, undefined, newcomer)
    expect(taken.json).toEqual({ email: 'newcomer@example.com', profileId: tenant.profile.id })
    expect((await accept(token, undefined, newcomer)).json.message).toBe(teamMessages.linkOver)

    expect(await rolesOf(tenant)).toMatchObject({ 'newcomer@example.com': 'editor' })
    const own = await signIn('newcomer@example.com')
    const list = (slug: string) => rest('GET', `/api/${slug}`, { token: own })
    expect([(await list('products')).status, (await list('orders')).status]).toEqual([200, 403])
    expect(await auditOf(tenant)).toEqual(
      expect.arrayContaining(['person_invited', 'person_joined']),
    )
  })

  it.each(['a newcomer', 'somebody who has an account'])(
    'is taken once, of fifty times that %s uses it at once',
    async (who) => {
      const tenant = await createTenant(payload, 'Racing')
      const known = who === 'a newcomer' ? null : await createOwner(payload, [])
      const email = known?.email ?? 'racer@example.com'
      await inviteTo(tenant, email)
      const token = await tokenFor(email)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          known ? accept(token, known.token) : accept(token, undefined, newcomer),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(400)])
      expect((await teamOf(tenant)).people).toHaveLength(2)
    },
  )

  it('adds a site to an account, whose owner has to be signed in', async () => {
    const tenant = await createTenant(payload, 'Adding')
    const home = await createTenant(payload, 'Home')
    const { email, token: theirs } = home.owner
    await inviteTo(tenant, email, 'moderator')
    const token = await tokenFor(email)
    const stranger = await createOwner(payload, [])
    expect((await accept(token, undefined, newcomer)).json.message).toBe(teamMessages.signInFirst)
    expect((await accept(token, stranger.token)).json.message).toBe(teamMessages.otherAccount)
    expect((await accept(token, theirs)).status).toBe(200)
    expect(await rolesOf(tenant)).toMatchObject({ [email]: 'moderator' })
    expect(await rolesOf(home)).toEqual({ [email]: 'owner' })
  })

  it('ends after its days, when withdrawn, and when it is sent again', async () => {
    const tenant = await createTenant(payload, 'Ending')
    const email = 'late@example.com'
    await inviteTo(tenant, email)
    expect((await inviteTo(tenant, email)).json.message).toBe(teamMessages.alreadyInvited)
    const first = await tokenFor(email)
    const id = (await teamOf(tenant)).invites[0]?.id ?? ''
    const call = (what: string) => post(of(tenant, `/invites/${id}/${what}`), tenant.owner.token)
    expect((await call('again')).status).toBe(204)
    expect((await accept(first, undefined, newcomer)).status).toBe(400)

    await payload.db.updateOne({
      collection: slugs.invites,
      where: { id: { equals: id } },
      data: { expiresAt: new Date(0).toISOString() },
    })
    const second = await tokenFor(email)
    expect((await accept(second, undefined, newcomer)).status).toBe(400)
    expect((await teamOf(tenant)).invites[0]?.isExpired).toBe(true)
    expect((await call('withdraw')).status).toBe(204)
    expect((await call('withdraw')).status).toBe(404)
    expect((await teamOf(tenant)).invites).toEqual([])
  })

  it('cannot make an owner, and is nothing to other sites', async () => {
    const tenant = await createTenant(payload, 'Guarded')
    const other = await createTenant(payload, 'Elsewhere')
    expect((await inviteTo(tenant, 'x@example.com', 'owner')).status).toBe(400)
    await inviteTo(tenant, 'x@example.com')
    const id = (await teamOf(tenant)).invites[0]?.id ?? ''
    for (const path of [`/invites/${id}/again`, `/invites/${id}/withdraw`]) {
      expect((await post(of(other, path), other.owner.token)).status).toBe(404)
      expect((await post(of(tenant, path), other.owner.token)).status).toBe(404)
    }
    expect((await inviteTo(tenant, tenant.owner.email)).json.message).toBe(
      teamMessages.alreadyThere,
    )
  })
})

describe('a team', () => {
  it('is changed by its owner: another role, off the team, and everybody may leave', async () => {
    const tenant = await createTenant(payload, 'Team')
    const [helper, leaver] = [
      await createStaff(payload, { [tenant.profile.id]: 'editor' }),
      await createStaff(payload, { [tenant.profile.id]: 'admin' }),
    ]
    const member = (id: string, what: string) => of(tenant, `/team/${id}/${what}`)
    const owner = tenant.owner.token
    expect((await post(member(helper.id, 'role'), leaver.token, { role: 'admin' })).status).toBe(
      403,
    )
    expect((await post(member(helper.id, 'role'), owner, { role: 'fulfiller' })).status).toBe(204)
    expect(await rolesOf(tenant)).toMatchObject({ [helper.email]: 'fulfiller' })
    expect((await post(member(tenant.owner.id, 'role'), owner, { role: 'admin' })).status).toBe(409)
    expect((await post(member(helper.id, 'remove'), owner)).status).toBe(204)
    expect((await rest('GET', '/api/orders', { token: helper.token })).status).toBe(403)
    expect((await post(of(tenant, '/leave'), leaver.token)).status).toBe(204)
    const stays = await post(of(tenant, '/leave'), owner)
    expect([stays.status, stays.json.message]).toEqual([409, teamMessages.ownerStays])
    expect(await rolesOf(tenant)).toEqual({ [tenant.owner.email]: 'owner' })
    expect(await auditOf(tenant)).toEqual(
      expect.arrayContaining(['role_changed', 'person_left', 'person_left']),
    )
  })

  it('keeps an owner when two of them leave at the same time', async () => {
    const tenant = await createTenant(payload, 'Pair')
    const second = await createStaff(payload, { [tenant.profile.id]: 'owner' })
    const both = await Promise.all(
      [tenant.owner.token, second.token].map((token) => post(of(tenant, '/leave'), token)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})

describe('a site that is handed over', () => {
  it('takes the password of its owner and the yes of who gets it', async () => {
    const tenant = await createTenant(payload, 'Handed')
    const next = await createStaff(payload, { [tenant.profile.id]: 'editor' })
    const outsider = await createOwner(payload, [])
    const give = (userId: string, password: string) =>
      post(of(tenant, '/hand-over'), tenant.owner.token, { userId, password })
    expect((await give(next.id, 'wrong')).json.message).toBe(teamMessages.wrongPassword)
    expect((await give(outsider.id, testPassword)).status).toBe(404)
    expect((await give(next.id, testPassword)).status).toBe(204)
    expect(await rolesOf(tenant)).toMatchObject({ [tenant.owner.email]: 'owner' })

    const token = await tokenFor(next.email)
    expect((await accept(token, tenant.owner.token)).json.message).toBe(teamMessages.otherAccount)
    expect((await accept(token, next.token)).status).toBe(200)
    expect(await rolesOf(tenant)).toEqual({ [next.email]: 'owner', [tenant.owner.email]: 'admin' })
    expect(await auditOf(tenant)).toContain('site_handed_over')
  })

  it('stays where it is when who gave it owns it no longer', async () => {
    const tenant = await createTenant(payload, 'Stale')
    const next = await createStaff(payload, { [tenant.profile.id]: 'editor' })
    await post(of(tenant, '/hand-over'), tenant.owner.token, {
      userId: next.id,
      password: testPassword,
    })
    const token = await tokenFor(next.email)
    await createStaff(payload, { [tenant.profile.id]: 'owner' })
    await post(of(tenant, '/leave'), tenant.owner.token)
    expect((await accept(token, next.token)).json.message).toBe(teamMessages.linkOver)
  })
})

describe('the invite of an artist', () => {
  it('makes a site with an address like the name, and its owner', async () => {
    const admin = await createPlatformAdmin(payload)
    const owner = await createOwner(payload, [])
    const body = { name: 'Möss & Fern', email: 'moss@example.com' }
    expect((await post('/artist-invites', owner.token, body)).status).toBe(403)
    expect((await post('/artist-invites', admin.token, body)).status).toBe(204)
    const taken = await accept(await tokenFor(body.email), undefined, newcomer)
    expect(taken.status, taken.text).toBe(200)
    const profile = await payload.findByID({
      collection: slugs.profiles,
      id: taken.json.profileId,
      depth: 0,
    })
    expect(profile).toMatchObject({ name: 'Möss & Fern', slug: 'moss-fern' })
    const token = await signIn(body.email)
    const pages = await rest<{ totalDocs: number }>('GET', '/api/pages', { token })
    expect(pages.json.totalDocs).toBe(4)
  })
})
