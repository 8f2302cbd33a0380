import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { clientIpHeader } from '@/src/server/http/request-context'
import { recordAudit } from '@/src/server/record-audit'
import { linesOf } from '@/src/testing/audit-lines'
import { setEnvironment } from '@/src/testing/environment'
import {
  createOwner,
  createPlatformAdmin,
  createProduct,
  createTenant,
  testPassword,
} from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Listed = { docs: { id: string; summary: string }[] }

setEnvironment({ RATE_LIMIT_FACTOR: '1' })
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const admin = await createPlatformAdmin(payload)

/** A line about a site, or about the platform. */
async function write(profileId: string | null, summary = 'Exported the orders') {
  const [line] = await linesOf(payload, async () =>
    recordAudit(await createLocalReq({}, payload), {
      action: 'data_exported',
      profileId,
      summary,
      target: { collection: slugs.profiles, id: profileId ?? 'none', label: 'The orders' },
    }),
  )
  return line?.id ?? ''
}

const call = (method: string, path: string, token: string, body?: unknown) =>
  rest<{ doc: { id: string } }>(method, `/api/${path}`, { token, body })

describe('who reads it', () => {
  it('owners their own lines alone, the platform’s admin all', async () => {
    const [ours, theirs, platforms] = [
      await write(luna.profile.id),
      await write(kito.profile.id),
      await write(null),
    ]
    const readBy = async (token: string) => {
      const { json } = await rest<Listed>('GET', '/api/audit-log?limit=0', { token })
      return [ours, theirs, platforms].map((id) => json.docs.some((doc) => doc.id === id))
    }
    expect(await readBy(luna.owner.token)).toEqual([true, false, false])
    expect(await readBy(kito.owner.token)).toEqual([false, true, false])
    expect(await readBy(admin.token)).toEqual([true, true, true])

    const statusOf = async (id: string, token: string) =>
      (await call('GET', `audit-log/${id}`, token)).status
    expect(await statusOf(ours, luna.owner.token)).toBe(200)
    expect(await statusOf(theirs, luna.owner.token)).toBe(404)
    expect(await statusOf(platforms, luna.owner.token)).toBe(404)
  })
})

describe('nobody changes it', () => {
  it('not by the API', async () => {
    const id = await write(luna.profile.id)
    for (const { token } of [luna.owner, admin]) {
      expect((await call('POST', 'audit-log', token, { summary: 'x' })).status).toBe(403)
      expect((await call('PATCH', `audit-log/${id}`, token, { summary: 'x' })).status).toBe(403)
      expect((await call('DELETE', `audit-log/${id}`, token)).status).toBe(403)
      expect((await call('DELETE', 'audit-log?where[id][exists]=true', token)).status).toBe(403)
    }
  })

  it.each([
    `update audit_log set summary = 'x'`,
    'update audit_log set profile_id = null',
    'delete from audit_log',
    'truncate audit_log cascade',
  ])('not in the database: %s', async (statement) => {
    await write(luna.profile.id)
    const { pool } = payload.db
    await expect(pool.query(statement)).rejects.toThrow('only ever added to')
  })

  it('not by the server either', async () => {
    const id = await write(luna.profile.id)
    const change = payload.update({
      collection: slugs.auditLog,
      id,
      data: { summary: 'x' },
    })
    await expect(change).rejects.toThrow()
  })
})

describe('people', () => {
  it('stand in the log of their site when they sign in', async () => {
    const logIn = (email: string, password: string, ip: string) =>
      rest('POST', '/api/users/login', {
        headers: { [clientIpHeader]: ip },
        body: { email, password },
      })
    const { email, id } = luna.owner
    const once = await linesOf(payload, () => logIn(email, testPassword, '192.0.2.1'))
    expect(once).toMatchObject([
      {
        action: 'signed_in',
        profile: luna.profile.id,
        actorType: 'owner',
        actor: id,
        actorLabel: email,
      },
    ])

    const guessed = await linesOf(payload, async () => {
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await logIn(email, 'wrong password', '192.0.2.2')
      }
    })
    expect(guessed).toMatchObject([
      { action: 'sign_in_stopped', actorType: 'system', actor: null, targetLabel: email },
    ])
    const nobody = await linesOf(payload, async () => {
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        await logIn('nobody@example.com', 'wrong password', '192.0.2.3')
      }
    })
    expect(nobody).toEqual([])
  })

  it('are taken down when they come, are changed and go, however the answer is asked for', async () => {
    const email = 'new@example.com'
    let id = ''
    const added = await linesOf(payload, async () => {
      const body = {
        email,
        name: 'New',
        password: testPassword,
        role: 'owner',
        profiles: [{ profile: luna.profile.id, role: 'owner' }],
      }
      const { json } = await call('POST', 'users?select[name]=true', admin.token, body)
      id = json.doc.id
    })
    expect(added).toMatchObject([
      {
        action: 'user_added',
        profile: luna.profile.id,
        actorType: 'platform-admin',
        actor: admin.id,
        targetId: id,
        details: { role: { before: null, after: 'owner' } },
      },
    ])

    const change = (body: object) =>
      linesOf(payload, () => call('PATCH', `users/${id}?select[name]=true`, admin.token, body))
    expect(await change({ name: 'Newer', role: 'owner' })).toEqual([])
    expect(await change({ role: 'platform-admin' })).toMatchObject([
      {
        action: 'user_changed',
        profile: luna.profile.id,
        summary: `Changed role of ${email}`,
        details: { role: { before: 'owner', after: 'platform-admin' } },
      },
    ])
    // What concerns two sites is not told to either.
    expect(await change({ profiles: [{ profile: kito.profile.id, role: 'owner' }] })).toMatchObject(
      [
        {
          profile: null,
          summary: `Changed sites of ${email}`,
          details: {
            sites: { before: `${luna.profile.id} (owner)`, after: `${kito.profile.id} (owner)` },
          },
        },
      ],
    )
    const gone = await linesOf(payload, () =>
      call('DELETE', `users/${id}?select[name]=true`, admin.token),
    )
    expect(gone).toMatchObject([
      { action: 'user_removed', profile: kito.profile.id, targetLabel: email },
    ])
  })

  it('are taken down when they change their own email', async () => {
    const owner = await createOwner(payload, [luna.profile.id])
    const lines = await linesOf(payload, () =>
      call('PATCH', `users/${owner.id}`, owner.token, {
        email: 'moved@example.com',
        currentPassword: testPassword,
      }),
    )
    expect(lines).toMatchObject([
      { actor: owner.id, details: { email: { before: owner.email, after: 'moved@example.com' } } },
    ])
  })
})

describe('prices', () => {
  it('are taken down when they change, and only then', async () => {
    const { variant } = await createProduct(payload, luna.profile.id, { title: 'Tides' })
    const save = (body: object) =>
      linesOf(payload, () =>
        call('PATCH', `variants/${variant.id}?select[title]=true`, luna.owner.token, body),
      )
    expect(await save({ priceMinor: 900, upcCode: 'T-1' })).toEqual([])
    expect(await save({ priceMinor: 1200 })).toMatchObject([
      {
        action: 'price_changed',
        profile: luna.profile.id,
        summary: 'Changed the price of “Tides”',
        actor: luna.owner.id,
        targetCollection: slugs.variants,
        details: { priceMinor: { before: 900, after: 1200 } },
      },
    ])
  })

  it('of tiers too', async () => {
    const tier = await payload.create({
      collection: slugs.membershipTiers,
      data: { profile: luna.profile.id, name: 'Crew', priceMonthlyMinor: 500 },
    })
    const lines = await linesOf(payload, () =>
      call('PATCH', `membership-tiers/${tier.id}`, luna.owner.token, { priceYearlyMinor: 5000 }),
    )
    expect(lines).toMatchObject([
      {
        summary: 'Changed the price of “Crew”',
        details: { priceYearlyMinor: { before: null, after: 5000 } },
      },
    ])
  })
})

describe('deletions', () => {
  const pageOf = async (pathname: string) => {
    const { docs } = await payload.find({
      collection: slugs.pages,
      where: { profile: { equals: luna.profile.id }, pathname: { equals: pathname } },
    })
    return docs[0]?.id
  }
  const remove = (path: string) => linesOf(payload, () => call('DELETE', path, luna.owner.token))

  it('name what is gone', async () => {
    const { product } = await createProduct(payload, luna.profile.id, { title: 'Tides' })
    expect(await remove(`products/${product.id}?select[category]=true`)).toMatchObject([
      {
        action: 'document_deleted',
        profile: luna.profile.id,
        summary: 'Deleted the product “Tides”',
        actorLabel: luna.owner.email,
        targetId: product.id,
      },
    ])
    const tier = await payload.create({
      collection: slugs.membershipTiers,
      data: { profile: luna.profile.id, name: 'Crew' },
    })
    expect(await remove(`membership-tiers/${tier.id}`)).toMatchObject([
      { summary: 'Deleted the membership tier “Crew”' },
    ])
  })

  it('of several at once are several lines, and none where one is refused', async () => {
    for (const title of ['Old demo', 'Older demo']) {
      await createProduct(payload, luna.profile.id, { title })
    }
    const lines = await remove('products?where[title][like]=demo')
    expect(lines.map(({ targetLabel }) => targetLabel).sort()).toEqual(['Old demo', 'Older demo'])

    const home = await pageOf('/')
    expect(await remove(`pages/${home}`)).toEqual([])
    expect(await remove('pages?where[pathname][equals]=/')).toEqual([])
    expect(await pageOf('/')).toBe(home)
  })

  it('of another artist’s things are none', async () => {
    const { product } = await createProduct(payload, kito.profile.id)
    expect(await remove(`products/${product.id}`)).toEqual([])
  })
})
