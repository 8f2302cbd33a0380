import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  deleteSections,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
let name: string

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Sections story')
  name = `Greeting ${Date.now()}`
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deleteSections(context.request, 'Greeting')
  await deletePage(context.request, stored.id)
})

test('a block is kept as a section and used again, renamed, deleted and brought back', async ({
  page,
}) => {
  const before = await builder.ids()
  await builder.card('button').click()
  const id = await builder.newId(before)
  await builder.settings.getByLabel('Label').fill('Say hello')
  await builder.pressOnBar('Keep as a section')
  const dialog = page.getByRole('dialog', { name: 'Keep as a section' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Say hello')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByTestId('toast')).toContainText(`${name} is kept`)

  await page.getByRole('button', { name: 'Ready-made sections' }).click()
  const card = page.getByRole('button', { name: `Add ${name}`, exact: true })
  const withOne = await builder.ids()
  await card.click()
  const added = await builder.newId(withOne)
  expect(added).not.toBe(id)
  await expect(builder.block(added)).toHaveText('Say hello')

  const withTwo = await builder.ids()
  await builder.dragTo(card, await builder.pointIn(id, 0.5, 0.1))
  const dragged = await builder.newId(withTwo)
  const order = await builder.ids()
  expect(order.indexOf(dragged)).toBeLessThan(order.indexOf(id))
  await page.keyboard.press('Control+z')
  await expect.poll(() => builder.ids()).toEqual(withTwo)
  await builder.saved()

  await page.getByRole('button', { name: `Rename ${name}` }).click()
  await page.getByRole('textbox', { name: 'New name' }).fill(`${name} twice`)
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('button', { name: `Add ${name} twice` })
  await expect(renamed).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name} twice` }).click()
  await expect(renamed).toHaveCount(0)
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
  await expect(renamed).toBeVisible()
})

test('ready-made sections come in the words of the site, and are found by search', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('bio')
  const about = page.getByRole('button', { name: 'Add About, with a picture' })
  await expect(about).toBeVisible()
  const before = await builder.ids()
  await about.click()
  await builder.newId(before)
  await expect(builder.canvas.getByRole('heading', { name: 'About Luna Vale' })).toBeVisible()
  await builder.saved()
})
