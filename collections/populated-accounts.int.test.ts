import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createPlatformAdmin, createTenant, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const canary = 'canary-of-authentication'
const readers: Record<string, string> = {}

beforeAll(async () => {
  const luna = await createTenant(payload, 'Luna')
  const documents = await createDocuments(payload, luna)
  readers.owner = luna.owner.token
  readers['platform admin'] = (await createPlatformAdmin(payload)).token
  // Everything that can stand behind a relation to an account does.
  const by = { account: luna.visitor.id }
  await payload.update({
    collection: slugs.tickets,
    id: documents.get(slugs.tickets) ?? '',
    data: { ...by, checkedInBy: luna.owner.id },
  })
  await payload.update({
    collection: slugs.subscribers,
    id: documents.get(slugs.subscribers) ?? '',
    data: { consentBy: luna.owner.id },
  })
  for (const collection of [slugs.orders, slugs.entitlements] as const) {
    await payload.update({ collection, id: documents.get(collection) ?? '', data: by })
  }
  await rowsOf(
    payload,
    sql`update public_accounts set hash = ${canary}, salt = ${canary}, reset_password_token = ${canary},
      email_token_hash = ${canary}, pending_email = ${canary}`,
  )
  await rowsOf(
    payload,
    sql`update users set hash = ${canary}, salt = ${canary}, reset_password_token = ${canary}`,
  )
  for (const [table, id] of [
    ['public_accounts_sessions', luna.visitor.id],
    ['users_sessions', luna.owner.id],
  ] as const) {
    await rowsOf(
      payload,
      sql`insert into ${sql.identifier(table)} (_order, _parent_id, id, created_at, expires_at)
        values (9, ${id}, ${canary}, now(), now() + interval '1 hour')`,
    )
  }
})

const isAuth = (slug: string) =>
  Boolean(payload.collections[slug as typeof slugs.users]?.config.auth)

/** Paths of relations to accounts, by the collections they may lead to. */
function relationsToAccounts(fields: readonly FlattenedField[], before = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload') {
      return [field.relationTo].flat().some(isAuth) ? [path] : []
    }
    return 'flattenedFields' in field ? relationsToAccounts(field.flattenedFields, `${path}.`) : []
  })
}

const relations = Object.values(payload.collections).flatMap(({ config }) =>
  relationsToAccounts(config.flattenedFields).map((path) => ({ slug: config.slug, path })),
)

const shown: Record<string, string[]> = {
  [slugs.publicAccounts]: ['id', 'collection', 'email', 'firstName', 'lastName'],
  [slugs.users]: ['id', 'collection', 'email', 'name'],
}

describe('an account behind a relation', () => {
  it('is walked in every collection that has one', () => {
    expect(relations.map(({ slug, path }) => `${slug} ${path}`)).toEqual(
      expect.arrayContaining([
        'comments account',
        'comments reports.account',
        'reactions account',
        'memberships account',
        'tickets checkedInBy',
        'subscribers consentBy',
        'payload-locked-documents user',
      ]),
    )
  })

  it('tells what its screen needs and nothing else', async () => {
    const seen = new Set<string>()
    for (const { slug, path } of relations) {
      const { docs } = await payload.find({ collection: slug as typeof slugs.comments, depth: 1 })
      for (const account of docs.flatMap((doc) => accountsAt(doc, path.split('.')))) {
        const { collection } = account as { collection: string }
        expect([slug, path, Object.keys(account).sort()]).toEqual([
          slug,
          path,
          shown[collection]?.toSorted(),
        ])
        seen.add(`${slug} ${path}`)
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(8)
  })
})

function accountsAt(value: unknown, [name, ...rest]: readonly string[]): object[] {
  if (Array.isArray(value)) {
    return value.flatMap((each) => accountsAt(each, [name ?? '', ...rest].filter(Boolean)))
  }
  if (typeof value !== 'object' || value === null) {
    return []
  }
  if (name !== undefined) {
    return accountsAt((value as Record<string, unknown>)[name], rest)
  }
  return 'relationTo' in value ? accountsAt((value as { value?: unknown }).value, []) : [value]
}

/** Names that Payload gives what it signs people in by. */
const ofAuthentication =
  /"(hash|salt|sessions|_sid|resetPassword\w*|loginAttempts|lockUntil|emailTokenHash|pendingEmail)":/

describe.each(['owner', 'platform admin'])(
  'nothing of authentication is answered to the %s',
  (who) => {
    it.each(Object.keys(payload.collections))('of %s', async (slug) => {
      for (const query of ['depth=0', 'depth=3', 'depth=1&populate[public-accounts][email]=true']) {
        const { text } = await rest('GET', `/api/${slug}?${query}&limit=100`, {
          token: readers[who],
        })
        expect(text).not.toContain(canary)
        expect(text).not.toMatch(ofAuthentication)
      }
    })
  },
)

it.each<[string, string, Record<string, string>?]>([
  ['GET', '/api/users/me'],
  ['POST', '/api/users/refresh-token'],
  ['GET', '/api/users/:id'],
  ['PATCH', '/api/users/:id', { name: 'Another' }],
  ['PATCH', '/api/users?where[id][equals]=:id', { name: 'Another' }],
  ['POST', '/api/users/login', { email: ':email', password: testPassword }],
  ['POST', '/api/users/reset-password', { token: ':link', password: `${testPassword}-new` }],
  ['POST', '/api/users', { email: 'new@example.com', password: testPassword, name: 'New' }],
])('nothing of authentication is told of the own account by %s %s', async (method, path, body) => {
  const admin = await createPlatformAdmin(payload)
  const link = await payload.forgotPassword({
    collection: slugs.users,
    data: { email: admin.email },
    disableEmail: true,
  })
  const known: Record<string, string> = { ':id': admin.id, ':email': admin.email, ':link': link }
  const filled = Object.entries(body ?? {}).map(([name, value]) => [name, known[value] ?? value])
  const { status, text } = await rest(method, path.replace(':id', admin.id), {
    token: admin.token,
    ...(body && { body: Object.fromEntries(filled) }),
  })
  expect([200, 201]).toContain(status)
  expect(text).not.toMatch(ofAuthentication)
})
