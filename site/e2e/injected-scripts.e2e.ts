import type { Page } from '@playwright/test'
import { signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin, findIds, placesOf } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'

const marks = ['script', 'handler'] as const
/** What a forgotten escape would let into a page. */
const injected =
  '<script>document.documentElement.dataset.script = "ran"</script>' +
  '<img src="data:," onerror="document.documentElement.dataset.handler = \'ran\'">'

/** Answers the documents of all later visits with hostile words in them, headers as they are. */
async function injectEverywhere(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback()
        return
      }
      const response = await route.fetch({ maxRedirects: 0 })
      const text = await response.text()
      const at = text.indexOf('</body>')
      const body = at < 0 ? text + injected : text.slice(0, at) + injected + text.slice(at)
      await route.fulfill({ response, body })
    },
  )
}

async function expectNothingRan(page: Page, url: string, withOwnScripts: boolean): Promise<void> {
  const refused: string[] = []
  const note = (message: { text: () => string }) => {
    if (message.text().includes('Content Security Policy')) {
      refused.push(message.text())
    }
  }
  page.on('console', note)
  await page.goto(url)
  // The injected script and its handler, and none of the page's own.
  await expect.poll(() => refused.length, url).toBe(marks.length)
  page.off('console', note)
  const ran = await page.evaluate(() => ({
    ...document.documentElement.dataset,
    own: '__next_f' in window,
  }))
  expect(ran, url).toMatchObject({ own: withOwnScripts })
  expect(Object.keys(ran), url).not.toEqual(expect.arrayContaining([...marks]))
}

test('a script that got into a page does not run, on any route of a site', async ({ page }) => {
  const places = placesOf(await findIds(demoOrigin))
    .filter(({ site }) => site === undefined)
    .map(({ path }) => demoOrigin + path.replace(/#.*/, ''))
  await injectEverywhere(page)
  const more = [
    '/checkout/complete',
    '/checkout/find-order',
    '/confirm-email',
    '/meta/preview/none',
  ]
  for (const url of new Set([...places, ...more.map((path) => demoOrigin + path)])) {
    await expectNothingRan(page, url, true)
  }
  // What is no page of a site: failures before it, data, feeds.
  for (const path of ['/%', '/api/none', '/feed.xml', '/sitemap.xml', '/icon.svg']) {
    const { headers } = await fetchHead(demoOrigin + path)
    const scripts = /(?:script|default)-src ([^;]*)/.exec(
      headers.get('content-security-policy') ?? '',
    )
    expect(scripts?.[1], path).toMatch(/^'(none|self)'( 'nonce-[\w+/=]+')?$/)
  }
})

test('nor in the admin, its editor and its mails', async ({ page, context }) => {
  await signInOwner(context)
  await injectEverywhere(page)
  for (const path of ['', '/collections/pages', '/collections/posts/create', '/none']) {
    await expectNothingRan(page, `${demoOrigin}/admin${path}`, true)
  }
})

test('an answer without its page names the same scripts as the page', async () => {
  for (const path of ['/', '/products', '/members']) {
    const get = await fetch(demoOrigin + path)
    const head = await fetchHead(demoOrigin + path)
    const policy = get.headers.get('content-security-policy')
    expect(policy, path).toContain("'sha256-")
    expect(head.headers.get('content-security-policy'), path).toBe(policy)
    const etag = get.headers.get('etag')
    const known = await fetch(demoOrigin + path, { headers: { 'if-none-match': etag ?? '' } })
    expect(known.headers.get('content-security-policy'), path).toBe(policy)
  }
})

function fetchHead(url: string): Promise<Response> {
  return fetch(url, { method: 'HEAD' })
}
