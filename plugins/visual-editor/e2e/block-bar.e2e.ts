import { expect, test } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { pageOfEveryBlock } from '@/plugins/visual-editor/e2e/every-block'
import {
  createPage,
  deletePage,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Bars')
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
    await saveElsewhere(context.request, stored, layout)
    await builder.open(stored.id)
    await builder.canvas.focus()
    const found: string[] = []
    for (const id of await builder.ids()) {
      await page.keyboard.press('Tab')
      found.push(...(await covered()).map((text) => `${id}: ${text}`))
    }
    expect(found).toEqual([])
  })
})
