import type { Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'By keyboard')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const said = (page: Page) => expect(page.getByTestId('announcer'))
const focused = (page: Page) => page.locator(':focus')

/** In the page itself: it is over in less than a second, and who asks from outside may come too late. */
function watchForFlash(): { isDrawn: Promise<void> } {
  const isDrawn = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-testid="flash"]')) {
        watch.disconnect()
        resolve()
      }
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  return { isDrawn }
}

/** Finds something by its words and takes it. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'What would you like to do?' })
  await expect(palette).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}

test('a page is built by keyboard alone, and visitors see it', async ({ page, browser }) => {
  await find(page, 'add container')
  await said(page).toHaveText(/Container.* added at position 2 of 3 on the page/)

  await find(page, 'add text')
  await said(page).toHaveText(/Text added at position 1 of 1 in Container/)
  await page.keyboard.press('Enter')
  await expect(builder.canvas.locator('[data-writing]')).toBeVisible()
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Escape')
  await expect(builder.canvas).toContainText('Written without a mouse')

  await find(page, 'add button')
  await said(page).toHaveText(/added at position 2 of 2 in Container/)
  // Enter on a block without words or blocks inside goes to its settings.
  await page.keyboard.press('Enter')
  await expect(builder.settings.getByLabel('Label')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('See the tour')
  await page.keyboard.press('Tab')
  await expect(builder.settings.getByRole('combobox', { name: 'Link' })).toBeFocused()
  await page.keyboard.type('https://example.com/tour')
  await page.keyboard.press('Escape')
  await expect(builder.canvas).toBeFocused()

  await page.keyboard.press('Alt+ArrowUp')
  await said(page).toHaveText(/See the tour moved to position 1 of 2 in Container/)
  await page.keyboard.press('Control+d')
  await said(page).toHaveText(/See the tour duplicated at position 2 of 3 in Container/)
  await page.keyboard.press('Delete')
  await said(page).toHaveText('Deleted See the tour')
  await page.keyboard.press('Control+z')
  await said(page).toHaveText(/Undone: See the tour deleted/)
  await expect(builder.canvas.getByText('See the tour')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await said(page).toHaveText(/Undone: See the tour added/)
  await expect(builder.canvas.getByText('See the tour')).toHaveCount(1)

  await page.keyboard.press('Control+s')
  await said(page).toHaveText('Everything is saved')
  await find(page, 'publish')
  await said(page).toHaveText('Published. Visitors see it now.')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  await expect(visitor.getByText('Written without a mouse')).toBeVisible()
  const link = visitor.getByRole('link', { name: 'See the tour' })
  await expect(link).toHaveAttribute('href', 'https://example.com/tour')
  const [top, below] = await Promise.all([
    link.boundingBox(),
    visitor.getByText('Written without a mouse').boundingBox(),
  ])
  expect(top?.y).toBeLessThan(below?.y ?? 0)
  await visitor.context().close()
})

test('Tab goes through the blocks and never holds the keyboard', async ({ page }) => {
  await find(page, 'add container')
  await find(page, 'add button')
  await page.keyboard.press('Home')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Button')
  await page.keyboard.press('Escape')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Container')

  await page.keyboard.press('Home')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Page header')
  await page.keyboard.press('Tab')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Container')
  await page.keyboard.press('Enter')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Button')
  await page.keyboard.press('Tab')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Footer')
  await page.keyboard.press('Tab')
  await expect(builder.canvas).not.toBeFocused()
  await expect(builder.settings.locator(':focus')).toHaveCount(1)

  await page.keyboard.press('Escape')
  await expect(builder.canvas).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Container')
  // Once for the selection, once more for the page.
  await page.keyboard.press('Escape')
  await said(page).toHaveText('Nothing selected')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('complementary', { name: 'Add to this page' }).locator(':focus'),
  ).toHaveCount(1)
})

test('blocks go into the block before and out of it', async ({ page }) => {
  await find(page, 'add container')
  await page.keyboard.press('Escape')
  await find(page, 'add button')
  await said(page).toHaveText(/added at position 3 of 4 on the page/)
  await page.keyboard.press('Alt+ArrowRight')
  await said(page).toHaveText(/moved to position 1 of 1 in Container/)
  await page.keyboard.press('Alt+ArrowLeft')
  await said(page).toHaveText(/moved to position 3 of 4 on the page/)
  await page.keyboard.press('Alt+ArrowLeft')
  await said(page).toHaveText('It stands right on the page')
})

test('undo shows what it took back, out of sight or not', async ({ page }) => {
  for (const words of ['add featured music', 'add featured music', 'add featured music']) {
    await find(page, words)
    await page.keyboard.press('Escape')
  }
  await find(page, 'add button')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Home')
  const stage = page.getByRole('main', { name: 'Page' })
  await expect.poll(() => stage.evaluate((element) => element.scrollTop)).toBe(0)

  const flash = await page.evaluateHandle(watchForFlash)
  await page.keyboard.press('Control+z')
  await flash.evaluate(({ isDrawn }) => isDrawn)
  await expect(page.getByTestId('toast')).toContainText(/Undone: Listen now deleted/)
  await expect(builder.bar).toHaveAttribute('aria-label', 'Button')
  await expect(builder.canvas.getByText('Listen now')).toBeInViewport()
  await expect(page.getByTestId('flash')).toHaveCount(0)
  await page.getByTestId('toast').getByRole('button', { name: 'Redo' }).click()
  await expect(builder.canvas.getByText('Listen now')).toHaveCount(0)
})

// What keys mean: `../editor/actions/keys.test.ts`.
test('F6 goes through the window, the question mark lists all keys, and the palette goes to pages', async ({
  page,
}) => {
  const seen: string[] = []
  for (let part = 0; part < 5; part += 1) {
    await page.keyboard.press('F6')
    seen.push(
      await focused(page).evaluate((element) => {
        const region = element.closest('header, nav, aside, main')
        return region?.getAttribute('aria-label') ?? region?.localName ?? ''
      }),
    )
  }
  expect(new Set(seen)).toEqual(
    new Set(['header', 'Panels', 'Add to this page', 'Page', 'Live view']),
  )

  await find(page, 'add button')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'All keys' })
  for (const [what, keys] of [
    ['Undo', 'CtrlZ'],
    ['Duplicate', 'CtrlD'],
    ['Move up', 'Alt↑'],
    ['Paste', 'CtrlV'],
    ['Save now', 'CtrlS'],
  ] as const) {
    await expect(list.locator('dt', { hasText: what }).locator('xpath=../dd').first()).toHaveText(
      new RegExp(`^${keys}`),
    )
  }
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(builder.canvas).toBeFocused()

  await page.keyboard.press('Escape')
  await find(page, 'footer')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Footer')
  await builder.saved()
  await find(page, 'go to privacy')
  await expect(page).not.toHaveURL(new RegExp(stored.id))
  await expect(page).toHaveURL(/\/builder$/)
})
