import { beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
let documents: Map<string, string>

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  documents = await createDocuments(payload, luna)
})

const read = (slug: string, { owner }: Tenant) =>
  rest('GET', `/api/${slug}/${documents.get(slug)}?depth=0`, { token: owner.token })

/** Those that have no name of their own. */
const titles = {
  [slugs.themeSettings]: async () => luna.profile.name,
  [slugs.reactions]: async () => {
    const { id } = luna.visitor
    return (await payload.findByID({ collection: slugs.publicAccounts, id })).firstName
  },
  [slugs.orderEvents]: async () => {
    const id = documents.get(slugs.orders) ?? ''
    return (await payload.findByID({ collection: slugs.orders, id, depth: 0 })).publicRef
  },
}

it.each(Object.entries(titles))('have %s titled by what they belong to', async (slug, titleOf) => {
  const { json } = await read(slug, luna)
  expect(json.shownAs).toBe(await titleOf())
  expect(json.shownAs).toBeTruthy()
})

it.each(Object.keys(titles))('tells another artist no title of %s', async (slug) => {
  const { json, status } = await read(slug, kito)
  expect([status, json.shownAs]).toEqual([404, undefined])
})
