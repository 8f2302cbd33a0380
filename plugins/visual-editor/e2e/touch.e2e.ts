import { expect, test } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import {
  createPage,
  deletePage,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'With a finger')
  await saveElsewhere(
    context.request,
    stored,
    pageOf({
      one: block('button', { label: 'One' }),
      two: block('button', { label: 'Two' }),
      box: block('container', { padding: 40 }, ['inside']),
      inside: block('button', { label: 'Inside' }),
    }),
  )
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const start = ['page-header', 'one', 'two', 'box', 'inside', 'footer']
const places = () => builder.page.getByRole('group', { name: 'Places' })
const undo = () => builder.page.getByRole('button', { name: 'Undo', exact: true })

test('a new block goes where a glowing line is tapped', async ({ page }) => {
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await builder.card('icon').tap()
  await expect(page.getByText('Pick a glowing line to place it')).toBeVisible()
  await places().getByRole('button', { name: 'Below One' }).tap()
  const icon = await builder.newId(start)
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'one', icon, 'two', 'box', 'inside', 'footer'])
  await expect(places()).toHaveCount(0)
  await undo().tap()
  await expect.poll(() => builder.ids()).toEqual(start)
})

test('a block on the page moves into a container by two taps', async ({ page }) => {
  await builder.block('one').tap()
  await expect(builder.settings).toBeVisible()
  await page.getByRole('button', { name: 'Move', exact: true }).tap()
  await expect(builder.settings).toBeHidden()
  await places()
    .getByRole('button', { name: /^In Container.*below Inside/ })
    .tap()
  await expect(builder.block('box').locator('[data-block-id="one"]')).toBeVisible()
  await undo().tap()
  await expect.poll(() => builder.ids()).toEqual(start)
})

test('Cancel changes nothing', async ({ page }) => {
  await builder.block('one').tap()
  await page.getByRole('button', { name: 'Move', exact: true }).tap()
  await expect(places()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(places()).toHaveCount(0)
  await expect.poll(() => builder.ids()).toEqual(start)
  await expect(undo()).toBeDisabled()
})

test('panels and settings come from below, one at a time, in reach of a thumb', async ({
  page,
}) => {
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  const editor = page.locator('[data-builder]')
  await builder.block('two').tap()
  await expect(builder.settings).toBeVisible()
  const sheet = await builder.settings.boundingBox()
  expect(sheet?.y ?? 0).toBeGreaterThan(844 / 3)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(844)
  await expect(builder.block('two')).toBeInViewport()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(builder.settings).toBeHidden()

  for (const name of ['Add', 'Layers']) {
    await page.getByRole('button', { name, exact: true }).tap()
    await expect(editor.getByRole('complementary')).toHaveCount(1)
    await expect.poll(() => fits()).toBe(true)
    await editor.getByRole('button', { name: 'Close', exact: true }).tap()
  }
  const small = await editor
    .locator('> :is(header, nav, aside) button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect()
          return width > 0 && (height < 44 || width < 40)
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    )
  expect(small).toEqual([])
})

test('words open at the second tap, with the settings out of the way', async ({ page }) => {
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await builder.card('text').tap()
  await places().getByRole('button', { name: 'Below Two' }).tap()
  const text = await builder.newId(start)
  await expect(builder.settings).toBeVisible()
  await builder.block(text).tap()
  await expect(builder.canvas.locator('[data-writing]')).toBeVisible()
  await expect(builder.settings).toBeHidden()
})
