import type { BrowserContext } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { pageOfEveryBlock } from '@/plugins/visual-editor/e2e/page-of-every-block'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

/** Buttons of the bar that something else lies over, by name. */
const covered = () =>
  builder.bar.locator('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const found = width > 0 ? document.elementFromPoint(x, y) : button
      const isOutside = found === null || !found.closest('main')
      return isOutside || button.contains(found)
        ? []
        : [`${button.getAttribute('aria-label')} under ${found.getAttribute('aria-label')}`]
    }),
  )

test.describe('on a tablet held upright', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('nothing lies over the buttons of any block', async ({ page, context }) => {
    test.setTimeout(180_000)
    const layout = await pageOfEveryBlock(context.request, 'luna-vale')
    stored = await createPage(context.request, 'Bars', { layout })
    await builder.open(stored.id)
    await builder.canvas.focus()
    const found: string[] = []
    for (const id of await builder.ids()) {
      await page.keyboard.press('Tab')
      await builder.bar.hover()
      found.push(...(await covered()).map((text) => `${id}: ${text}`))
    }
    expect(found).toEqual([])
  })

  test('settings lie below the page, which shows the block that they are about', async ({
    page,
    context,
  }) => {
    const lines = Array.from({ length: 40 }, (_, at) => [`line${at}`, block('button')] as const)
    const layout = pageOf(Object.fromEntries(lines))
    stored = await createPage(context.request, 'Bars', { layout })
    await builder.open(stored.id)
    const last = builder.block('line39')
    await last.click()
    const settings = await builder.settings.boundingBox()
    const stage = await page.getByRole('main', { name: 'Page' }).boundingBox()
    expect(settings?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0))
    await expect
      .poll(async () => {
        const box = await last.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(settings?.y ?? 0)
  })

  test('settings are folded away to see the page, and come when they are wanted', async ({
    page,
    context,
  }) => {
    await openTwo(context)
    const width = async () => (await builder.settings.boundingBox())?.width
    expect(await width()).toBeGreaterThan(280)
    await page.getByRole('button', { name: 'Fold the settings away' }).click()
    await expect.poll(width).toBeLessThan(50)
    await builder.block('one').click()
    expect(await width()).toBeLessThan(50)
    await page.keyboard.press('Alt+Enter')
    await expect(builder.settings.getByLabel('Label')).toBeFocused()
    expect(await width()).toBeGreaterThan(280)
  })
})

const widthOfBar = async () => (await builder.bar.boundingBox())?.width ?? 0
const button = (name: string) => builder.bar.getByRole('button', { name, exact: true })

/** Two blocks above each other, the lower one selected. */
async function openTwo(context: BrowserContext): Promise<void> {
  const nodes = { one: block('button', { label: 'One' }), two: block('button', { label: 'Two' }) }
  stored = await createPage(context.request, 'Bars', { layout: pageOf(nodes) })
  await builder.open(stored.id)
  await builder.block('two').click()
  await expect(builder.bar).toBeVisible()
}

test('only its name lies over the block above, until it is pointed at or has the keyboard', async ({
  page,
  context,
}) => {
  await openTwo(context)
  await builder.canvas.focus()
  await page.mouse.move(0, 0)
  const folded = await widthOfBar()
  expect(folded).toBeLessThan(120)
  expect((await button('Delete').boundingBox())?.width ?? 0).toBe(0)

  await builder.bar.hover()
  await expect.poll(widthOfBar).toBeGreaterThan(folded + 100)
  await page.mouse.move(0, 0)
  await expect.poll(widthOfBar).toBe(folded)

  await page.keyboard.press('Alt+F10')
  await expect.poll(widthOfBar).toBeGreaterThan(folded + 100)
  await page.keyboard.press('Escape')
  await expect.poll(widthOfBar).toBe(folded)

  await builder.pressOnBar('Move up')
  await expect.poll(() => builder.ids()).toEqual(['page-header', 'two', 'one', 'footer'])
})

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('a finger hits what is there', async ({ context }) => {
      await openTwo(context)
      const hit = await builder.grip().evaluate((grip) => {
        const { left, width, top, height } = grip.getBoundingClientRect()
        const [x, middle] = [left + width / 2, top + height / 2]
        return [-21, 21].map((by) => document.elementFromPoint(x, middle + by) === grip)
      })
      expect(hit).toEqual([true, true])
      if (device === 'tablet') {
        const folded = await widthOfBar()
        await button('More for Button').tap()
        await expect.poll(widthOfBar).toBeGreaterThan(folded + 100)
        const { width = 0, height = 0 } = (await button('Delete').boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        await button('Delete').tap()
        await expect.poll(() => builder.ids()).toEqual(['page-header', 'one', 'footer'])
      }
    })
  })
}
