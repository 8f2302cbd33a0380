import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Slug = typeof slugs.comments

let token: string
let foreignToken: string
let owner: User & { collection: 'users' }

beforeAll(async () => {
  const luna = await createTenant(payload, 'Luna')
  await createDocuments(payload, luna)
  token = luna.owner.token
  foreignToken = (await createTenant(payload, 'Other')).owner.token
  const user = await payload.findByID({ collection: slugs.users, id: luna.owner.id, depth: 0 })
  owner = { ...user, collection: slugs.users }
})

type Walked = {
  path: string
  isSecret: boolean
  /** Of another document. */
  isBehind: boolean
  /** Holds others, and no value of its own. */
  isWhole: boolean
}

/** Fields by their path: those of documents, of what is in them, and of what their relations lead to. */
function fieldsBelow(fields: readonly FlattenedField[], hops: number): Walked[] {
  return fields.flatMap((field) => {
    const isSecret = isKeptFromOwners(field)
    const isLink = field.type === 'relationship' || field.type === 'upload' || field.type === 'join'
    const target = !isLink ? null : field.type === 'join' ? field.collection : field.relationTo
    const below =
      typeof target === 'string'
        ? hops > 0
          ? fieldsBelow(payload.collections[target as Slug].config.flattenedFields, hops - 1)
          : []
        : 'flattenedFields' in field
          ? fieldsBelow(field.flattenedFields, hops)
          : []
    return [
      { path: field.name, isSecret, isBehind: false, isWhole: 'flattenedFields' in field },
      ...below.map((each) => ({
        ...each,
        path: `${field.name}.${each.path}`,
        isSecret: isSecret || each.isSecret,
        isBehind: each.isBehind || isLink,
      })),
    ]
  })
}

/** By what is declared alone: rules for reading a field say no to everybody. */
function isKeptFromOwners(field: FlattenedField): boolean {
  return (
    ('hidden' in field && field.hidden === true) ||
    ('access' in field && field.access?.read !== undefined)
  )
}

const walked = Object.values(payload.collections).map(({ config }) => ({
  slug: config.slug as Slug,
  fields: fieldsBelow(config.flattenedFields, 2),
}))

const refusal = { status: 400, message: expect.stringContaining('cannot be queried') }
const asOwner = () => ({ overrideAccess: false, user: owner, limit: 1, depth: 0 }) as const

describe('what may not be read', () => {
  it('is walked through every relation', () => {
    const secrets = walked.flatMap(({ slug, fields }) =>
      fields.flatMap(({ path, isSecret }) => (isSecret ? `${slug} ${path}` : [])),
    )
    expect(secrets).toEqual(
      expect.arrayContaining([
        'users hash',
        'comments account.hash',
        'comments account.salt',
        'comments account.sessions',
        'comments account.resetPasswordToken',
        'comments account.emailTokenHash',
        'reactions account.pendingEmail',
        'tickets checkedInBy.resetPasswordToken',
        'subscribers consentBy.resetPasswordToken',
        'subscribers tokenHash',
        'email-lists subscribers.tokenHash',
        'tickets order.accessTokenHash',
      ]),
    )
    expect(payload.config.globals).toEqual([])
  })

  it.each(walked)('cannot be asked about, of $slug', async ({ slug, fields }) => {
    for (const { path } of fields.filter(({ isSecret }) => isSecret)) {
      const asked = [
        { sort: path },
        { sort: `-${path}` },
        { sort: ['createdAt', path.replaceAll('.', '__')] },
        { where: { [path]: { exists: true } } },
        { where: { or: [{ and: [{ [path]: { like: 'a' } }] }] } },
      ]
      for (const each of asked) {
        const answer = payload.find({ collection: slug, ...asOwner(), ...each } as never)
        await expect(answer, JSON.stringify(each)).rejects.toMatchObject(refusal)
      }
      const counted = payload.count({
        collection: slug,
        ...asOwner(),
        where: { [path]: { exists: true } },
      })
      await expect(counted, path).rejects.toMatchObject(refusal)
      const listed = payload.findDistinct({ collection: slug, ...asOwner(), field: path } as never)
      await expect(listed, path).rejects.toMatchObject(refusal)
    }
  })
})

it.each(walked)('all else can be sorted and filtered by, of $slug', async ({ slug, fields }) => {
  for (const { path, isSecret, isBehind, isWhole } of fields) {
    if (isSecret || isBehind || isWhole || isComputed(slug, path)) {
      continue
    }
    const filter = { where: { [path]: { exists: true } } }
    for (const each of isShown(slug, path) ? [filter] : [{ sort: path }, filter]) {
      const answer = await payload
        .find({ collection: slug, ...asOwner(), ...each } as never)
        .catch((error: { status?: number; message: string }) => error)
      // Collections that owners do not read answer so, to whatever they are asked.
      expect([path, answer]).not.toEqual([path, expect.objectContaining(refusal)])
    }
  }
})

function virtualOf(slug: Slug, path: string) {
  const field = payload.collections[slug].config.flattenedFields.find(({ name }) => name === path)
  return field && 'virtual' in field ? field.virtual : undefined
}

/** By a hook: no column holds it. */
const isComputed = (slug: Slug, path: string) => virtualOf(slug, path) === true

/** From what the row belongs to, which holds more than may be read, and so is no order (see the last test below). */
const isShown = (slug: Slug, path: string) => typeof virtualOf(slug, path) === 'string'

describe('every way over HTTP', () => {
  const secret = 'account.hash'
  it.each([
    ['GET', '/api/comments?sort=account.hash', undefined],
    ['GET', '/api/comments?sort=-openReports,account.hash', undefined],
    ['GET', '/api/comments?sort[]=account.hash', undefined],
    ['GET', '/api/comments?sort=account__hash', undefined],
    ['GET', '/api/comments?where[account.hash][like]=a', undefined],
    ['GET', '/api/comments/count?where[account.hash][like]=a', undefined],
    ['GET', '/api/comments?select[reports]=true', undefined],
    ['GET', '/api/comments?depth=1&populate[public-accounts][hash]=true', undefined],
    ['GET', '/api/comments?sort=account.sessions.id', undefined],
    ['GET', '/api/pages?where[layout.rootId][exists]=true', undefined],
    ['GET', '/api/email-lists?joins[subscribers][sort]=tokenHash', undefined],
    ['GET', '/api/email-lists?joins[subscribers][sort]=consentBy.hash', undefined],
    ['GET', '/api/email-lists?joins[subscribers][where][tokenHash][like]=a', undefined],
    ['GET', '/api/email-lists?where[subscribers][contains][tokenHash][like]=a', undefined],
    ['GET', '/api/pages/versions?sort=parent.title', undefined],
    ['GET', '/api/pages/versions?where[version.profile.hash][exists]=true', undefined],
    ['DELETE', '/api/comments?where[account.hash][like]=a', undefined],
    ['PATCH', '/api/subscribers?where[consentBy.hash][like]=a', {}],
  ] as const)('%s %s', async (method, path, body) => {
    const answer = await rest(method, path, { token, body })
    expect([answer.status, answer.json.message]).toEqual([400, refusal.message])
  })

  it('POST that stands for a GET', async () => {
    const answer = await rest('POST', '/api/comments', {
      token,
      rawBody: `sort=${secret}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
    })
    expect([answer.status, answer.json.message]).toEqual([400, refusal.message])
  })

  it('answers what may be read, to whom it belongs', async () => {
    const path =
      '/api/comments?sort=-createdAt&where[account.email][contains]=@&select[content]=true'
    const read = async (who: string) => {
      const { status, json } = await rest<{ docs: { content: string }[] }>('GET', path, {
        token: who,
      })
      return [status, json.docs.map(({ content }) => content)]
    }
    expect(await read(token)).toEqual([200, ['Lovely.']])
    expect(await read(foreignToken)).toEqual([200, []])
  })

  it.each([
    'versions?sort=-version.title&where[parent.title][exists]=true',
    '?draft=true&sort=title',
  ])('answers owners of pages: %s', async (query) => {
    expect((await rest('GET', `/api/pages/${query}`, { token })).status).toBe(200)
  })

  it('sorts by nothing behind a relation of which some is not readable', async () => {
    const answer = await rest('GET', '/api/tickets?sort=checkedInBy.email', { token })
    expect([answer.status, answer.json.message]).toEqual([400, refusal.message])
  })
})
