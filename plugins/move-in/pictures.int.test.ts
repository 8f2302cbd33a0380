import sharp from 'sharp'
import { expect, it } from 'vitest'
import { runImport } from '@/plugins/move-in/run/import-job'
import { call, checked, type Site } from '@/plugins/move-in/testing/import-steps'
import type { ImportView } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextDoc } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { picturesIn } from '@/src/rich-text/pictures-in'
import { createTenant } from '@/src/testing/factories'
import { outsideServer } from '@/src/testing/outside-server'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.moveIn.pictures
const picture = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer()
const [red, blue] = await Promise.all([picture('red'), picture('blue')])

/** Another site with `/red.png` and `/blue.png`, by any host. */
const otherSite = () =>
  outsideServer(({ url }, response) => {
    const bytes = { '/red.png': red, '/blue.png': blue }[url ?? '']
    bytes ? response.end(bytes) : response.writeHead(404).end()
  })
type Other = Awaited<ReturnType<typeof otherSite>>

const csv = (...rows: string[]) =>
  ['Handle,Title,Variant Price,Option1 Value,Image Src', ...rows].join('\n')
const shop = csv(
  'tee,Tee,25.00,,https://cdn.example/red.png',
  'tee,,,,https://cdn.example/blue.png',
  'mug,Mug,12.00,,http://cdn.example/red.png',
  'cap,Cap,20.00,,https://cdn.example/gone.png',
)

async function make(
  site: Site,
  other: Other,
  file: { content: string; importer?: string; choices?: object },
): Promise<ImportView> {
  const { id } = await checked(site, file.content, file.importer)
  await call(site, 'POST', `/${id}/start`, file.choices && { choices: file.choices })
  await runImport(payload, id, other.ask)
  return (await call(site, 'GET', `/${id}`)).json
}

async function mediaOf(site: Site) {
  const where = { profile: { equals: site.profile.id } }
  return (await payload.find({ collection: slugs.media, where, depth: 0 })).docs
}

async function productsOf(site: Site) {
  const { docs } = await payload.find({
    collection: slugs.products,
    where: { profile: { equals: site.profile.id } },
    sort: 'title',
    depth: 0,
  })
  return docs
}

it('fetches the pictures of products, each once, and says which it could not get', async () => {
  const [luna, other] = await Promise.all([createTenant(payload, 'Luna'), otherSite()])
  expect((await checked(luna, shop)).findings).toMatchObject({ pictures: 4, picturesOfSite: 0 })
  const view = await make(luna, other, { content: shop })
  expect(view).toMatchObject({
    ...{ state: 'made', made: 3 },
    result: {
      ...{ failedCount: 0, lackingCount: 1 },
      lacking: [{ title: 'Cap', note: `gone.png: ${words.gone(404)}` }],
    },
  })
  const [cap, mug, tee] = await productsOf(luna)
  expect([cap, mug, tee].map((product) => product?.media?.length)).toEqual([0, 1, 2])
  expect(mug?.media?.[0]).toBe(tee?.media?.[0])
  expect((await mediaOf(luna)).map(({ filename }) => filename).sort()).toEqual([
    'blue.png',
    'red.png',
  ])
  expect(other.asked.filter((url) => url.endsWith('red.png'))).toHaveLength(1)
})

it('takes back the pictures that nothing shows, and no others', async () => {
  const [luna, other] = await Promise.all([createTenant(payload, 'Luna'), otherSite()])
  const { id } = await make(luna, other, { content: shop })
  const tee = (await productsOf(luna)).find(({ title }) => title === 'Tee')
  const blueId = String(tee?.media?.[1])
  await payload.create({
    collection: slugs.products,
    data: {
      ...{ profile: luna.profile.id, title: 'Own', category: 'Merch' as const },
      ...{ kind: 'physical' as const, releaseDate: new Date().toISOString(), media: [blueId] },
    },
  })
  await call(luna, 'POST', `/${id}/undo`)
  await runImport(payload, id)
  expect((await productsOf(luna)).map(({ title }) => title)).toEqual(['Own'])
  expect((await mediaOf(luna)).map((media) => media.id)).toEqual([blueId])
})

it('keeps a picture that is in a newsletter', async () => {
  const [luna, other] = await Promise.all([createTenant(payload, 'Luna'), otherSite()])
  const { id } = await make(luna, other, {
    content: csv('tee,Tee,25.00,,https://cdn.example/red.png'),
  })
  const [red] = await mediaOf(luna)
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile: luna.profile.id, name: 'News' },
  })
  const newsletter = await payload.create({
    collection: slugs.newsletters,
    data: {
      ...{ profile: luna.profile.id, subject: 'News', audience: 'list', list: list.id },
      ...{ text: 'Hello', state: 'draft', rev: 0 },
    },
  })
  await payload.db.pool.query('update newsletters set layout = $2 where id = $1', [
    newsletter.id,
    JSON.stringify({ nodes: { a: { type: 'image', props: { mediaId: red?.id } } } }),
  ])
  await call(luna, 'POST', `/${id}/undo`)
  await runImport(payload, id)
  expect((await mediaOf(luna)).map((media) => media.id)).toEqual([red?.id])
})

it('puts the pictures of a post where they were, from the site that the artist names, and links to it', async () => {
  const [luna, other] = await Promise.all([createTenant(payload, 'Luna'), otherSite()])
  const html =
    '<p>Before</p><figure><img src="__GHOST_URL__/red.png" alt="A red square"></figure><p><a href="__GHOST_URL__/about/">After</a></p>'
  const posts = [
    { id: '1', uuid: 'u1', title: 'Hello', html, feature_image: '__GHOST_URL__/blue.png' },
  ]
  const content = JSON.stringify({ data: { posts } })
  expect((await checked(luna, content, 'ghost-posts')).findings).toMatchObject({
    ...{ pictures: 2, picturesOfSite: 2, linksOfSite: 1 },
  })
  await make(luna, other, {
    ...{ content, importer: 'ghost-posts' },
    choices: { siteAddress: 'https://luna.ghost.io' },
  })
  const { docs } = await payload.find({
    collection: slugs.posts,
    where: { profile: { equals: luna.profile.id } },
    depth: 0,
  })
  const body = docs[0]?.body as RichTextDoc
  expect(body.root.children?.map(({ type }) => type)).toEqual([
    ...['image', 'paragraph', 'image', 'paragraph'],
  ])
  expect(picturesIn(body).map(({ alt }) => alt)).toEqual(['', 'A red square'])
  expect(JSON.stringify(body)).toContain('"url":"https://luna.ghost.io/about/"')
  expect(other.asked).toEqual(['https://luna.ghost.io/blue.png', 'https://luna.ghost.io/red.png'])
})

it('makes the rest when a site cannot be reached, which it is asked once', async () => {
  const luna = await createTenant(payload, 'Luna')
  const dead = await outsideServer((request) => request.socket.destroy())
  const view = await make(luna, dead, { content: shop })
  expect(view).toMatchObject({ state: 'made', made: 3, result: { lackingCount: 3 } })
  expect(dead.asked).toHaveLength(1)
  expect(await mediaOf(luna)).toEqual([])
})

it('fetches each picture once when two workers are at it, and for each site its own', async () => {
  const [luna, kito, other] = await Promise.all([
    createTenant(payload, 'Luna'),
    createTenant(payload, 'Kito'),
    otherSite(),
  ])
  const { id } = await checked(luna, shop)
  await call(luna, 'POST', `/${id}/start`)
  await Promise.all([runImport(payload, id, other.ask), runImport(payload, id, other.ask)])
  expect(await mediaOf(luna)).toHaveLength(2)
  expect((await call(luna, 'GET', `/${id}`)).json).toMatchObject({ made: 3 })
  await make(kito, other, { content: shop })
  expect(await mediaOf(kito)).toHaveLength(2)
  expect(await mediaOf(luna)).toHaveLength(2)
})
