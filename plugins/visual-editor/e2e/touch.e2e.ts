import type { Locator } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
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
  const layout = pageOf({
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
    box: block('container', { padding: 40 }, ['inside']),
    inside: block('button', { label: 'Inside' }),
  })
  stored = await createPage(context.request, 'With a finger', { layout })
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

test('new blocks, and those on the page, go where a glowing line is tapped', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Move', exact: true }).tap()
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

/** Names of what a finger misses that lands 21 px beside its middle. */
const missed = (targets: Locator) =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => {
        element.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const around = [
          [x - 21, y],
          [x + 21, y],
          [x, y - 21],
          [x, y + 21],
        ] as const
        return !around.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)))
      })
      .map((element) => element.ariaLabel ?? element.textContent),
  )

test('small things of the panels are hit beside what is seen of them', async ({ page }) => {
  await page.getByRole('button', { name: 'Theme', exact: true }).tap()
  const theme = page.getByRole('complementary', { name: 'Theme' })
  const parts = theme.getByRole('navigation', { name: 'Parts of the theme' })
  await expect(parts).toBeVisible()
  expect(await missed(parts.getByRole('button'))).toEqual([])
  expect(await missed(theme.getByRole('button', { name: /: pick a colour$/ }))).toEqual([])
  await theme.getByRole('button', { name: 'Close', exact: true }).tap()

  await page.getByRole('button', { name: 'Layers', exact: true }).tap()
  const layers = page.getByRole('complementary', { name: 'Layers' })
  await expect(layers.getByRole('button', { name: /^Close Container/ })).toBeVisible()
  expect(await missed(layers.getByRole('button', { name: /^(Open|Close) \S/ }))).toEqual([])
})

test('new words open at once, and others at the second tap, with the settings out of the way', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await builder.card('text').tap()
  await places().getByRole('button', { name: 'Below Two' }).tap()
  const text = await builder.newId(start)
  const words = builder.canvas.locator('[data-writing]')
  await expect(words).toBeFocused()
  await expect(builder.settings).toBeHidden()
  await page.keyboard.type('On tour')
  await page.keyboard.press('Escape')
  await expect(builder.settings).toBeVisible()
  await builder.block(text).tap()
  await expect(words).toBeVisible()
  await expect(builder.settings).toBeHidden()
})

/** Every button lies on the line that it stands for, and none on another. */
async function expectBesidePlaces(): Promise<void> {
  const found = await places()
    .locator('> div')
    .evaluateAll((all) =>
      all.map((place) => {
        const [line, button] = [...place.children].map((part) => part.getBoundingClientRect())
        return line && button
          ? { line: line.toJSON() as DOMRect, button: button.toJSON() as DOMRect }
          : null
      }),
    )
  const buttons = found.filter((place) => place !== null)
  expect(buttons.length).toBeGreaterThan(6)
  for (const [at, { line, button }] of buttons.entries()) {
    const middle = { x: (button.left + button.right) / 2, y: (button.top + button.bottom) / 2 }
    expect(middle.y).toBeGreaterThan(line.top - 3)
    expect(middle.y).toBeLessThan(line.bottom + 3)
    expect(middle.x).toBeGreaterThan(line.left - 3)
    expect(middle.x).toBeLessThan(line.right + 3)
    for (const { button: other } of buttons.slice(at + 1)) {
      const isApart =
        Math.abs(other.top - button.top) >= 43 ||
        other.left >= button.right - 1 ||
        button.left >= other.right - 1
      expect(isApart, JSON.stringify([button, other])).toBe(true)
    }
  }
}

/** A page of thin lines, closer together than a finger is wide. */
const lines = () =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`line${index}`, block('divider')] as const),
  )

test('on a dense page every place is tapped where it is', async ({ context, page }) => {
  await saveElsewhere(context.request, stored, pageOf(lines()))
  await builder.open(stored.id)
  const before = await builder.ids()
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await builder.card('icon').tap()
  await expectBesidePlaces()
  await places().getByRole('button').nth(5).tap()
  const icon = await builder.newId(before)
  expect((await builder.ids()).indexOf(icon)).toBe(6)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('a card, and a block on the page, go where a place is tapped', async ({ context, page }) => {
    await saveElsewhere(
      context.request,
      stored,
      pageOf({
        grid: block('columns', { count: 2 }, ['left', 'right']),
        left: block('quote', { words: 'Left' }),
        right: block('quote', { words: 'Right' }),
        ...lines(),
      }),
    )
    await builder.open(stored.id)
    const before = await builder.ids()
    const add = page.getByRole('navigation', { name: 'Panels' }).getByText('Add', { exact: true })
    if (!(await builder.card('icon').isVisible())) {
      await add.tap()
    }
    await builder.card('icon').tap()
    await expect(page.getByText('Pick a glowing line to place it')).toBeVisible()
    await expectBesidePlaces()
    await places()
      .getByRole('button', { name: /after Left/ })
      .tap()
    const icon = await builder.newId(before)
    await expect
      .poll(async () => (await builder.ids()).slice(0, 5))
      .toEqual(['page-header', 'grid', 'left', icon, 'right'])
    await undo().tap()
    await expect.poll(() => builder.ids()).toEqual(before)

    await builder.block('right').tap()
    await builder.grip().tap()
    await places()
      .getByRole('button', { name: /^Below Columns/ })
      .tap()
    await expect
      .poll(async () => (await builder.ids()).slice(0, 4))
      .toEqual(['page-header', 'grid', 'left', 'right'])
    await expect(builder.block('grid').locator('[data-block-id="right"]')).toHaveCount(0)
    await undo().tap()
    await expect.poll(() => builder.ids()).toEqual(before)

    await builder.grip().tap()
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(places()).toHaveCount(0)
    await expect(undo()).toBeDisabled()
  })
})

/** What reaches over the edge of its panel, or is longer than its field. */
const cutOff = (panel: Locator) =>
  panel.evaluate((element) => {
    const { right } = element.getBoundingClientRect()
    return [...element.querySelectorAll<HTMLElement>('button, input:not([type=range]), select')]
      .filter(
        (each) =>
          each.getBoundingClientRect().right > right ||
          (each.matches('input') && each.scrollWidth > each.clientWidth),
      )
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  })

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

  test('the top bar has room for fingers, and settings and colours fit into their panels', async ({
    page,
  }) => {
    const bar = page.locator('[data-builder] > header')
    expect(await missed(bar.locator('button:visible, summary'))).toEqual([])
    await builder.block('box').tap({ position: { x: 8, y: 8 } })
    await expect(builder.settings.getByRole('heading', { name: 'Container' })).toBeVisible()
    expect(await cutOff(builder.settings)).toEqual([])
    await page.getByRole('navigation', { name: 'Panels' }).getByText('Theme', { exact: true }).tap()
    const theme = page.getByRole('complementary', { name: 'Theme' })
    await expect(theme.getByLabel(/Main colour/).first()).toBeVisible()
    expect(await cutOff(theme)).toEqual([])
  })
})
