import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { loadArtists } from '@/plugins/insights/platform/load-artists'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { payload } from '@/src/testing/test-payload'

const kito = await createTenant(payload, 'Kito')
const luna = await createTenant(payload, 'Luna')
const documents = await createDocuments(payload, luna)
const load = async (search = '', page = 1) =>
  loadArtists(await createLocalReq({}, payload), { search, page })

it('tells of each artist how things stand, and of nobody else’s', async () => {
  await payload.update({
    collection: slugs.profiles,
    id: kito.profile.id,
    data: { name: 'Kito 100%', onlineSince: null },
  })
  await payload.db.updateOne({
    collection: slugs.orders,
    where: { id: { equals: documents.get(slugs.orders) } },
    data: { needsReview: 'dispute', paidAt: new Date().toISOString(), livemode: false },
    options: { atomic: true },
  })
  const { artists, hasMore } = await load()
  expect(hasMore).toBe(false)
  expect(artists).toEqual([
    expect.objectContaining({ id: luna.profile.id, state: 'online', toReview: 1 }),
    {
      id: kito.profile.id,
      name: 'Kito 100%',
      slug: kito.profile.slug,
      state: 'offline',
      lastActivity: expect.anything(),
      moneyMinor: 0,
      storage: 0,
      storageGb: null,
      toReview: 0,
      letsSupportIn: false,
    },
  ])
  expect(artists[0]?.moneyMinor).toBeGreaterThanOrEqual(900)
})

it('finds artists by a part of their name or address, and takes signs as they are', async () => {
  const found = async (search: string) => (await load(search)).artists.map(({ id }) => id)
  expect(await found('UNA')).toEqual([luna.profile.id])
  expect(await found('0%')).toEqual([kito.profile.id])
  expect(await found('a%a')).toEqual([])
  expect((await load('', 2)).artists).toEqual([])

  await payload.update({
    collection: slugs.profiles,
    id: kito.profile.id,
    data: { name: 'Björk O’Brien' },
  })
  for (const search of ['bjork', "O'BRIEN", 'ｂｊｏｒｋ']) {
    expect(await found(search), search).toEqual([kito.profile.id])
  }
})

it('is one statement that reads of each table only what belongs to the artists shown', async () => {
  const req = await createLocalReq({}, payload)
  const statements = await statementsOf(() => loadArtists(req, { search: '', page: 1 }))
  expect(statements).toHaveLength(1)
  // The artists themselves come in the order of an index, of which the first of a page are read.
  const whole = (await readWhole(statements)).filter((read) => !read.startsWith('profiles:'))
  expect(whole).toEqual([])
})
