import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'
import { themePresets } from '@/src/core/theme/theme-presets'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createPost, createTier } from '@/src/testing/posts'
import { statementsOf } from '@/src/testing/query-plans'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const data = await import('@/src/server/site-data')
const tenancy = await import('@/src/server/tenancy')
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function uploadPicture(profileId: string, width = 1000) {
  const square = { create: { width, height: width, channels: 3, background: '#ff6f59' } } as const
  const picture = await sharp(square).png().toBuffer()
  return payload.create({
    collection: slugs.media,
    data: { profile: profileId, alt: 'A cover' },
    file: {
      name: `${randomUUID()}.png`,
      mimetype: 'image/png',
      data: picture,
      size: picture.byteLength,
    },
  })
}

describe('hosts', () => {
  it('belong to a slug, whatever their case, port and final dot', async () => {
    const { id: profileId, slug } = luna.profile
    const tenant = { profileId, slug, isOnline: true }
    const host = `${luna.profile.slug}.localhost`
    for (const written of [host, `${host}:3000`, host.toUpperCase(), `${host}.`, `${host}.:80`]) {
      expect(await tenancy.resolveHost(written)).toEqual(tenant)
    }
  })

  it('belong to nobody otherwise', async () => {
    for (const host of [
      'nobody.localhost',
      `a.${luna.profile.slug}.localhost`,
      'example.com',
      '',
      '../x',
      'a b',
      `${'x'.repeat(300)}.localhost`,
      '[::1]:3000',
    ]) {
      expect([host, await tenancy.resolveHost(host)]).toEqual([host, null])
    }
  })

  it('may be a proved domain of the profile, which mails then link to', async () => {
    expect(await tenancy.siteOrigin(kito.profile.id)).toBe(
      `http://${kito.profile.slug}.localhost:3000`,
    )
    await payload.create({
      collection: slugs.domains,
      data: {
        profile: kito.profile.id,
        host: 'kito.example.com',
        provedAt: new Date().toISOString(),
      },
    })
    expect(await tenancy.resolveHost('kito.example.com')).toMatchObject({ slug: kito.profile.slug })
    expect(await tenancy.siteOrigin(kito.profile.id)).toBe('http://kito.example.com:3000')
    expect(await tenancy.siteHosts(kito.profile.id)).toEqual([
      `${kito.profile.slug}.localhost`,
      'kito.example.com',
    ])
  })

  it('include the bare root domain for the default profile', async () => {
    expect(await tenancy.resolveHost('localhost')).toBeNull()
    await payload.update({
      collection: slugs.profiles,
      id: luna.profile.id,
      data: { isDefault: true },
    })
    expect(await tenancy.resolveHost('localhost:3000')).toMatchObject({ slug: luna.profile.slug })
    expect(await tenancy.siteHosts(luna.profile.id)).toContain('localhost')
  })

  it('are those of the older one where two are the default', async () => {
    const [older, newer] = [luna.profile, (await createTenant(payload, 'Newer')).profile]
    // The one that is written last stands last in the table.
    for (const { id } of [newer, older]) {
      await payload.update({ collection: slugs.profiles, id, data: { isDefault: true } })
    }
    expect((await tenancy.resolveHost('localhost'))?.profileId).toBe(older.id)
    await payload.update({
      collection: slugs.profiles,
      id: newer.id,
      data: { isDefault: false },
    })
  })

  it('are none of what is no site', async () => {
    for (const id of [randomUUID(), '', 'luna']) {
      expect([await tenancy.siteOrigin(id), await tenancy.siteHosts(id)]).toEqual([null, []])
    }
  })
})

describe('sites', () => {
  it('have a name and a theme', async () => {
    const site = await data.getSite(`${luna.profile.slug}.localhost`)
    expect(site).toMatchObject({
      profile: { id: luna.profile.id, name: 'Luna', slug: luna.profile.slug },
      themeName: 'default',
      theme: { colors: themePresets.midnight.colors, logo: '' },
    })
    expect(await data.getSite('nobody.localhost')).toBeNull()
  })

  it('are read once, not a second time for what only the admin shows', async () => {
    const { slug } = luna.profile
    const statements = await statementsOf(() => data.getSite(`${slug}.localhost`))
    const ofProfiles = statements.filter(({ text }) => /from "?profiles/.test(text))
    // By the host, then by its id.
    expect(ofProfiles).toHaveLength(2)
  })
})

it('loads no player of another site unasked until the artist wants that', async () => {
  const isAtOnce = async () => (await data.getSiteOf(luna.profile.id))?.playersAtOnce
  expect(await isAtOnce()).toBe(false)
  const id = luna.profile.id
  await payload.update({
    collection: slugs.profiles,
    id,
    data: { playersAtOnce: true },
  })
  expect(await isAtOnce()).toBe(true)
})

describe('pages', () => {
  it('are shown published and never as a draft', async () => {
    const { docs } = await payload.find({
      collection: slugs.pages,
      where: { and: [{ profile: { equals: luna.profile.id } }, { pathname: { equals: '/' } }] },
    })
    const home = docs[0]
    const before = await data.getPage(luna.profile.id, '/')
    expect(before).toMatchObject({ id: home?.id, document: { version: 1 } })

    await payload.update({
      collection: slugs.pages,
      id: String(home?.id),
      data: { title: 'Only a draft' },
      draft: true,
    })
    expect((await data.getPage(luna.profile.id, '/'))?.title).toBe(before?.title)

    const layout = home?.layout
    await payload.create({
      collection: slugs.pages,
      data: {
        profile: luna.profile.id,
        title: 'New',
        pathname: '/new',
        layout,
        rev: 0,
        _status: 'draft',
      },
      draft: true,
    })
    expect(await data.getPage(luna.profile.id, '/new')).toBeNull()
    const paths = await data.listSitePaths(luna.profile.id)
    expect(paths.map(({ pathname }) => pathname)).not.toContain('/new')
  })

  it('belong to their own site', async () => {
    const own = await data.getPage(luna.profile.id, '/')
    const others = await data.getPage(kito.profile.id, '/')
    expect(own?.id).not.toBe(others?.id)
    expect(await data.getPage(luna.profile.id, '/nothing')).toBeNull()
    expect(await data.getPage(luna.profile.id, `/${'x'.repeat(500)}`)).toBeNull()
  })
})

describe('pictures', () => {
  it('come with smaller copies, and only to their own profile', async () => {
    const picture = await uploadPicture(luna.profile.id)
    const own = await data.createBlockData(luna.profile.id).media(picture.id)
    expect(own).toMatchObject({ id: picture.id, alt: 'A cover', width: 1000, height: 1000 })
    expect(own?.url).toMatch(/^\/files\/public\//)
    expect(own?.sizes.every(({ url }) => url.startsWith('/files/public/'))).toBe(true)
    expect(own?.sizes.map(({ width }) => width)).toEqual([320, 640, 960, 1000])
    expect(await data.createBlockData(kito.profile.id).media(picture.id)).toBeNull()
    expect(await data.createBlockData(luna.profile.id).media('')).toBeNull()
  })

  it('that many blocks ask for at once are read in one query', async () => {
    const pictures = await Promise.all([1, 2, 3, 4].map(() => uploadPicture(luna.profile.id, 400)))
    const asked = [...pictures, ...pictures].map(({ id }) => id)
    const blockData = data.createBlockData(luna.profile.id)
    let views: Awaited<ReturnType<typeof blockData.media>>[] = []
    const queries = await countQueries(async () => {
      views = await Promise.all(asked.map((id) => blockData.media(id)))
    })
    expect(views.map((view) => view?.id)).toEqual(asked)
    expect(queries).toBe(1)
  })
})

describe('products', () => {
  it('never name an original', async () => {
    const { product } = await createProduct(payload, luna.profile.id, { trackTitles: [] })
    const original = await payload.create({
      collection: slugs.audioFiles,
      data: { profile: luna.profile.id },
      file: { name: 'canary.wav', mimetype: 'audio/wav', data: wav(), size: wav().byteLength },
    })
    await payload.create({
      collection: slugs.tracks,
      data: {
        profile: luna.profile.id,
        product: product.id,
        position: 1,
        title: 'One',
        original: original.id,
      },
    })
    const detail = await data.getProduct(luna.profile.id, product.id)
    expect(detail?.tracks).toMatchObject([{ title: 'One', previewUrl: '' }])
    const everything = JSON.stringify([
      detail,
      await data.listProductDetails(listProductsQuery.parse({ profileId: luna.profile.id })),
    ])
    for (const secret of [original.id, 'canary', 'private/']) {
      expect(everything).not.toContain(secret)
    }
  })

  it('are searched for by what stands there, within one profile', async () => {
    const found = async (tenant: Tenant, query: string) => {
      const asked = listProductsQuery.parse({ profileId: tenant.profile.id, filter: { query } })
      const { data: cards, total } = await data.listProducts(asked)
      expect(total).toBe(cards.length)
      return cards.map(({ title }) => title).sort()
    }
    const searched = await createTenant(payload, 'Searched')
    for (const title of ['100% Wool', 'Wool_Gathering', 'Lambswool']) {
      await createProduct(payload, searched.profile.id, { title })
    }
    await createProduct(payload, kito.profile.id, { title: 'Wool of another' })

    expect(await found(searched, 'WOOL')).toEqual(['100% Wool', 'Lambswool', 'Wool_Gathering'])
    expect(await found(searched, '%')).toEqual(['100% Wool'])
    expect(await found(searched, '_')).toEqual(['Wool_Gathering'])
    expect(await found(searched, '\\')).toEqual([])
    expect(await found(kito, 'wool')).toEqual(['Wool of another'])
  })

  it('are found however they are written, and by their songs', async () => {
    const profileId = (await createTenant(payload, 'Froya')).profile.id
    const named = { name: 'Frøya’s' }
    await payload.update({ collection: slugs.profiles, id: profileId, data: named })
    const found = async (query: string) => {
      const asked = listProductsQuery.parse({ profileId, filter: { query } })
      return (await data.listProducts(asked)).data.map(({ title }) => title).sort()
    }
    await createProduct(payload, profileId, {
      title: 'Björk sings',
      trackTitles: ['Jóga', 'Don’t Go'],
    })
    await createProduct(payload, profileId, { title: 'Ｗｉｄｅ', trackTitles: ['Other'] })
    const hidden = { title: 'Hidden', trackTitles: ['Joga again'], isPublished: false }
    await createProduct(payload, profileId, hidden)
    await createProduct(payload, kito.profile.id, { title: 'Another', trackTitles: ['Joga too'] })
    for (const query of ['bjork', 'BJÖRK', 'joga', "don't go", 'dont']) {
      expect(await found(query), query).toEqual(['Björk sings'])
    }
    expect(await found('wide')).toEqual(['Ｗｉｄｅ'])
    expect(await found("FROYA'S")).toEqual(['Björk sings', 'Ｗｉｄｅ'])
  })

  it('are read in as many queries for ten as for one', async () => {
    const { id } = (await createTenant(payload, 'Many')).profile
    const list = () => data.listProductDetails(listProductsQuery.parse({ profileId: id }))
    await createProduct(payload, id)
    const forOne = await countQueries(list)
    for (let more = 0; more < 9; more += 1) {
      await createProduct(payload, id)
    }
    expect(await countQueries(list)).toBe(forOne)
  })

  it('that blocks ask for are published ones of their own profile, all read at once', async () => {
    const { id: profileId } = (await createTenant(payload, 'Chosen')).profile
    const { product: first } = await createProduct(payload, profileId, { title: 'First' })
    const { product: second } = await createProduct(payload, profileId, { title: 'Second' })
    const { product: hidden } = await createProduct(payload, profileId, { isPublished: false })
    const { product: foreign } = await createProduct(payload, kito.profile.id)
    const read = async (ids: string[]) => {
      const blockData = data.createBlockData(profileId)
      const found = await Promise.all(ids.map((id) => blockData.product(id)))
      return found.map((product) => product?.title ?? null)
    }
    const asked = [second.id, hidden.id, first.id, foreign.id, randomUUID(), 'no id', '']
    expect(await read(asked)).toEqual(['Second', null, 'First', null, null, null, null])
    const forOne = await countQueries(() => read([first.id]))
    expect(await countQueries(() => read([first.id, second.id, first.id]))).toBe(forOne)
  })
})

/** How many finds reach the database adapter meanwhile. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { db } = payload
  const find = db.find
  let count = 0
  db.find = ((args) => {
    count += 1
    return find.call(db, args)
  }) as typeof find
  try {
    await work()
    return count
  } finally {
    db.find = find
  }
}

/** The smallest sound file there is: a header and no samples. */
function wav(): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(16000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  return header
}

it('shows the newest products until the artist features some', async () => {
  const { profile } = await createTenant(payload, 'New Wave')
  const { createBlockData } = await import('@/src/server/site-data/block-data')
  const shown = async () => {
    const cards = await createBlockData(profile.id).featuredProducts('Music')
    return cards.map(({ title }) => title)
  }
  await createProduct(payload, profile.id, { title: 'First single' })
  expect(await shown()).toEqual(['First single'])
  await createProduct(payload, profile.id, { title: 'Star', isFeatured: true })
  expect(await shown()).toEqual(['Star'])
})

it('counts as many posts of a feed as it lists, by each of its filters', async () => {
  const { profile } = await createTenant(payload, 'Counted')
  const tier = await createTier(payload, profile.id, 'Gold', 500)
  for (const visibility of ['public', 'members', 'tiers'] as const) {
    const tiers = visibility === 'tiers' ? [tier] : []
    for (const more of [{}, { isPublished: false }, { publishedAt: '2099-01-01T00:00:00Z' }]) {
      await createPost(payload, profile.id, { type: 'poll', visibility, tiers, ...more })
    }
  }
  await createPost(payload, profile.id)
  const found: Record<string, [number, number]> = {}
  for (const type of ['all', 'poll', 'image', 'video'] as const) {
    for (const membershipTierId of ['all', tier]) {
      const asked = { profileId: profile.id, filter: { type, membershipTierId } }
      const { data: posts, total } = await data.listPostsForAll(listPostsQuery.parse(asked))
      found[`${type} ${membershipTierId === tier ? 'tier' : ''}`] = [posts.length, total]
    }
  }
  const [none, one] = [
    [0, 0],
    [1, 1],
  ]
  expect(found).toEqual({
    ...{ 'all ': [4, 4], 'all tier': one, 'poll ': [3, 3], 'poll tier': one },
    ...{ 'image ': one, 'image tier': none, 'video ': none, 'video tier': none },
  })
})
