import { crawl } from '@/site/e2e/gated-crawl'
import {
  allPosts,
  filesOf,
  type Post,
  profileIdOf,
  secretsOf,
  type Viewer,
  viewersOf,
} from '@/site/e2e/gated-posts'
import { ask, askJson } from '@/site/e2e/http-request'
import { demoOrigin, originOf } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { some } from '@/src/testing/soak'

test('nothing of a locked post leaves, to any caller at any address', async () => {
  test.setTimeout(300_000)
  const posts = await allPosts()
  expect(posts.length).toBeGreaterThanOrEqual(12)
  for (const viewer of await viewersOf()) {
    const answers = await crawl(viewer, posts)
    const locked = posts.filter((post) => !viewer.opens(post))
    const leaks = [...answers].flatMap(([asked, text]) =>
      locked
        .flatMap(secretsOf)
        .filter((secret) => text.includes(secret))
        .map((secret) => `${asked}: ${secret}`),
    )
    expect(leaks, viewer.name).toEqual([])
    expectToBeWorthIt(viewer, posts, answers)
  }
})

/** The check itself works: what a viewer may open is found by the same words, and pages are whole. */
function expectToBeWorthIt(viewer: Viewer, posts: readonly Post[], answers: Map<string, string>) {
  const all = [...answers.values()].join('\n')
  const unseen = posts
    .filter((post) => post.media.length > 0 && viewer.opens(post))
    .filter((post) => !secretsOf(post).some((secret) => all.includes(secret)))
  expect(
    unseen.map(({ caption }) => caption),
    viewer.name,
  ).toEqual([])
  expect(answers.get('/members 1')?.length, 'what the router is told of the feed').toBeGreaterThan(
    2000,
  )
}

test('all that a browser receives of the feed holds nothing locked', async ({ page }) => {
  const received: string[] = []
  page.on('response', (response) => {
    const isText = /html|json|component|xml/.test(response.headers()['content-type'] ?? '')
    if (isText) {
      response.text().then(
        (text) => received.push(`${response.url()}\n${text}`),
        () => undefined,
      )
    }
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Members' }).first().click()
  await page.waitForURL(/\/members/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('searchbox').fill('the')
  await page.waitForURL(/search=the/)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')

  const posts = await allPosts()
  const isOpen = ({ visibility }: Post) => visibility === 'public'
  const secrets = posts.filter((post) => !isOpen(post)).flatMap(secretsOf)
  expect(received.some((text) => text.includes('_rsc'))).toBe(true)
  expect(received.flatMap((text) => secrets.filter((secret) => text.includes(secret)))).toEqual([])
  const known = posts.filter(isOpen).flatMap(secretsOf)
  expect(known.some((secret) => received.some((text) => text.includes(secret)))).toBe(true)
})

test('no address of a locked file opens it', async () => {
  test.setTimeout(300_000)
  const posts = await allPosts()
  const opened: string[] = []
  for (const { name, origin, token, opens } of await viewersOf()) {
    const headers: Record<string, string> = token ? { authorization: `JWT ${token}` } : {}
    for (const post of posts.filter((candidate) => !opens(candidate))) {
      for (const path of some(addressesOf(post), 6)) {
        const { status } = await ask(new URL(path, origin).href, { headers })
        if (![400, 401, 403, 404].includes(status)) {
          opened.push(`${name}: ${path} answered ${status}`)
        }
      }
    }
  }
  expect(opened).toEqual([])
})

test('the link to one file opens no other, and not for longer', async () => {
  const viewers = await viewersOf()
  const fan = viewers.find(({ name }) => name === 'in another tier')
  const posts = await allPosts()
  const locked = posts.find((post) => post.media.length > 0 && !fan?.opens(post))
  const profileId = await profileIdOf(demoOrigin)
  const { data } = await askJson<{ data: { media: { type: string; url: string }[] }[] }>(
    `${demoOrigin}/api/public/posts?profileId=${profileId}&limit=50`,
    { headers: { authorization: `JWT ${fan?.token}` } },
  )
  const own = data.flatMap(({ media }) => media).find(({ url }) => url?.includes('signature='))
  const link = new URL(own?.url ?? '', demoOrigin)
  const statusOf = async (url: URL) => (await ask(url.href)).status
  expect(await statusOf(link)).toBe(200)

  const later = new URL(link)
  later.searchParams.set('expires', String(Number(link.searchParams.get('expires')) + 60))
  const [file] = locked ? filesOf(locked) : []
  const elsewhere = new URL(`/api/public/posts/${locked?.id}/files/${file?.id}${link.search}`, link)
  const foreign = new URL(`${link.pathname}${link.search}`, originOf(demoOrigin, 'kito'))
  expect([await statusOf(later), await statusOf(elsewhere), await statusOf(foreign)]).toEqual([
    403, 403, 404,
  ])
})

/** All that could be guessed from what is known of the files of a post. */
function addressesOf(post: Post): string[] {
  const forged = `?expires=9999999999&signature=${'0'.repeat(64)}`
  const ofPost = `/api/public/posts/${post.id}/files`
  const ids = [...post.media.map(({ id }) => id), ...filesOf(post).map(({ id }) => id)]
  return [
    ...ids.flatMap((id) => [
      `${ofPost}/${id}`,
      `${ofPost}/${id}${forged}`,
      `${ofPost}/${id}/w640`,
      `${ofPost}/${id}/w1280${forged}`,
    ]),
    ...filesOf(post).flatMap(({ id, url, filename, prefix }) => [
      url,
      `/api/post-files/${id}`,
      `/api/post-files/file/${filename}`,
      `/files/${prefix}/${filename}`,
      `/files/signed/${prefix}/${filename}${forged}`,
      `/files/public/../${prefix}/${filename}`,
    ]),
  ]
}
