import type { Field, SanitizedCollectionConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

/** A field that points to documents of another collection, and where it is, like `profiles.profile`. */
type Reference = { path: string[]; relationTo: string; hasMany: boolean; isInRow: boolean }

/** Only the platform's admin, or nobody, may write these; from anybody else they are dropped unseen. */
const dropped = [
  'users.profiles.profile',
  'media.import',
  'products.event',
  'newsletters.post',
  'download-code-batches.product',
]

let token: string
let own: Map<string, string>
let foreign: Map<string, string>

beforeAll(async () => {
  const tenants = [
    await createTenant(payload, 'Own'),
    await createTenant(payload, 'Foreign'),
  ] as const
  token = tenants[0].owner.token
  own = await createDocuments(payload, tenants[0])
  foreign = await createDocuments(payload, tenants[1])
})

it('refuses the id of another artist in every field that an owner may write', async () => {
  const tried: string[] = []
  for (const { config } of Object.values(payload.collections)) {
    if (config.slug.startsWith('payload-') || !(await isWritable(config))) {
      continue
    }
    for (const reference of referencesOf(config.fields)) {
      await expectRefusal(config.slug, reference)
      tried.push(`${config.slug}.${reference.path.join('.')}`)
    }
  }
  expect(tried).toEqual(
    expect.arrayContaining([
      'products.media',
      'variants.product',
      'variants.media',
      'tracks.product',
      'tracks.preview',
      'tracks.original',
      'theme-settings.logo',
      'theme-settings.avatar',
      'posts.media.file',
      'posts.tiers',
      'events.media',
      'variants.event',
      'pages.profile',
    ]),
  )
})

it('refuses them for new documents, too', async () => {
  const body = {
    profile: own.get(slugs.profiles),
    product: own.get(slugs.products),
    title: 'Stolen',
    original: foreign.get(slugs.audioFiles),
  }
  const answer = await rest('POST', '/api/tracks', { token, body })
  expect([answer.status, answer.json.code]).toEqual([400, 'VALIDATION_FAILED'])
  const { totalDocs } = await payload.count({
    collection: slugs.tracks,
    where: { title: { equals: 'Stolen' } },
  })
  expect(totalDocs).toBe(0)
})

it('accepts the own files, with one field alone in the body', async () => {
  const body = { original: own.get(slugs.audioFiles) }
  const path = `/api/tracks/${own.get(slugs.tracks)}`
  expect((await rest('PATCH', path, { token, body })).status).toBe(200)
})

async function isWritable({ slug }: SanitizedCollectionConfig): Promise<boolean> {
  const { status } = await rest('PATCH', `/api/${slug}/${own.get(slug)}`, { token, body: {} })
  return status === 200
}

async function expectRefusal(slug: string, reference: Reference): Promise<void> {
  const name = `${slug}.${reference.path.join('.')}`
  const before = await stored(slug)
  const id = foreign.get(reference.relationTo)
  expect(id, name).toBeDefined()
  const { status } = await rest('PATCH', `/api/${slug}/${own.get(slug)}`, {
    token,
    body: bodyWith(reference, reference.hasMany ? [id] : id),
  })
  // Nobody may move anything to another artist's site, whatever is said of the field.
  const refusals = reference.path.join('.') === 'profile' ? [400, 403] : [400]
  expect(dropped.includes(name) ? [200] : refusals, name).toContain(status)
  expect(await stored(slug)).toEqual(before)
}

function bodyWith({ path, isInRow }: Reference, value: unknown): unknown {
  return path.reduceRight<unknown>(
    (inner, key, index) => ({ [key]: isInRow && index === 0 ? [inner] : inner }),
    value,
  )
}

async function stored(slug: string) {
  const collection = slug as typeof slugs.products
  const id = own.get(slug) ?? ''
  const { updatedAt, ...doc } = await payload.findByID({ collection, id, depth: 0, joins: false })
  return doc
}

function referencesOf(fields: Field[], path: string[] = [], isInRow = false): Reference[] {
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'relationship' || field.type === 'upload') {
      const hasMany = field.hasMany ?? false
      return [field.relationTo]
        .flat()
        .map((relationTo) => ({ path: [...path, field.name], relationTo, hasMany, isInRow }))
    }
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        referencesOf(tab.fields, 'name' in tab && tab.name ? [...path, tab.name] : path, isInRow),
      )
    }
    if ('fields' in field) {
      const inner = 'name' in field && field.name ? [...path, field.name] : path
      return referencesOf(field.fields, inner, isInRow || field.type === 'array')
    }
    return []
  })
}
