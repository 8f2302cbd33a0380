import { expect, test } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import {
  createPage,
  deletePage,
  type StoredPage,
  signInOwner,
} from '@/plugins/visual-editor/e2e/owner-api'

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
