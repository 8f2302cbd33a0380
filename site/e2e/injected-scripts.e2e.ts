import type { Page } from '@playwright/test'
import { changeDemo } from '@/site/e2e/demo-database'
import { ask, askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin, findIds, placesOf } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { some } from '@/src/testing/soak'

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
  const urls = [...new Set([...places, ...more.map((path) => demoOrigin + path)])]
  for (const url of urls) {
    const policy = (await fetchHead(url)).headers.get('content-security-policy') ?? ''
    // No inline script but its own, and no handler in an attribute.
    expect(scriptsIn(policy), url).toMatch(/^'self'( '(sha256|nonce)-[\w+/=]+')+$/)
    expect(policy, url).not.toMatch(/script-src-(elem|attr)/)
  }
  // What a browser makes of it.
  for (const url of some(urls, 5)) {
    await expectNothingRan(page, url, true)
  }
  // What is no page of a site: failures before it, data, feeds.
  for (const path of ['/%', '/api/none', '/feed.xml', '/sitemap.xml', '/icon.svg']) {
    const { headers } = await fetchHead(demoOrigin + path)
    expect(scriptsIn(headers.get('content-security-policy') ?? ''), path).toMatch(
      /^'(none|self)'( 'nonce-[\w+/=]+')?$/,
    )
  }
})

/** Where a policy lets scripts come from. */
const scriptsIn = (policy: string) =>
  (/script-src ([^;]*)/.exec(policy) ?? /default-src ([^;]*)/.exec(policy))?.[1]

test('nor in the admin, its editors, and the preview of a draft', async ({ page, context }) => {
  const headers = await ownerHeaders()
  const api = `${demoOrigin}/api/pages`
  const { docs } = await askJson<{ docs: { id: string }[] }>(`${api}?limit=1`, { headers })
  const id = docs[0]?.id
  const preview = { method: 'POST', headers, body: {} }
  const { url } = await askJson<{ url: string }>(`${api}/${id}/preview`, preview)

  await signInOwner(context)
  await injectEverywhere(page)
  for (const path of [
    '/admin',
    '/admin/collections/pages',
    '/admin/collections/posts/create',
    '/admin/none',
    `/admin/collections/pages/${id}/builder`,
    new URL(url).pathname,
  ]) {
    await expectNothingRan(page, demoOrigin + path, true)
  }
})

test('nor in the preview of a mail', async ({ page, context }) => {
  await signInOwner(context)
  await page.route('**/emails/receipt/preview', async (route) => {
    const response = await route.fetch()
    const mail = await response.json()
    await route.fulfill({ response, json: { ...mail, html: mail.html + injected } })
  })
  await page.goto('/admin/collections/email-templates')
  await page.getByRole('link', { name: 'Edit Order receipt' }).click()
  await page.getByRole('button', { name: 'Preview the email' }).click()
  const mail = page.frameLocator('iframe[title="The email"]')
  await expect(mail.locator('img[onerror]')).toBeAttached()
  await expect(mail.locator(':root')).not.toHaveAttribute('data-script')
  await expect(mail.locator(':root')).not.toHaveAttribute('data-handler')
})

test('nor in the page of a failure', async ({ page }) => {
  const headers = await ownerHeaders()
  const profile = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  const { doc } = await askJson<{ doc: { id: string } }>(`${demoOrigin}/api/events`, {
    method: 'POST',
    headers,
    body: {
      profile: profile.id,
      title: 'A broken night',
      startsAt: '2030-01-01T20:00:00.000Z',
      timeZone: 'Europe/London',
      address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
      isPublished: true,
    },
  })
  await changeDemo(`update events set time_zone = 'Nowhere' where id = $1`, [doc.id])
  await injectEverywhere(page)
  const url = `${demoOrigin}/events/${doc.id}`
  const failed = await ask(url)
  expect(failed.status).toBe(500)
  // It has no scripts at all.
  expect(failed.headers['content-security-policy']).toContain("default-src 'none'")
  await page.goto(url)
  await expect(page.locator('img[onerror]')).toBeAttached()
  await expect(page.locator(':root')).not.toHaveAttribute('data-script')
  await expect(page.locator(':root')).not.toHaveAttribute('data-handler')
  await ask(`${demoOrigin}/api/events/${doc.id}`, { method: 'DELETE', headers })
})

test('an answer without its page names the same scripts as the page', async () => {
  for (const path of ['/', '/products', '/members']) {
    // What the story before has changed may still be on its way into the page.
    await expect(async () => {
      const get = await fetch(demoOrigin + path)
      const head = await fetchHead(demoOrigin + path)
      const policy = get.headers.get('content-security-policy')
      expect(policy, path).toContain("'sha256-")
      expect(head.headers.get('content-security-policy'), path).toBe(policy)
      const etag = get.headers.get('etag')
      const known = await fetch(demoOrigin + path, { headers: { 'if-none-match': etag ?? '' } })
      expect(known.headers.get('content-security-policy'), path).toBe(policy)
    }).toPass()
  }
})

function fetchHead(url: string): Promise<Response> {
  return fetch(url, { method: 'HEAD' })
}
