import { expect, it } from 'vitest'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'
import { tasksOf } from '@/src/server/queue/periodic-tasks'
import {
  getMovedPath,
  getPage,
  getProduct,
  getSite,
  listPostsForAll,
  listProducts,
  listPublicPosts,
  listSitePaths,
} from '@/src/server/site-data'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { createPost } from '@/src/testing/posts'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const profileId = luna.profile.id
const ids = await createDocuments(payload, luna)
await createPost(payload, profileId)
const posts = (query: object = {}) => listPostsForAll(listPostsQuery.parse({ profileId, ...query }))
const products = (query: object = {}) =>
  listProducts(listProductsQuery.parse({ profileId, ...query }))

it.each<[string, () => Promise<unknown>]>([
  ['a host', () => getSite(luna.host)],
  ['the root', () => getSite('localhost:3000')],
  ['a domain', () => getSite(`${luna.profile.slug}.example.com`)],
  ['a page', () => getPage(profileId, '/')],
  ['a former address', () => getMovedPath(profileId, '/former')],
  ['the store', () => products()],
  ['a kind of release', () => products({ filter: { releaseType: 'album' } })],
  ['a search of the store', () => products({ filter: { query: 'night' } })],
  ['a search for the artist', () => products({ filter: { query: 'Luna' } })],
  ['a product', () => getProduct(profileId, ids.get(slugs.products) ?? '')],
  ['the feed', () => posts()],
  ['a page far down the feed', () => posts({ page: 9000 })],
  ['a kind of post', () => posts({ filter: { type: 'audio' } })],
  [
    'posts of a tier',
    () => posts({ filter: { membershipTierId: ids.get(slugs.membershipTiers) } }),
  ],
  ['a search of the feed', () => posts({ filter: { query: 'night' } })],
  ['the sitemap', () => Promise.all([listSitePaths(profileId), listPublicPosts(profileId)])],
])('%s is read by indexes', async (_name, run) => {
  const statements = await statementsOf(run)
  expect(statements).not.toEqual([])
  expect(await readWhole(statements)).toEqual([])
})

/** These look through all that may be waiting: of tables that stay small, or where most of it is looked at. */
const searching = [
  'catch-lost-schedules',
  'notify-waitlists',
  'reconcile-memberships',
  'notify-waiting-buyers',
  'clean-up-renditions',
  'check-domains',
]
const tasks = tasksOf(payload.config).filter(({ name }) => !searching.includes(name))

it.each(tasks.map(({ name, run }) => [name, run] as const))(
  'the round of %s is read by indexes',
  async (_name, run) => {
    const whole = await readWhole(await statementsOf(() => run(payload)))
    // A row for each plugin, however many sites there are.
    expect(whole.filter((read) => !read.startsWith('event_listeners:'))).toEqual([])
  },
)

it.each(payload.config.collections.map(({ slug }) => slug))(
  'the list of an owner’s %s is read by indexes',
  async (slug) => {
    const { token } = luna.owner
    const list = () => rest('GET', `/api/${slug}?limit=10&depth=0`, { token })
    expect(await readWhole(await statementsOf(list))).toEqual([])
  },
)
