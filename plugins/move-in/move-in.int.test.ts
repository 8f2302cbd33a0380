import { describe, expect, it } from 'vitest'
import { runImport } from '@/plugins/move-in/run/import-job'
import { call, checked, finish, made, type Site } from '@/plugins/move-in/testing/import-steps'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.moveIn
const { pool } = payload.db
const csv = (...products: string[]) =>
  ['Handle,Title,Variant Price,Option1 Value', ...products].join('\n')
const three = csv('tee,Tee,25.00,', 'mug,Mug,12.00,', 'cap,Cap,20.00,', 'odd,Odd,soon,')

async function titlesOf(site: Site): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slugs.products,
    where: { profile: { equals: site.profile.id } },
    sort: 'title',
    depth: 0,
  })
  return docs.map(({ title }) => title)
}

it('says what a file would make, and makes nothing', async () => {
  const luna = await createTenant(payload, 'Luna')
  const { state, total, findings, choosable } = await checked(luna, three)
  expect([state, total, choosable]).toEqual(['checked', 4, undefined])
  expect(findings).toMatchObject({
    ...{ willMake: 3, known: 0, leftOut: 1, odd: 0 },
    firstLeftOut: [{ title: 'Odd', note: 'Line 5: “soon” is not a price' }],
  })
  expect(await titlesOf(luna)).toEqual([])
})

it('makes drafts that nobody is written about, and nothing of the file twice', async () => {
  const luna = await createTenant(payload, 'Luna')
  const first = await made(luna, three)
  expect(first).toMatchObject({ state: 'made', handled: 4, made: 3 })
  const again = await checked(luna, csv('tee,Tee,30.00,', 'bag,Bag,9.00,'))
  expect(again.findings).toMatchObject({ willMake: 1, known: 1 })
  await call(luna, 'POST', `/${again.id}/start`)
  expect(await finish(luna, again.id)).toMatchObject({ state: 'made', made: 1 })
  expect(await titlesOf(luna)).toEqual(['Bag', 'Cap', 'Mug', 'Tee'])
  const { docs } = await payload.find({
    collection: slugs.products,
    where: { profile: { equals: luna.profile.id } },
    depth: 0,
  })
  expect(docs.filter(({ isPublished }) => isPublished)).toEqual([])
  const mails = await payload.count({
    collection: slugs.mailLog,
    where: { profile: { equals: luna.profile.id } },
  })
  expect(mails.totalDocs).toBe(0)
})

it('makes releases of what was sold, at their prices, and takes back those that nobody touched', async () => {
  const luna = await createTenant(payload, 'Luna')
  const report = [
    'date,item type,item name,artist,currency,item price,upc,item url',
    '1/3/21 10:12pm,album,Night Bus,,USD,7.00,0123456789012,https://luna.bandcamp.com/album/night-bus',
    '1/4/21 10:12pm,track,Single,Luna & Friends,USD,1.00,,https://luna.bandcamp.com/track/single',
    '1/5/21 10:12pm,track,Single,Luna & Friends,USD,2.00,,https://luna.bandcamp.com/track/single',
  ].join('\n')
  const { id } = await made(luna, report, 'bandcamp-releases')
  const where = { profile: { equals: luna.profile.id } }
  const releases = await payload.find({
    collection: slugs.products,
    where,
    sort: 'title',
    depth: 0,
  })
  expect(releases.docs).toMatchObject([
    {
      ...{ title: 'Night Bus', category: 'Music', isPublished: false, priceMinMinor: 700 },
      releaseDate: '2021-01-03T22:12:00.000Z',
    },
    { title: 'Single', artist: 'Luna & Friends', priceMinMinor: 700 },
  ])
  const { docs: downloads } = await payload.find({
    collection: slugs.variants,
    where: { ...where, product: { equals: releases.docs[0]?.id } },
    depth: 0,
  })
  expect(downloads).toMatchObject([
    { deliveryType: 'digital', priceMinor: 700, upcCode: '0123456789012' },
  ])
  expect((await checked(luna, report, 'bandcamp-releases')).findings).toMatchObject({ known: 2 })

  await payload.create({
    collection: slugs.tracks,
    data: {
      profile: luna.profile.id,
      product: releases.docs[1]?.id ?? '',
      title: 'Single',
      position: 1,
    },
  })
  await call(luna, 'POST', `/${id}/undo`)
  expect((await finish(luna, id)).result).toMatchObject({
    removed: 1,
    stays: [{ title: 'Single', note: words.changed }],
  })
  expect(await titlesOf(luna)).toEqual(['Single'])
})

it('keeps the date and the readers of a post, and its text', async () => {
  const luna = await createTenant(payload, 'Luna')
  const post = {
    ...{ id: '1', uuid: 'u1', title: 'Hello', visibility: 'paid' },
    ...{ html: '<h2>News</h2><p>Soon</p>', published_at: '2020-01-02T03:04:05.000Z' },
  }
  await made(luna, JSON.stringify({ db: [{ data: { posts: [post] } }] }), 'ghost-posts')
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { profile: { equals: luna.profile.id } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    {
      ...{ caption: 'Hello', visibility: 'paid', isPublished: false },
      publishedAt: '2020-01-02T03:04:05.000Z',
    },
  ])
  expect(JSON.stringify(docs[0]?.body)).toMatch(/"heading".*News.*Soon/)
})

it('makes a draft page of links beside the pages that are there', async () => {
  const luna = await createTenant(payload, 'Luna')
  await made(luna, 'Shop https://shop.example.com', 'link-list')
  await made(luna, 'Video https://video.example.com', 'link-list')
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { profile: { equals: luna.profile.id }, pathname: { like: '/links' } },
    sort: 'pathname',
    depth: 0,
  })
  expect(docs.map(({ pathname, _status }) => [pathname, _status])).toEqual([
    ['/links', 'draft'],
    ['/links-2', 'draft'],
  ])
  expect(JSON.stringify(docs[0]?.layout)).toContain('https://shop.example.com')
})

describe('cut in the middle', () => {
  it('goes on behind what was made, whole', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await checked(luna, three)
    await call(luna, 'POST', `/${id}/start`)
    // The second product is written, its variant cannot be.
    await pool.query(`
      create function refuse_mug() returns trigger language plpgsql as $$ begin
        if new.price_minor = 1200 then raise exception 'The disk is gone' using errcode = '58030'; end if;
        return new; end $$;
      create trigger refuse_mug before insert on variants for each row execute function refuse_mug()`)
    try {
      await expect(runImport(payload, id)).rejects.toThrow()
    } finally {
      await pool.query('drop trigger refuse_mug on variants; drop function refuse_mug')
    }
    expect(await titlesOf(luna)).toEqual(['Tee'])
    expect((await call(luna, 'GET', `/${id}`)).json).toMatchObject({ state: 'making', handled: 1 })
    expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 3 })
    expect(await titlesOf(luna)).toEqual(['Cap', 'Mug', 'Tee'])
  })

  it('makes each thing once when two workers are at it', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await checked(luna, three)
    await call(luna, 'POST', `/${id}/start`)
    await Promise.all([runImport(payload, id), runImport(payload, id)])
    expect((await call(luna, 'GET', `/${id}`)).json).toMatchObject({ state: 'made', made: 3 })
    expect(await titlesOf(luna)).toEqual(['Cap', 'Mug', 'Tee'])
  })

  it('stops after failing again and again, and can go on', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await checked(luna, three)
    await call(luna, 'POST', `/${id}/start`)
    await pool.query('update imports set attempts = 4 where id = $1', [id])
    expect(await finish(luna, id)).toMatchObject({ state: 'stopped', problem: words.gaveUp })
    expect((await call(luna, 'POST', `/${id}/start`)).json.state).toBe('making')
    expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 3 })
  })

  it('says that the file is gone', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await checked(luna, three)
    const { rows } = await pool.query('select file_key as key from imports where id = $1', [id])
    await storage().remove(rows[0].key)
    await call(luna, 'POST', `/${id}/start`)
    expect(await finish(luna, id)).toMatchObject({ state: 'stopped', problem: words.fileGone })
  })
})

describe('taken back', () => {
  it('removes what was made, and keeps what was changed since', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await made(luna, three)
    const { docs } = await payload.find({
      collection: slugs.products,
      where: { profile: { equals: luna.profile.id }, title: { equals: 'Mug' } },
      depth: 0,
    })
    await payload.update({
      collection: slugs.products,
      id: docs[0]?.id ?? '',
      data: { title: 'My mug' },
    })
    expect((await call(luna, 'POST', `/${id}/undo`)).json.state).toBe('undoing')
    expect(await finish(luna, id)).toMatchObject({
      state: 'undone',
      made: 1,
      result: { removed: 2, staysCount: 1, stays: [{ title: 'Mug', note: words.changed }] },
    })
    expect(await titlesOf(luna)).toEqual(['My mug'])
    // What stayed is still known, what went can be made again.
    expect((await checked(luna, three)).findings).toMatchObject({ willMake: 2, known: 1 })
  })

  it('can be asked for again after it failed again and again', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await made(luna, three)
    await call(luna, 'POST', `/${id}/undo`)
    await pool.query('update imports set attempts = 4 where id = $1', [id])
    expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 3, problem: words.gaveUp })
    await call(luna, 'POST', `/${id}/undo`)
    expect(await finish(luna, id)).toMatchObject({ state: 'undone', made: 0 })
  })

  it('counts a changed price as changed', async () => {
    const luna = await createTenant(payload, 'Luna')
    const { id } = await made(luna, csv('tee,Tee,25.00,'))
    const { docs } = await payload.find({
      collection: slugs.variants,
      where: { profile: { equals: luna.profile.id } },
      depth: 0,
    })
    await payload.update({
      collection: slugs.variants,
      id: docs[0]?.id ?? '',
      data: { priceMinor: 2600 },
    })
    await call(luna, 'POST', `/${id}/undo`)
    expect((await finish(luna, id)).result).toMatchObject({ removed: 0, staysCount: 1 })
  })
})

it('goes on only with the rights that its starter has then', async () => {
  const luna = await createTenant(payload, 'Luna')
  const { id } = await checked(luna, three)
  await call(luna, 'POST', `/${id}/start`)
  await payload.update({ collection: slugs.users, id: luna.owner.id, data: { profiles: [] } })
  await runImport(payload, id)
  const { rows } = await pool.query('select state, problem from imports where id = $1', [id])
  expect(rows).toEqual([{ state: 'stopped', problem: words.noRight }])
  expect(await titlesOf(luna)).toEqual([])
})

it('does each step once, and in its turn', async () => {
  const luna = await createTenant(payload, 'Luna')
  const { id } = await checked(luna, three)
  const starts = await Promise.all([1, 2].map(() => call(luna, 'POST', `/${id}/start`)))
  expect(starts.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await call(luna, 'POST', `/${id}/undo`)).status).toBe(409)
  expect((await call(luna, 'DELETE', `/${id}`)).status).toBe(409)
  await finish(luna, id)
  expect((await call(luna, 'DELETE', `/${id}`)).status).toBe(409)
  const other = await checked(luna, csv('bag,Bag,1.00,'))
  expect((await call(luna, 'DELETE', `/${other.id}`)).status).toBe(204)
  expect((await call(luna, 'GET', `/${other.id}`)).status).toBe(404)
})

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), words.noText],
  ['another table', 'Name\nAda\n', words.noHeading('Handle')],
  ['nothing', ' ', words.emptyTable],
])('refuses %s in a sentence', async (_what, content, problem) => {
  const luna = await createTenant(payload, 'Luna')
  expect(await checked(luna, content)).toMatchObject({ state: 'refused', problem })
})

it('takes the words of texts that no one would write', async () => {
  const luna = await createTenant(payload, 'Luna')
  const html = `${'<div>'.repeat(30_000)}deep`
  const posts = [{ id: '1', uuid: 'u1', title: 'Deep', html }]
  expect(await made(luna, JSON.stringify({ data: { posts } }), 'ghost-posts')).toMatchObject({
    ...{ state: 'made', made: 1 },
    result: { failedCount: 0 },
  })
})

it('says before and after what of a post stays behind', async () => {
  const luna = await createTenant(payload, 'Luna')
  const html = '<p>Words</p><div class="kg-card kg-signup-card"></div>'
  const posts = [
    { id: '1', uuid: 'u1', title: 'Plain', html: '<p>Words</p>' },
    { id: '2', uuid: 'u2', title: 'Odd', html },
  ]
  const note = '1 thing could not be brought along: 1 sign-up form'
  expect(
    (await made(luna, JSON.stringify({ data: { posts } }), 'ghost-posts')).findings,
  ).toMatchObject({
    odd: 1,
    first: [
      { title: 'Plain', note: '' },
      { title: 'Odd', note },
    ],
    firstOdd: [{ title: 'Odd', note }],
  })
})

it('is open to owners and admins of the site alone', async () => {
  const luna = await createTenant(payload, 'Luna')
  const kito = await createTenant(payload, 'Kito')
  const { id } = await made(luna, three)
  const path = `/api/profiles/${luna.profile.id}/imports/${id}`
  const asked = async (token?: string) => {
    const answers = [
      await rest('GET', path, { token }),
      await rest('POST', `${path}/undo`, { token }),
      await rest('DELETE', path, { token }),
    ]
    return answers.map(({ status }) => status)
  }
  expect(await asked()).toEqual([401, 401, 401])
  expect(await asked(luna.visitor.token)).toEqual([401, 401, 401])
  expect(await asked(kito.owner.token)).toEqual([404, 404, 404])
  const editor = await createStaff(payload, { [luna.profile.id]: 'editor' })
  expect(await asked(editor.token)).toEqual([403, 403, 403])
  // By another site's address it is not there either.
  expect((await call(kito, 'GET', `/${id}`)).status).toBe(404)
  expect((await call(kito, 'POST', `/${id}/undo`)).status).toBe(404)
  const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
  expect((await rest('POST', `${path}/undo`, { token: admin.token })).status).toBe(200)
  expect(await titlesOf(luna)).toEqual(['Cap', 'Mug', 'Tee'])
})

it('knows no other importers, and no larger files', async () => {
  const luna = await createTenant(payload, 'Luna')
  const file = { importer: 'shopify-products', fileName: 'a.csv', size: 10 }
  const unknown = await call(luna, 'POST', '', { ...file, importer: 'acme' })
  const large = await call(luna, 'POST', '', { ...file, size: 2_000_000_000 })
  expect([unknown.status, large.status]).toEqual([404, 400])
})
