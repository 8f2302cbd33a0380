import { type APIRequestContext, expect, test } from '@playwright/test'
import { originOf } from '@/site/e2e/places'

type Post = {
  id: string
  caption: string
  visibility: string
  media: { id: string; name: string; file: { id: string; filename: string; url: string } }[]
}
type Viewer = { name: string; origin: string; token?: string; opens: (post: Post) => boolean }

/** Of the demo: what `fan@example.com`, in the Inner Circle, may open besides what everybody may. */
const forFans = ['members', 'paid']

test('nothing of a locked post leaves, whoever asks and wherever', async ({
  request,
  baseURL = '',
}) => {
  const posts = await allPosts(request)
  expect(posts.length).toBeGreaterThanOrEqual(12)
  const kito = originOf(baseURL, 'kito')
  const [fan, guest] = [await tokenOf(request, 'fan'), await tokenOf(request, 'guest')]
  const viewers: Viewer[] = [
    { name: 'anonymous', origin: baseURL, opens: ({ visibility }) => visibility === 'public' },
    {
      name: 'without a tier',
      origin: baseURL,
      token: guest,
      opens: ({ visibility }) => ['public', 'members'].includes(visibility),
    },
    {
      name: 'in a tier',
      origin: baseURL,
      token: fan,
      opens: ({ visibility, caption }) =>
        ['public', ...forFans].includes(visibility) ||
        (visibility === 'tiers' && !caption.startsWith('Patrons:')),
    },
    { name: 'of another site', origin: kito, token: fan, opens: () => false },
  ]
  for (const viewer of viewers) {
    const pages = await everything(request, viewer)
    expect(pages.size, viewer.name).toBeGreaterThan(15)
    for (const post of posts.filter((candidate) => !viewer.opens(candidate))) {
      for (const [path, text] of pages) {
        const found = secretsOf(post).filter((secret) => text.includes(secret))
        expect([viewer.name, path, found]).toEqual([viewer.name, path, []])
      }
    }
  }
  // The check itself works: what a viewer may open is found by the same words.
  const own = await everything(request, viewers[2] as Viewer)
  const open = posts.filter((post) => post.media.length > 0 && viewers[2]?.opens(post))
  const feed = [...own.values()].join('\n')
  expect(open.filter((post) => !secretsOf(post).some((secret) => feed.includes(secret)))).toEqual(
    [],
  )
})

test('no address of a locked file opens it', async ({ request, baseURL = '' }) => {
  const locked = (await allPosts(request)).filter(({ visibility }) => visibility !== 'public')
  for (const { id, media } of locked) {
    for (const { id: mediaId, file } of media) {
      for (const path of [
        file.url,
        `/api/post-files/${file.id}`,
        `/api/public/posts/${id}/files/${mediaId}`,
        `/api/public/posts/${id}/files/${file.id}`,
        `/api/public/posts/${id}/files/${mediaId}?expires=9999999999&signature=${'0'.repeat(64)}`,
      ]) {
        const answer = await request.get(new URL(path, baseURL).href)
        expect([path, answer.ok()]).toEqual([path, false])
      }
    }
  }
})

/** Ids, names and file names that only those who may open the post are told. */
function secretsOf({ media }: Post): string[] {
  return media.flatMap(({ id, name, file }) => [
    id,
    file.id,
    file.filename,
    ...(name ? [name] : []),
  ])
}

async function allPosts(request: APIRequestContext): Promise<Post[]> {
  const login = await request.post('/api/users/login', {
    data: { email: 'luna@example.com', password: 'bandstand-demo' },
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await request.get('/api/posts?limit=100&depth=1', {
    headers: { Authorization: `JWT ${token}` },
  })
  return ((await answer.json()) as { docs: Post[] }).docs
}

async function tokenOf(request: APIRequestContext, who: string): Promise<string> {
  const profile = await profileIdOf(request, '')
  const answer = await request.post('/api/sessions', {
    data: { profileId: profile, email: `${who}@example.com`, password: 'bandstand-demo' },
  })
  return ((await answer.json()) as { token: string }).token
}

async function profileIdOf(request: APIRequestContext, origin: string): Promise<string> {
  const answer = await request.get(`${origin}/api/public/profiles/current`)
  return ((await answer.json()) as { id: string }).id
}

/** Every page of the sitemap and the feed, as HTML and as the router asks, and every list of the API. */
async function everything(
  request: APIRequestContext,
  { origin, token }: Viewer,
): Promise<Map<string, string>> {
  const headers = token ? { Authorization: `JWT ${token}` } : undefined
  const profileId = await profileIdOf(request, origin)
  const sitemap = await (await request.get(`${origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const pages = [...listed, '/members', '/members?page=2', '/members?search=the', '/feed.xml']
  const calls = [
    ...[1, 2].map((page) => `/api/public/posts?profileId=${profileId}&page=${page}`),
    `/api/public/posts?profileId=${profileId}&filter[query]=the`,
    `/api/public/posts?profileId=${profileId}&filter[type]=audio`,
    '/api/openapi.json',
  ]
  const found = new Map<string, string>()
  for (const path of [...pages, ...calls]) {
    found.set(path, await (await request.get(`${origin}${path}`, { headers })).text())
  }
  for (const path of pages) {
    const answer = await request.get(`${origin}${path}`, { headers: { ...headers, RSC: '1' } })
    found.set(`${path} as the router asks`, await answer.text())
  }
  return found
}
