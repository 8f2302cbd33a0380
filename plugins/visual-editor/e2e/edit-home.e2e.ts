import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { findPage, restorePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let home: StoredPage

test.beforeEach(async ({ context }) => {
  await signInOwner(context)
  home = await findPage(context.request, '/')
})

test.afterEach(async ({ context }) => {
  await restorePage(context.request, home)
})

test('an owner changes the home page, and visitors see it once it is published', async ({
  page,
  browser,
}) => {
  const builder = new BuilderPage(page)
  await builder.open(home.id)
  const before = await builder.ids()

  // A Text goes above the music.
  const musicId = 'music'
  await builder.carry(builder.card('text'), await builder.pointIn(musicId, 0.5, 0.02))
  await expect(builder.dropLine).toBeVisible()
  await expect(builder.dropLine).toContainText(/below/i)
  await page.mouse.up()
  const textId = await builder.newId(before)

  await builder.write(textId)
  await page.keyboard.type('Songs for the last ferry home')
  await page.keyboard.press('Escape')
  await expect(builder.block(textId)).toHaveText('Songs for the last ferry home')

  // A second Featured Music goes below it.
  const withText = await builder.ids()
  await builder.dragTo(builder.card('featured-music'), await builder.pointIn(textId, 0.5, 0.9))
  const secondMusicId = await builder.newId(withText)
  await expect(builder.block(secondMusicId)).toContainText('Salt & Signal')
  await expect(builder.settings.getByRole('heading', { name: 'Featured Music' })).toBeVisible()
  await builder.settings.getByLabel('Title').fill('Hear it first')
  await expect(builder.block(secondMusicId)).toContainText('Hear it first')

  // Reordered, undone, redone.
  const order = await builder.ids()
  await builder.pressOnBar('Move up')
  await expect.poll(() => builder.ids()).not.toEqual(order)
  const reordered = await builder.ids()
  expect(reordered.indexOf(secondMusicId)).toBeLessThan(reordered.indexOf(textId))
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => builder.ids()).toEqual(order)
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => builder.ids()).toEqual(reordered)

  // A draft is nobody's business yet.
  await builder.saved()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  await expect(visitor.getByText('Songs for the last ferry home')).toHaveCount(0)

  await builder.publish()
  await visitor.goto('/')
  await expect(visitor.getByText('Songs for the last ferry home')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Hear it first' })).toBeVisible()
  await visitor.context().close()
  expect(builder.problems).toEqual([])
})

test('typing undoes as one step', async ({ page }) => {
  const builder = new BuilderPage(page)
  await builder.open(home.id)
  const words = (await builder.block('hero-tagline').textContent()) ?? ''

  await builder.write('hero-tagline')
  await page.keyboard.press('End')
  // A pause so long that the first words are saved.
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes(`/api/pages/${home.id}`),
  )
  await page.keyboard.type(' And slower.')
  await saved
  await page.keyboard.type(' Much slower.')
  await page.keyboard.press('Escape')
  await expect(builder.block('hero-tagline')).toHaveText(`${words} And slower. Much slower.`)

  await page.keyboard.press('Control+z')
  await expect(builder.block('hero-tagline')).toHaveText(words)
  await page.keyboard.press('Control+Shift+z')
  await expect(builder.block('hero-tagline')).toHaveText(`${words} And slower. Much slower.`)
})
