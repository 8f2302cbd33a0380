import type { Page } from '@playwright/test'
import { openAs } from '@/site/e2e/feed'
import { profileIdOf } from '@/site/e2e/gated-posts'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { everyNode } from '@/src/rich-text/testing/every-node'

const posted: string[] = []

/** A post with a text that has everything in it. */
async function post(visibility: PostVisibility): Promise<string> {
  const headers = await ownerHeaders()
  const { docs } = await askJson<{ docs: { id: string }[] }>(
    `${demoOrigin}/api/media?limit=1&depth=0&where[mimeType][contains]=image/`,
    { headers },
  )
  const { doc } = await askJson<{ doc: { id: string } }>(`${demoOrigin}/api/posts?depth=0`, {
    method: 'POST',
    headers,
    body: {
      profile: await profileIdOf(demoOrigin),
      type: 'poll',
      caption: 'Everything at once',
      poll: { question: 'Which?', options: [{ text: 'One' }, { text: 'Two' }] },
      visibility,
      isPublished: true,
      publishedAt: new Date().toISOString(),
      body: everyNode(docs[0]?.id ?? ''),
    },
  })
  posted.push(doc.id)
  return doc.id
}

test.afterEach(async () => {
  for (const id of posted.splice(0)) {
    await askJson(`${demoOrigin}/api/posts/${id}`, {
      method: 'DELETE',
      headers: await ownerHeaders(),
    })
  }
})

const textOf = (page: Page, id: string) => page.locator(`#post-${id} [class*="body"]`)

async function expectDrawn(page: Page, id: string): Promise<void> {
  const text = textOf(page, id)
  const styleOf = (selector: string, name: string) =>
    text
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

  await expect(text.getByText('underline', { exact: true })).toBeVisible()
  expect(await styleOf('span:text-is("underline")', 'text-decoration-line')).toBe('underline')
  expect(await styleOf('span:text-is("strikethrough")', 'text-decoration-line')).toBe(
    'line-through',
  )
  expect(await styleOf('span:text-is("uppercase")', 'text-transform')).toBe('uppercase')
  expect(await styleOf('span:text-is("sea green")', 'color')).toBe('rgb(46, 139, 87)')
  expect(await styleOf('blockquote', 'font-style')).toBe('italic')
  expect(await styleOf('mark', 'background-color')).toBe('rgba(0, 0, 0, 0)')
  expect((await text.locator('hr').boundingBox())?.width).toBeGreaterThan(200)
  expect(await styleOf('ul', 'list-style-type')).toBe('disc')
  expect(await styleOf('ol', 'list-style-type')).toBe('decimal')
  await expect(text.locator('math')).toHaveCount(2)
  const colours = await text
    .locator('pre span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color))
  expect(new Set(colours).size).toBeGreaterThan(2)
  for (const picture of await text.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(text.getByText('Hold the line')).toBeVisible()
  await expect(text.getByRole('group', { name: 'On vinyl?' }).getByRole('radio')).toHaveCount(2)
}

test('a text with everything in it is drawn in the feed, on a phone and a desktop', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!/(^|\.)localhost$/.test(hostname)) {
      foreign.push(hostname)
    }
  })
  const id = await post('public')
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/members')
    await expectDrawn(page, id)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  }
  expect(foreign).toEqual([])

  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The film' }),
  )
  await textOf(page, id)
    .getByRole('link', { name: /Load content from YouTube/ })
    .click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await textOf(page, id).getByRole('button', { name: 'Copy code' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('const tide = "low"')
})

test('a text for members is drawn for who is one, and not told to others', async ({ page }) => {
  const id = await post('members')
  await page.goto('/members')
  await expect(page.locator(`#post-${id}`)).toBeVisible()
  expect(await page.content()).not.toContain('Salt on every string')
  await openAs(page, 'fan@example.com')
  await expectDrawn(page, id)
  const text = textOf(page, id)
  await text.getByRole('radio', { name: 'Yes' }).check()
  await text.getByRole('button', { name: 'Vote' }).click()
  await expect(text.getByText('1 vote', { exact: true })).toBeVisible()
})
