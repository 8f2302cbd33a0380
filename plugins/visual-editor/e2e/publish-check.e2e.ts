import { expect, test } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import {
  createArtist,
  createPage,
  deletePage,
  findPage,
  removeArtist,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Checked')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

test('a dead link keeps a page from going live until it is mended', async ({ page }) => {
  const before = await builder.ids()
  await builder.card('button').click()
  const id = await builder.newId(before)
  const link = builder.settings.getByLabel('Link', { exact: true })
  await link.fill('/no-such-page')
  await builder.saved()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('leads to /no-such-page, but your site has no such page')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(dialog).toBeHidden()
  await expect(builder.bar).toBeVisible()
  await expect(link).toHaveValue('/no-such-page')
  await expect(link).toBeFocused()
  expect((await page.request.get(stored.pathname)).status()).toBe(404)

  await link.fill('/contact')
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  await expect(builder.block(id)).toBeVisible()
})

test('what could be better is said, and does not stand in the way', async ({ page }) => {
  const before = await builder.ids()
  await builder.card('image').click()
  await builder.newId(before)
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This block is empty. Visitors do not see it.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
})

test('a button without a link is named, and its field has the keyboard', async ({ page }) => {
  await builder.card('button').click()
  await builder.saved()
  await builder.settings.getByRole('button', { name: 'Button', exact: true }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This button leads nowhere.')
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(builder.settings.getByLabel('Link', { exact: true })).toBeFocused()
})

test('a legal page keeps its text, and does not go live without', async ({ context, browser }) => {
  const artist = await createArtist(context, 'Lawful')
  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  await signInOwner(other, artist.email)
  const own = new BuilderPage(await other.newPage())
  const { page } = own
  await own.open((await findPage(other.request, '/cookie-policy')).id)
  const words = await own.write('words')
  await page.keyboard.press('Escape')
  await expect(own.bar).toContainText('This page is for this text, so it stays')
  await page.keyboard.press('Delete')
  await expect(own.block('words')).toBeVisible()

  await own.write('words')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await own.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This page has no text.')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(words).toBeVisible()
  await page.keyboard.type('No cookies here.')
  await page.keyboard.press('Escape')
  await own.saved()
  await own.publish()
  expect(own.problems).toEqual([])
  await other.close()
  await removeArtist(context, artist)
  await signInOwner(context)
})
