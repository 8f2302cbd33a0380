import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createArtist,
  createPage,
  deletePage,
  findPage,
  removeArtist,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
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
  // Folded away: the way to the field opens it again.
  await builder.settings.getByRole('button', { name: 'Button', exact: true }).click()
  await expect(link).toBeHidden()

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

test('a link to a place on the page leads there once a block has its name', async ({
  page,
  browser,
}) => {
  const tall = block('container', { minHeight: 1200 })
  const layout = pageOf({
    go: block('button', { label: 'Tour', href: '#tour' }),
    before: tall,
    dates: block('container', { minHeight: 1200, backgroundColor: '#223344' }),
  })
  await saveElsewhere(page.request, stored, layout)
  await builder.open(stored.id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('leads to #tour, but no block on this page has this name')
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '#tour' })
    .getByRole('button', { name: 'Show me' })
    .click()
  await expect(builder.settings.getByLabel('Link', { exact: true })).toBeFocused()

  await builder.block('dates').click({ position: { x: 40, y: 40 } })
  const name = builder.settings.getByLabel('Name for links')
  await name.fill('Tour')
  await name.blur()
  await expect(name).toHaveValue('tour')
  await expect(builder.block('dates')).toHaveId('tour')
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  const place = visitor.locator('#tour')
  await expect(place).not.toBeInViewport()
  await visitor.locator('main').getByRole('link', { name: 'Tour', exact: true }).click()
  await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? -1)).toBe(0)
  await expect(visitor).toHaveURL(/#tour$/)
  await visitor.context().close()
})

test('the form of a page leads to the editor, which looks at it at once and lets it go live in spite of warnings', async ({
  page,
}) => {
  await builder.card('image').click()
  await builder.saved()
  await page.goto(`/admin/collections/pages/${stored.id}`)
  const link = page.getByRole('link', { name: 'Publish in the editor' })
  await expect(link).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveCount(0)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This block is empty. Visitors do not see it.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
})

test('a legal page keeps its text, and does not go live without it or with it hidden', async ({
  context,
  browser,
}) => {
  const artist = await createArtist(context, 'Lawful')
  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  await signInOwner(other, artist.email)
  const own = new BuilderPage(await other.newPage())
  const { page } = own
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  const showMe = dialog.getByRole('button', { name: 'Show me' })
  await own.open((await findPage(other.request, '/cookie-policy')).id)
  const words = await own.write('words')
  await page.keyboard.press('Escape')
  await expect(own.bar).toContainText('This page is for this text, so it stays')
  await page.keyboard.press('Delete')
  await expect(own.block('words')).toBeVisible()

  const layout = own.settings.getByRole('button', { name: 'Size and place' })
  const onPhones = own.settings.getByRole('button', { name: 'Show on Phone' })
  if (!(await onPhones.isVisible())) {
    await layout.click()
  }
  await onPhones.click()
  await own.saved()
  await layout.click()
  await publish.click()
  await expect(dialog).toContainText('The text of this page is hidden on some screens.')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await showMe.click()
  const first = own.settings.getByRole('group', { name: 'Show on' }).getByRole('button').first()
  await expect(first).toBeFocused()
  await onPhones.click()
  // As visitors see it: there is nothing to publish any more.
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()

  await own.write('words')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await own.saved()
  await publish.click()
  await expect(dialog).toContainText('This page has no text.')
  await showMe.click()
  await expect(words).toBeVisible()
  await page.keyboard.type('No cookies here.')
  await page.keyboard.press('Escape')
  await own.publish()
  expect(own.problems).toEqual([])
  await other.close()
  await removeArtist(context, artist)
  await signInOwner(context)
})
