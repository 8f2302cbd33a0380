import type { Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { screensPage } from '@/plugins/visual-editor/e2e/screens-page'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Widths', { layout: screensPage() })
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

test('the page has the width of the chosen screen; its edge is dragged to any, holds at marks, and goes back', async ({
  page,
}) => {
  const width = () => builder.canvas.evaluate((element) => (element as HTMLElement).offsetWidth)
  for (const [name, widthPx] of [
    ['Computer', 1280],
    ['Tablet', 768],
    ['Phone', 375],
  ] as const) {
    await builder.chooseDevice(name)
    await expect(page.getByText(`${widthPx} px`, { exact: true })).toBeVisible()
    expect(await width()).toBe(widthPx)
  }
  const handle = await builder.widthGrip.boundingBox()
  const from = { x: (handle?.x ?? 0) + 10, y: 500 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y, { steps: 4 })
  await expect(builder.widthGrip).toHaveAttribute('aria-valuenow', '435')
  await expect(builder.widthGrip.getByText('435 px · 100 %')).toBeVisible()
  await page.mouse.move(from.x + 64, from.y, { steps: 4 })
  await expect(builder.widthGrip).toHaveAttribute('aria-valuenow', '500')
  await page.mouse.up()
  expect(await width()).toBe(500)
  await expect(builder.widthGrip).toHaveAttribute('aria-valuetext', '500 pixels, phone')
  await page.keyboard.press('ArrowRight')
  await expect(builder.widthGrip).toHaveAttribute('aria-valuetext', '501 pixels, tablet')

  await builder.widthGrip.dblclick({ position: { x: 10, y: 300 } })
  await expect(builder.widthGrip).toHaveAttribute('aria-valuenow', '375')
})

test('a page that is scaled down keeps its edge under the pointer, and what just fits still fits', async ({
  page,
}) => {
  const columns = () =>
    builder
      .block('shows')
      .locator('*')
      .evaluateAll((elements) =>
        Math.max(...elements.map((e) => getComputedStyle(e).gridTemplateColumns.split(' ').length)),
      )
  await expect.poll(columns).toBe(3)

  const handle = await builder.widthGrip.boundingBox()
  const from = { x: (handle?.x ?? 0) + 10, y: 500 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 100, from.y, { steps: 4 })
  await expect
    .poll(async () => (await builder.widthGrip.boundingBox())?.x)
    .toBeCloseTo(from.x - 110, -1)
  await page.mouse.up()
})

test('the live view follows every edit and leads to the block', async ({ page }) => {
  const strip = page.getByRole('complementary', { name: 'Live view', includeHidden: true })
  const inStrip = (id: string) => strip.locator(`[data-layout="${id}"]`)
  await expect(inStrip('press')).toContainText('Press here')
  expect(await inStrip('press').evaluate((element) => element.closest('[inert]') !== null)).toBe(
    true,
  )

  const spot = await inStrip('press').locator('span').first().boundingBox()
  await page.mouse.click((spot?.x ?? 0) + 8, (spot?.y ?? 0) + 8)
  await expect(builder.bar).toHaveAttribute('aria-label', /Button|Press/)
  await expect(strip).toBeHidden()
  await builder.settings.getByRole('textbox', { name: 'Label' }).fill('Listen')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(inStrip('press')).toContainText('Listen')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(strip).toBeVisible()
  await expect(inStrip('press')).toContainText('Press here')

  await builder.chooseDevice('Phone')
  await expect(strip).toContainText('On a computer')
  await page.getByRole('button', { name: 'Hide the live view' }).click()
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the page as on a phone' }).click()
  await expect(strip).toBeVisible()
})

test('selecting never changes the zoom, and the live view can stay beside the settings', async ({
  page,
}) => {
  const scaleOf = () => builder.canvas.evaluate((element) => element.currentCSSZoom)
  for (const width of [1680, 1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await unselect(page)
    const before = await scaleOf()
    await builder.selectByEdge('box')
    await expect.poll(() => scaleOf()).toBe(before)
  }

  await page.setViewportSize({ width: 1680, height: 900 })
  await unselect(page)
  await page.getByRole('button', { name: 'Keep beside the settings' }).click()
  const before = await scaleOf()
  await builder.selectByEdge('box')
  await expect(
    page.getByRole('complementary', { name: 'Live view', includeHidden: true }),
  ).toBeVisible()
  await expect(builder.settings.getByRole('button', { name: 'Size and place' })).toBeVisible()
  await expect.poll(() => scaleOf()).toBe(before)
  await page.getByRole('button', { name: 'Show only while nothing is selected' }).click()
  await expect(
    page.getByRole('complementary', { name: 'Live view', includeHidden: true }),
  ).toBeHidden()
})

async function unselect(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) {
    await done.click()
  }
  await expect(done).toHaveCount(0)
}

test('groups stay folded for every block until they are opened', async ({ page }) => {
  await builder.selectByEdge('box')
  const group = () => builder.settings.getByRole('button', { name: 'Size and place' })
  await group().click()
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await builder.block('picture').click()
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(builder.block('picture')).toBeVisible({ timeout: 60_000 })
  await builder.selectByEdge('box')
  await expect(group()).toHaveAttribute('aria-expanded', 'false')
  await expect(builder.settings.getByText('Show on')).toHaveCount(0)
  await group().click()
  await expect(builder.settings.getByText('Show on')).toBeVisible()
})
