import type { BrowserContext, Page } from '@playwright/test'
import { createPage, deletePage, restorePage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { openAs } from '@/site/e2e/feed'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import type { PageDocument } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('tiers say what they cost and lead to signing up, or to joining when signed in', async ({
  page,
}) => {
  await page.goto('/')
  const tiers = section(page, 'Join the tribe').getByRole('article')
  await expect(tiers).toHaveCount(3)
  await expect(tiers.nth(0)).toContainText('Free')
  await expect(tiers.nth(1)).toContainText('$5/Mo')
  await expect(tiers.nth(1)).toContainText('$50/Yr')
  await expect(tiers.nth(2)).toContainText('Pay What You Want from $3/Mo')

  const join = page.getByRole('link', { name: 'Join Inner Circle' })
  const href = (await join.getAttribute('href')) ?? ''
  const redirect = new URL(href, 'https://site.invalid').searchParams.get('redirect') ?? ''
  expect(href).toMatch(/^\/signup\?redirect=%2Fmembership%2Fcheckout%3FmembershipTierId%3D/)

  await openAs(page, 'guest@example.com', '/')
  await expect(join).toHaveAttribute('href', redirect)
})

test('dates are told in full, and lead to their tickets or elsewhere', async ({ page }) => {
  await page.goto('/')
  const dates = section(page, 'Upcoming Events').getByRole('article')
  const launch = dates.filter({ hasText: 'Salt & Signal, the launch' })
  await expect(launch).toContainText(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4} at 7:30 PM/)
  await expect(launch).toContainText('33 Calder Street, LS6 1NY')
  await expect(launch.getByRole('link')).toHaveAttribute('href', /^\/events\/[0-9a-f-]{36}$/)
  const elsewhere = dates.getByRole('link', { name: /RSVP/ })
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  expect(await launch.evaluate((element) => element.clientWidth)).toBe(400)
})

test('a link tree shows who it is, where to go, and a list to join', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://kito.localhost:${port}/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Kito' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'Kito' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(section(page, 'Join my email list').getByLabel('Email')).toBeVisible()
  await main.getByRole('link', { name: 'Listen to “Tenement Sun”' }).click()
  await expect(page.getByRole('link', { name: 'KITO', exact: true })).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible()
})

test('blocks have what they say beneath each other on a phone', async ({ page, context }) => {
  await signInOwner(context)
  await page.setViewportSize({ width: 375, height: 800 })
  await withPage(context, pageOf({ tour: block('tour-list') }), async (pathname) => {
    await page.goto(pathname)
    const show = page.getByRole('listitem').filter({ hasText: 'RSVP' })
    const place = await show.getByRole('heading').boundingBox()
    const action = await show.getByRole('link', { name: /RSVP/ }).boundingBox()
    expect(action?.y).toBeGreaterThan((place?.y ?? Number.NaN) + (place?.height ?? 0))
    expect(action?.height).toBe(48)
  })

  // A one-page site without a picture.
  const linkTree = pageOf({
    tree: block('container', { look: 'link-tree' }, ['who']),
    who: block('container', { width: 'full' }, ['avatar', 'name', 'contact']),
    avatar: block('image', {}, [], 2),
    name: block('text', { doc: richTextOf('h1', 'Marlene and the Lanterns') }),
    contact: block('button', { label: 'Write to me', href: '/contact' }),
  })
  await withPage(context, linkTree, async (pathname) => {
    await page.goto(pathname)
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const contact = await page.getByRole('link', { name: 'Write to me' }).boundingBox()
    expect(contact?.y).toBeGreaterThan((name?.y ?? Number.NaN) + (name?.height ?? 0))
    expect(contact?.x).toBe(20)
  })
})

/** A published page of this layout, for as long as it is looked at. */
async function withPage(
  { request }: BrowserContext,
  layout: PageDocument,
  look: (pathname: string) => Promise<void>,
): Promise<void> {
  const { id, pathname } = await createPage(request, 'Blocks')
  try {
    await restorePage(request, { id, layout })
    await look(pathname)
  } finally {
    await deletePage(request, id)
  }
}
