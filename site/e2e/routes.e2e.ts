import { openAs } from '@/site/e2e/feed'
import { ask } from '@/site/e2e/http-request'
import { demoOrigin, originOf } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { album, audioState, buyNow, markAudio, openRelease } from '@/site/e2e/visitor'

const sites = ['luna', 'kito'] as const

test('the old addresses of the store lead to the new ones for good, with their query', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/music', '/products'],
    ['/music?category=Merch&page=2', '/products?category=Merch&page=2'],
    ['/music/some-id?from=mail', '/products/some-id?from=mail'],
    ['/favicon.ico', '/icon.svg'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([308, to])
  }
})

test('each site speaks of itself to search engines, and wears its own icon', async () => {
  const icons = new Set<string>()
  for (const site of sites) {
    const origin = originOf(demoOrigin, site)
    const robots = await ask(`${origin}/robots.txt`)
    expect(robots.text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m)
    const sitemap = await ask(`${origin}/sitemap.xml`)
    const hosts = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).hostname,
    )
    expect(new Set(hosts).size).toBe(1)
    expect(hosts[0]).toContain(site)
    const icon = await ask(`${origin}/icon.svg`)
    expect(icon.text).toContain('<svg')
    icons.add(icon.text)
  }
  expect(icons.size).toBe(sites.length)
})

test('what is missing is answered as missing, by the artist whose site it is', async ({ page }) => {
  for (const [site, name] of [
    ['luna', 'LUNA VALE'],
    ['kito', 'KITO'],
  ] as const) {
    const origin = originOf(demoOrigin, site)
    for (const path of ['/products/none', '/events/none', '/a/b/c']) {
      const { status, text } = await ask(origin + path)
      expect(status, path).toBe(404)
      expect(text, path).toContain('Page not found')
      expect(text, path).toContain(name)
    }
    const answer = await page.goto(`${origin}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/')
  }
})

test('a page that breaks says so in its place, and the music plays on', async ({ page }) => {
  await openRelease(page, album)
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click()
  await expect(page.getByRole('region', { name: 'Player' })).toHaveAttribute(
    'data-status',
    'playing',
  )
  await markAudio(page, 'first')
  await page.evaluate(() => {
    Object.assign(Intl, { DisplayNames: null })
  })
  await buyNow(page)
  await expect(page.getByRole('heading', { level: 1, name: 'That did not work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('main#content')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Luna Vale' })).toBeVisible()
  await expect.poll(() => audioState(page)).toMatchObject({ mark: 'first', isPaused: false })
})

test('no address of a redirect leads away from the site', async ({ page }) => {
  await openAs(page, 'guest@example.com', '/')
  // Every form of such an address: `src/core/urls/safe-redirect.test.ts`.
  for (const form of ['/login', '/signup']) {
    await page.goto(`${form}?redirect=${encodeURIComponent('//evil.example')}`)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/login?redirect=%2Fmembers%3Ftype%3Dpoll')
  await expect(page).toHaveURL('/members?type=poll')
})
