import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDueContentTask } from '@/plugins/public-api/due-content-task'
import type { PostMediaWire, PostWire } from '@/src/core/contracts/members/post-answers'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import type { Paginated } from '@/src/core/contracts/products/products'
import { richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { cacheTags, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { postFileUrl } from '@/src/server/posts/post-file-link'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createPost, createPostPicture, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Visitor = { id: string; token: string }

const visitors: Record<string, Visitor | undefined> = {}

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const low = await createTier(payload, luna.profile.id, 'Low', 500)
const high = await createTier(payload, luna.profile.id, 'High', 900)
visitors.withoutTier = luna.visitor
visitors.foreign = kito.visitor
visitors.onLow = await createVisitor(payload, luna.profile.id)
visitors.onHigh = await createVisitor(payload, luna.profile.id)
await createMembership(payload, luna.profile.id, visitors.onLow.id, low)
await createMembership(payload, luna.profile.id, visitors.onHigh.id, high)

const list = (query = '', token?: string, tenant = luna) =>
  rest<Paginated<PostWire>>('GET', `/api/public/posts?profileId=${tenant.profile.id}${query}`, {
    host: tenant.host,
    token,
  })
const captions = ({ json }: { json: Paginated<PostWire> }) => json.data.map((post) => post.caption)
const one = async (id: string, token?: string) =>
  (await rest<PostWire>('GET', `/api/public/posts/${id}`, { host: luna.host, token })).json

async function pictureUrl(postId: string, token?: string): Promise<string> {
  const [media] = (await one(postId, token)).media
  return (media as PostMediaWire).url
}
const open = (path: string, headers: Record<string, string> = {}, host = luna.host) =>
  rest('GET', path, { host, headers })

describe('GET /public/posts', () => {
  it('keeps no pages that callers make up', async () => {
    // Reads the configuration, which must not happen before the test database is there.
    const { isCommonPage } = await import('@/src/server/site-data/post-records')
    const isKept = (filter: object) =>
      isCommonPage(listPostsQuery.parse({ profileId: luna.profile.id, filter }))
    expect(await isKept({})).toBe(true)
    expect(await isKept({ membershipTierId: 'all' })).toBe(true)
    expect(await isKept({ membershipTierId: low })).toBe(true)
    expect(await isKept({ membershipTierId: randomUUID() })).toBe(false)
    expect(await isKept({ query: 'fader' })).toBe(false)
    expect(await isKept({ saved: 'true' })).toBe(false)
  })

  it('shows published posts of the site, newest first', async () => {
    const { id } = luna.profile
    await createPost(payload, id, { caption: 'Older', publishedAt: '2026-01-01T00:00:00Z' })
    await createPost(payload, id, { caption: 'Newer', publishedAt: '2026-02-01T00:00:00Z' })
    await createPost(payload, id, { caption: 'Draft', isPublished: false })
    await createPost(payload, id, { caption: 'To come', publishedAt: '2099-01-01T00:00:00Z' })
    await createPost(payload, kito.profile.id, { caption: 'Kito only' })

    const answer = await list()
    expect(captions(answer)).toEqual(['Newer', 'Older'])
    expect(answer.json).toMatchObject({ page: 1, total: 2, pageSize: 10 })
    expect(captions(await list('', undefined, kito))).toEqual(['Kito only'])
  })

  it('keep tiers of their own site alone, and none unless they are for tiers', async () => {
    const foreign = await createTier(payload, kito.profile.id, 'Foreign', 500)
    const { id } = await createPost(payload, luna.profile.id, { caption: 'Tiers' })
    const change = (data: object) =>
      rest<{ doc: { tiers: unknown[] } }>('PATCH', `/api/posts/${id}?depth=0`, {
        token: luna.owner.token,
        body: data,
      })
    expect((await change({ tiers: [foreign] })).json.doc.tiers).toEqual([])
    expect((await change({ visibility: 'tiers', tiers: [foreign] })).status).toBe(400)
    expect((await change({ visibility: 'tiers', tiers: [low] })).json.doc.tiers).toEqual([low])
    expect((await change({ visibility: 'members' })).json.doc.tiers).toEqual([])
    await payload.delete({ collection: slugs.posts, id })
  })

  it('say nothing of a post for tiers of which none is chosen', async () => {
    const tenant = await createTenant(payload, 'Nobody')
    const { id: profileId } = tenant.profile
    const tiers = [
      await createTier(payload, profileId, 'One', 500),
      await createTier(payload, profileId, 'Two', 900),
    ]
    const data = { caption: 'Only mine', type: 'poll', visibility: 'tiers', tiers } as const
    const { id } = await createPost(payload, profileId, data)
    await createPost(payload, profileId, { caption: 'Everybody' })
    const paths = [`/api/public/posts?profileId=${profileId}`, `/api/public/posts/${id}`]
    const read = (path: string) =>
      rest<Paginated<PostWire>>('GET', path, { host: tenant.host, token: tenant.visitor.token })
    expect((await list('', undefined, tenant)).json).toMatchObject({ total: 2 })
    expect(captions(await list('', undefined, tenant)).toSorted()).toEqual([
      'Everybody',
      'Only mine',
    ])
    // As when the artist takes its last tier off a post, and leaves it to nobody.
    await rowsOf(payload, sql`delete from posts_rels where parent_id = ${id}`)
    const change = (body: object) =>
      rest('PATCH', `/api/posts/${id}`, { token: tenant.owner.token, body })
    expect((await change({ caption: 'Still only mine' })).status).toBe(200)
    for (const path of paths) {
      expect((await read(path)).text).not.toMatch(/only mine|question/i)
    }
    expect((await read(paths[0] ?? '')).json.total).toBe(1)
    expect((await read(paths[1] ?? '')).status).toBe(404)
    expect((await change({ isPublished: false })).status).toBe(200)
    const refused = await change({ isPublished: true })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Nobody can read it')
    expect((await change({ isPublished: true, tiers })).status).toBe(200)
  })

  it('refuses the profile of another site', async () => {
    const { status } = await rest('GET', `/api/public/posts?profileId=${kito.profile.id}`, {
      host: luna.host,
    })
    expect(status).toBe(404)
  })

  it('filters by words, type, tier and what was saved', async () => {
    const tenant = await createTenant(payload, 'Filters')
    const { id } = tenant.profile
    const tier = await createTier(payload, id, 'Circle', 500)
    const post = await createPost(payload, id, { caption: 'Hello 100% fader' })
    await createPost(payload, id, { caption: 'Ask', type: 'poll' })
    await createPost(payload, id, { caption: 'Circle', visibility: 'tiers', tiers: [tier] })

    expect(captions(await list('&filter[query]=FADER', undefined, tenant))).toHaveLength(1)
    expect(captions(await list('&filter[query]=100%25', undefined, tenant))).toHaveLength(1)
    expect(captions(await list('&filter[type]=poll', undefined, tenant))).toEqual(['Ask'])
    expect(captions(await list(`&filter[membershipTierId]=${tier}`, undefined, tenant))).toEqual([
      'Circle',
    ])
    expect(captions(await list('&filter[saved]=true', undefined, tenant))).toEqual([])

    const { token } = tenant.visitor
    await rest('POST', '/api/public/saves', {
      host: tenant.host,
      token,
      body: { entityId: post.id, entityType: 'post' },
    })
    expect(captions(await list('&filter[saved]=true', token, tenant))).toEqual(['Hello 100% fader'])
    expect((await list('&filter[type]=film', undefined, tenant)).status).toBe(400)
  })

  it('asks the database as often for ten posts as for one', async () => {
    const tenant = await createTenant(payload, 'Queries')
    // What the process asks by its clock meanwhile is not of the list.
    const asking = new AsyncLocalStorage<{ queries: number }>()
    const counted = async () => {
      const pool = (payload.db as unknown as { pool: import('pg').Pool }).pool
      const original = pool.query
      const asked = { queries: 0 }
      pool.query = ((...args: Parameters<typeof original>) => {
        const own = asking.getStore()
        if (own) {
          own.queries += 1
        }
        return original.apply(pool, args)
      }) as typeof original
      await asking.run(asked, () => list('', tenant.visitor.token, tenant))
      pool.query = original
      return asked.queries
    }
    await createPost(payload, tenant.profile.id, { caption: 'One' })
    const forOne = await counted()
    for (let index = 0; index < 9; index++) {
      await createPost(payload, tenant.profile.id, { caption: `More ${index}` })
    }
    expect(forOne).toBeGreaterThan(0)
    expect(await counted()).toBe(forOne)
  })
})

describe('a locked post', () => {
  const canary = 'canary-of-the-locked-picture'
  let post: { id: string }
  let fileId: string

  beforeAll(async () => {
    fileId = await createPostPicture(payload, luna.profile.id, `${canary}.png`)
    post = await createPost(payload, luna.profile.id, {
      caption: 'For the lower tier',
      visibility: 'tiers',
      tiers: [low],
      media: [{ file: fileId, name: canary }],
      body: richTextOf('paragraph', canary),
    })
  })

  it.each(['anonymous', 'withoutTier', 'onHigh', 'foreign'])(
    'tells %s nothing of its files',
    async (kind) => {
      const token = visitors[kind]?.token
      const answers = [await list('', token), await list('&filter[query]=lower', token)]
      const single = await rest('GET', `/api/public/posts/${post.id}`, { host: luna.host, token })
      for (const { text } of [...answers, single]) {
        expect(text).toContain('For the lower tier')
        expect(text).not.toContain(canary)
        expect(text).not.toContain(fileId)
        expect(text).not.toContain(`/posts/${post.id}/files`)
      }
      const found = await one(post.id, token)
      expect(found).toMatchObject({ hasAccess: false, tiers: [{ id: low, name: 'Low' }] })
      expect(found.text).toBeNull()
      const [media] = found.media
      expect(Object.keys(media ?? {}).sort()).toEqual(['height', 'preview', 'type', 'width'])
      expect(media).toMatchObject({ type: 'image', width: 60, height: 40 })
    },
  )

  it('opens for its tier', async () => {
    const found = await one(post.id, visitors.onLow?.token)
    expect(found).toMatchObject({
      hasAccess: true,
      body: `<p>${canary}</p>`,
      text: { doc: { root: { children: [{ children: [{ text: canary }] }] } }, formulas: {} },
      media: [{ id: fileId, name: canary }],
    })
    const { status, headers } = await open(await pictureUrl(post.id, visitors.onLow?.token))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toMatch(/^private/)
  })

  it('shows a few blurred bytes, unless the artist wants none', async () => {
    const preview = async () =>
      (await one(post.id)).media.map((media) => 'preview' in media && media.preview)
    const [shown] = await preview()
    expect(shown).toMatch(/^data:image\/webp;base64,/)
    expect(String(shown).length).toBeLessThanOrEqual(400)
    const bytes = Buffer.from(String(shown).split(',')[1] ?? '', 'base64')
    expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(16)

    await payload.update({
      collection: slugs.profiles,
      id: luna.profile.id,
      data: { lockedPreviews: false },
    })
    expect(await preview()).toEqual([''])
  })

  it('opens no file without a link, with a forged one, or with that of another file', async () => {
    const path = `/api/public/posts/${post.id}/files/${fileId}`
    const url = await pictureUrl(post.id, visitors.onLow?.token)
    expect((await open(path)).status).toBe(403)
    expect((await open(`${path}/w640`)).status).toBe(403)
    const [, query = ''] = url.split('?')
    const params = new URLSearchParams(query)
    const longer = new URLSearchParams({ ...Object.fromEntries(params), expires: '99999999999' })
    expect((await open(`${path}?${longer}`)).status).toBe(403)
    expect((await open(`${path}/w640?${query}`)).status).toBe(403)
    expect(
      (await open(`${path}?${query.replace(/.$/, (c) => (c === 'a' ? 'b' : 'a'))}`)).status,
    ).toBe(403)
    expect((await open(url, {}, kito.host)).status).toBe(404)

    const other = await createPost(payload, luna.profile.id, {
      caption: 'Another',
      visibility: 'paid',
    })
    const foreignFile = `/api/public/posts/${other.id}/files/${fileId}?${query}`
    expect((await open(foreignFile)).status).toBe(403)
  })

  it('lets a link expire', async () => {
    const url = await pictureUrl(post.id, visitors.onLow?.token)
    const expires = Number(new URL(url, 'http://x').searchParams.get('expires'))
    expect(expires - Date.now() / 1000).toBeLessThanOrEqual(300)
    const { now } = Date
    Date.now = () => now() - 301_000
    const old = postFileUrl({ postId: post.id, fileId }, 'tiers')
    Date.now = now
    expect((await open(old)).status).toBe(403)
  })

  it('sends parts of a file', async () => {
    const url = await pictureUrl(post.id, visitors.onLow?.token)
    const part = await open(url, { range: 'bytes=0-9' })
    expect([part.status, part.headers.get('x-body-length')]).toEqual([206, '10'])
    const beyond = await open(url, { range: 'bytes=99999999-' })
    expect(beyond.status).toBe(416)
  })

  it('is gone with its files when it is taken back', async () => {
    const url = await pictureUrl(post.id, visitors.onLow?.token)
    const setPublished = (isPublished: boolean) =>
      payload.update({ collection: slugs.posts, id: post.id, data: { isPublished } })
    await setPublished(false)
    expect((await open(url)).status).toBe(404)
    expect((await rest('GET', `/api/public/posts/${post.id}`, { host: luna.host })).status).toBe(
      404,
    )
    await setPublished(true)
    expect((await open(url)).status).toBe(200)
  })
})

it('gives files of public posts an address that stays', async () => {
  const file = await createPostPicture(payload, luna.profile.id, 'open.png')
  const post = await createPost(payload, luna.profile.id, { media: [{ file }] })
  const url = await pictureUrl(post.id)
  expect(url).toBe(`/api/public/posts/${post.id}/files/${file}`)
  const { status, headers } = await open(url)
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
})

it('hides a post that is to come, and clears what shows posts when its time has come', async () => {
  const post = await createPost(payload, luna.profile.id, {
    publishedAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const status = async () =>
    (await rest('GET', `/api/public/posts/${post.id}`, { host: luna.host })).status
  const task = createDueContentTask(new Date(Date.now() + 9000))
  const heard: string[] = []
  const stop = onRevalidateTags((tags) => heard.push(...tags))
  await task(payload)
  expect(heard).toEqual([])
  expect(await status()).toBe(404)

  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.execute(
    sql`update posts set published_at = now() - interval '1 second' where id = ${post.id}`,
  )
  await task(payload)
  expect(heard).toEqual([cacheTags.posts(luna.profile.id)])
  expect(await status()).toBe(200)

  // Another worker, after a time without one.
  await drizzle.execute(
    sql`update posts set published_at = now() - interval '1 day' where id = ${post.id}`,
  )
  heard.length = 0
  await createDueContentTask()(payload)
  expect(heard).toContain(cacheTags.posts(luna.profile.id))
  stop()
})

it('knows nobody by a token of another site', async () => {
  const members = await createPost(payload, luna.profile.id, { visibility: 'members' })
  expect(await one(members.id, kito.visitor.token)).toMatchObject({ hasAccess: false, liked: null })
  expect(await one(members.id, luna.visitor.token)).toMatchObject({ hasAccess: true, liked: false })
})
