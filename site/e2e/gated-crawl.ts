import { type Post, profileIdOf, type Viewer } from '@/site/e2e/gated-posts'
import { ask, askJson } from '@/site/e2e/http-request'
import { demoOrigin } from '@/site/e2e/places'
import { some } from '@/src/testing/soak'

/** What the router of a page asks with: for the page, and ahead for its parts. */
const routerHeaders: readonly Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  ...['/_tree', '/_full', '/_index', '/_head'].map((segment) => ({
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': segment,
  })),
]

/** Collections of the admin's API: visitors have no business there. */
const collections = ['posts', 'post-files', 'media', 'comments', 'reactions', 'public-accounts']

const atOnce = 6

/** What shows the posts themselves: each crawl asks for it. */
const feed = /^\/(members(\?page=2)?|api\/public\/posts\?.*)$/

/**
 * Every page as HTML and as the router asks for it, every call that reads something, the files for
 * machines and the admin's API, as this viewer gets them: texts by what was asked. Unless in a soak, it is the
 * feed and a share of the others, another one each day.
 */
export async function crawl(viewer: Viewer, posts: readonly Post[]): Promise<Map<string, string>> {
  const { origin, token } = viewer
  const authorization: Record<string, string> = token ? { authorization: `JWT ${token}` } : {}
  const pages = await pagesOf(viewer)
  const all = [
    ...[...pages, ...(await callsOf(origin, posts))].map((path) => ({ path, headers: {} })),
    ...pages.flatMap((path) => routerHeaders.map((headers) => ({ path, headers }))),
  ]
  const isOfFeed = ({ path }: { path: string }) => feed.test(path)
  const others = all.filter((question) => !isOfFeed(question))
  const waiting = [...all.filter(isOfFeed), ...some(others, 12)]
  const found = new Map<string, string>()
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, headers } = next
      const text = await follow(`${origin}${path}`, { ...authorization, ...headers })
      found.set([path, ...Object.values(headers)].join(' '), text)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** Next sends a router that asks without a hash of its headers to the address with one. */
async function follow(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask(url, { headers })
  const target = answer.location && new URL(answer.location, url)
  if (!target || target.host !== new URL(url).host) {
    return answer.text
  }
  return (await ask(target.href, { headers })).text
}

async function pagesOf({ origin }: Viewer): Promise<string[]> {
  const sitemap = (await ask(`${origin}/sitemap.xml`)).text
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const events = listed.filter((path) => path.startsWith('/events/'))
  const tiers = await askJson<{ id: string }[]>(
    `${demoOrigin}/api/public/membership-tiers?profileId=${await profileIdOf(demoOrigin)}`,
  )
  return [
    ...listed,
    ...events.map((path) => `${path}/calendar.ics`),
    '/members?page=2',
    '/members?search=the',
    '/members?saved=true',
    ...['image', 'video', 'audio', 'poll'].map((type) => `/members?type=${type}`),
    ...tiers.map(({ id }) => `/members?tier=${id}`),
    ...tiers.map(({ id }) => `/membership/checkout?membershipTierId=${id}`),
    ...['/login', '/signup', '/account', '/checkout', '/no-such-page'],
    ...['/feed.xml', '/feed.json', '/events.ics', '/products.xml'],
    ...['/llms.txt', '/sitemap.xml', '/robots.txt', '/icon.svg'],
    // How the pages are called inside, at this host and for the other one.
    '/members.rsc',
    '/sites/localhost/members',
    '/sites/localhost/members/list/1',
    '/sites/kito.localhost/members',
  ]
}

type Described = { paths: Record<string, { get?: { parameters?: { name: string }[] } }> }

/** Every GET of the API as the API describes itself, for every post, and what it leaves out. */
async function callsOf(origin: string, posts: readonly Post[]): Promise<string[]> {
  const { paths } = await askJson<Described>(`${origin}/api/openapi.json`)
  const profiles = [await profileIdOf(origin), await profileIdOf(demoOrigin)]
  const described = Object.entries(paths).flatMap(([path, { get }]) => {
    const names = get?.parameters?.map(({ name }) => name) ?? []
    return get ? profiles.flatMap((profileId) => filledIn(path, names, { profileId, posts })) : []
  })
  return [
    ...new Set(described),
    '/api/openapi.json',
    ...collections.flatMap((name) => [
      `/api/${name}?depth=2&limit=100`,
      ...posts.map(({ id }) => `/api/${name}/${id}?depth=2`),
    ]),
  ]
}

type Values = { profileId: string; posts: readonly Post[] }

/** The addresses of a call: one for each post where it is about one thing, with all its filters. */
function filledIn(path: string, names: readonly string[], { profileId, posts }: Values): string[] {
  const isAboutOne = path.includes('{') || names.includes('entityId')
  const filters = names.includes('filter')
    ? [
        '',
        '&filter[query]=the',
        '&filter[type]=audio',
        '&filter[type]=video',
        '&filter[saved]=true',
      ]
    : ['']
  const pages = names.includes('page') ? ['', '&page=2', '&limit=50'] : ['']
  return (isAboutOne ? posts.map(({ id }) => id) : ['']).flatMap((id) => {
    const query = new URLSearchParams({
      ...(names.includes('profileId') && { profileId }),
      ...(names.includes('entityId') && { entityId: id, entityType: 'post' }),
    })
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'size' ? 'w640' : id))
    return pages.flatMap((page) => filters.map((filter) => `${filled}?${query}${page}${filter}`))
  })
}
