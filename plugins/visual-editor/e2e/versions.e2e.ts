import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createArtist,
  createPage,
  deletePage,
  findPage,
  removeArtist,
  type StoredPage,
  saveThemeElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Versions')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
  await builder.card('text').click()
  await builder.saved()
  await builder.publish()
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const choose = async (item: string) => {
  await builder.page.getByRole('button', { name: 'More about publishing' }).click()
  await builder.page.getByRole('menuitem', { name: item }).click()
}

test('a former version is compared and restored as a draft; undo takes that back', async ({
  page,
  context,
}) => {
  const [, text = ''] = await builder.ids()
  await builder.card('button').click()
  await builder.saved()
  await choose('Versions…')
  const dialog = page.getByRole('dialog', { name: 'Versions of this page' })
  await dialog.getByRole('button', { name: /Live now/ }).click()
  await expect(dialog.getByRole('list', { name: 'What is different' })).toHaveText(
    /Added.*Listen now/,
  )
  for (const screen of ['Desktop', 'Phone']) {
    await dialog.getByRole('button', { name: screen }).click()
    await expect(dialog.getByTestId('compare-after').locator('[data-layout]')).toHaveCount(4)
    await expect(dialog.getByTestId('compare-before').locator('[data-layout]')).toHaveCount(3)
    // Whatever order the screen has, nothing stands above it.
    const header = dialog.getByTestId('compare-after').locator('header').first()
    await expect(header).toHaveCSS('order', '-1001')
  }
  await dialog.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => builder.ids()).toEqual(['page-header', text, 'footer'])
  await builder.saved()
  expect((await findPage(context.request, stored.pathname))._status).toBe('draft')
  const live = await context.request.get(`/api/pages/${stored.id}?depth=0`, {
    headers: fromAdmin,
  })
  expect(await live.json()).toMatchObject({ _status: 'published' })

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => builder.ids()).toHaveLength(4)
})

test('changes are discarded, and undo brings them back', async ({ page, context }) => {
  await builder.card('button').click()
  await builder.saved()
  await expect(page.getByText('Unpublished changes')).toBeVisible()
  await choose('Discard changes…')
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' })
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => builder.ids()).toHaveLength(3)
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  expect((await findPage(context.request, stored.pathname))._status).toBe('published')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => builder.ids()).toHaveLength(4)
  await expect(page.getByText('Unpublished changes')).toBeVisible()
})

test('a page is taken offline and put back', async ({ page }) => {
  const visit = () => page.request.get(stored.pathname).then((response) => response.status())
  expect(await visit()).toBe(200)
  await choose('Unpublish…')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByTestId('toast')).toContainText('Visitors cannot open this page any more')
  await expect.poll(visit).toBe(404)
  await builder.publish()
  await expect.poll(visit).toBe(200)
})

test('a theme that was set aside is brought back; undo takes that back', async ({
  context,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  const artist = await createArtist(context, 'Theme Keeper')
  await signInOwner(other, artist.email)
  const { id } = await createPage(other.request, 'Theme', { profileId: artist.profileId })
  const own = new BuilderPage(await other.newPage())
  const { page } = own
  await own.open(id)
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  const colour = page.getByLabel('Main colour', { exact: true })
  await colour.fill('#111111')
  await own.saved()
  await saveThemeElsewhere(other.request, artist.profileId, '#222222')
  await colour.fill('#333333')
  const conflict = page.getByRole('dialog', { name: 'Changed in two windows' })
  await conflict.getByText('Take the other').click()
  await conflict.getByRole('button', { name: 'Go on' }).click()
  await expect(conflict).toBeHidden()
  await expect(colour).toHaveValue('#222222')

  await page.getByRole('button', { name: 'More about publishing' }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions of this page' })
  await dialog.getByRole('button', { name: /Theme, kept on this computer/ }).click()
  await expect(dialog.getByRole('list', { name: 'What is different' })).toHaveText(
    /Changed.*Colours/,
  )
  const primary = (side: string) =>
    dialog
      .getByTestId(`compare-${side}`)
      .locator('[style*="--color-primary"]')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--color-primary'))
  expect([await primary('before'), await primary('after')]).toEqual(['#333333', '#222222'])
  await dialog.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(colour).toHaveValue('#333333')
  await own.saved()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(colour).toHaveValue('#222222')

  // Theirs is kept here, too, when mine goes over it.
  await own.saved()
  await saveThemeElsewhere(other.request, artist.profileId, '#444444')
  await colour.fill('#555555')
  await expect(conflict).toContainText('#444444')
  await conflict.getByText('Keep mine').click()
  await conflict.getByRole('button', { name: 'Go on' }).click()
  await expect(conflict).toBeHidden()
  await own.saved()
  await page.getByRole('button', { name: 'More about publishing' }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  await dialog
    .getByRole('button', { name: /Theme, kept on this computer/ })
    .first()
    .click()
  await expect.poll(() => primary('before')).toBe('#444444')
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(own.problems).toEqual([])
  await other.close()
  await removeArtist(context, artist)
  await signInOwner(context)
})
