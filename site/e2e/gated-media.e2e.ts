import { expect, test } from '@playwright/test'
import { ask, askJson } from '@/site/e2e/ask'
import { demoOrigin, originOf } from '@/site/e2e/places'

type Post = {
  id: string
  caption: string
  visibility: string
  media: { id: string; name: string; file: { id: string; filename: string; url: string } }[]
}
type Viewer = { name: string; origin: string; token?: string; opens: (post: Post) => boolean }

/** Of the demo: what `fan@example.com`, in the Inner Circle, may open besides what everybody may. */
const forFans = ['members', 'paid']

test('nothing of a locked post leaves, whoever asks and wherever', async () => {
  const posts = await allPosts()
  expect(posts.length).toBeGreaterThanOrEqual(12)
  const kito = originOf(demoOrigin, 'kito')
  const [fan, guest] = [await tokenOf('fan'), await tokenOf('guest')]
  const viewers: Viewer[] = [
    { name: 'anonymous', origin: demoOrigin, opens: ({ visibility }) => visibility === 'public' },
    {
      name: 'without a tier',
      origin: demoOrigin,
      token: guest,
      opens: ({ visibility }) => ['public', 'members'].includes(visibility),
    },
    {
      name: 'in a tier',
      origin: demoOrigin,
      token: fan,
      opens: ({ visibility, caption }) =>
        ['public', ...forFans].includes(visibility) ||
        (visibility === 'tiers' && !caption.startsWith('Patrons:')),
    },
    { name: 'of another site', origin: kito, token: fan, opens: () => false },
  ]
  for (const viewer of viewers) {
    const pages = await everything(viewer)
    expect(pages.size, viewer.name).toBeGreaterThan(15)
    for (const post of posts.filter((candidate) => !viewer.opens(candidate))) {
      for (const [path, text] of pages) {
        const found = secretsOf(post).filter((secret) => text.includes(secret))
        expect([viewer.name, path, found]).toEqual([viewer.name, path, []])
      }
    }
  }
  // The check itself works: what a viewer may open is found by the same words.
  const own = await everything(viewers[2] as Viewer)
  const open = posts.filter((post) => post.media.length > 0 && viewers[2]?.opens(post))
  const feed = [...own.values()].join('\n')
  expect(open.filter((post) => !secretsOf(post).some((secret) => feed.includes(secret)))).toEqual(
    [],
  )
})

test('no address of a locked file opens it', async () => {
  const locked = (await allPosts()).filter(({ visibility }) => visibility !== 'public')
  for (const { id, media } of locked) {
    for (const { id: mediaId, file } of media) {
      for (const path of [
        file.url,
        `/api/post-files/${file.id}`,
        `/api/public/posts/${id}/files/${mediaId}`,
        `/api/public/posts/${id}/files/${file.id}`,
        `/api/public/posts/${id}/files/${mediaId}?expires=9999999999&signature=${'0'.repeat(64)}`,
      ]) {
        const { status } = await ask(new URL(path, demoOrigin).href)
        expect([path, [401, 403, 404].includes(status)]).toEqual([path, true])
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

async function allPosts(): Promise<Post[]> {
  const { token } = await askJson<{ token: string }>(`${demoOrigin}/api/users/login`, {
    method: 'POST',
    body: { email: 'luna@example.com', password: 'bandstand-demo' },
  })
  const { docs } = await askJson<{ docs: Post[] }>(`${demoOrigin}/api/posts?limit=100&depth=1`, {
    headers: { authorization: `JWT ${token}` },
  })
  return docs
}

async function tokenOf(who: string): Promise<string> {
  const profileId = await profileIdOf(demoOrigin)
  const { token } = await askJson<{ token: string }>(`${demoOrigin}/api/sessions`, {
    method: 'POST',
    body: { profileId, email: `${who}@example.com`, password: 'bandstand-demo' },
  })
  return token
}

async function profileIdOf(origin: string): Promise<string> {
  return (await askJson<{ id: string }>(`${origin}/api/public/profiles/current`)).id
}

/** Every page of the sitemap and the feed, as HTML and as the router asks, and every list of the API. */
async function everything({ origin, token }: Viewer): Promise<Map<string, string>> {
  const headers: Record<string, string> = token ? { authorization: `JWT ${token}` } : {}
  const profileId = await profileIdOf(origin)
  const sitemap = (await ask(`${origin}/sitemap.xml`)).text
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
    found.set(path, (await ask(`${origin}${path}`, { headers })).text)
  }
  for (const path of pages) {
    const answer = await ask(`${origin}${path}`, { headers: { ...headers, rsc: '1' } })
    found.set(`${path} as the router asks`, answer.text)
  }
  return found
}
