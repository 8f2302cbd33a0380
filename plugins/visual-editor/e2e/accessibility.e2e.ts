import type { Page } from '@playwright/test'
import { editorProblems } from '@/plugins/visual-editor/e2e/axe'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'
import { cookiePrefix } from '@/src/core/auth-cookie'
import { some } from '@/src/testing/soak'

// The page's own rules would keep the checker out.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Accessible')
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const panels = (page: Page) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button').all()

test('axe finds nothing in the editor, whatever is open', async ({ page }) => {
  test.setTimeout(180_000)
  await builder.open(stored.id)
  const found: string[] = []
  const check = async (what: string) => {
    found.push(...(await editorProblems(page)).map((text) => `${what}: ${text}`))
  }

  await check('nothing selected')
  for (const panel of await panels(page)) {
    if ((await panel.getAttribute('aria-pressed')) !== 'true') {
      await panel.click()
    }
    await check(`panel ${await panel.textContent()}`)
  }
  // Their settings are made of the same controls.
  for (const type of some(await blockTypes(page), 4)) {
    await find(page, `add ${type}`)
    await expect(builder.bar).toBeVisible()
    await check(`selected ${type}`)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toBeVisible()
  await check('palette')
  await page.keyboard.type('qqqq')
  await check('palette with nothing found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible()
  await check('all keys')
  await page.keyboard.press('Escape')
  expect([...new Set(found)]).toEqual([])
})

// All its colours are held against each other in a test of their own.
test('who chose dark colours for the admin has a dark editor', async ({ page, context }) => {
  await context.addCookies([
    { name: `${cookiePrefix}-theme`, value: 'dark', url: process.env.E2E_ORIGIN ?? '' },
  ])
  await builder.open(stored.id)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('[data-builder]')).toHaveCSS('color-scheme', 'dark')
  for (const panel of await panels(page)) {
    if ((await panel.getAttribute('aria-pressed')) !== 'true') {
      await panel.click()
    }
    expect(await editorProblems(page, ['color-contrast'])).toEqual([])
  }
})

/** Names of the blocks that can be added, as the palette offers them. */
async function blockTypes(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k')
  const options = page.getByRole('option', { name: /^Add / })
  await expect(options.first()).toBeVisible()
  const names = await options.allTextContents()
  await page.keyboard.press('Escape')
  return names.map((name) => name.replace(/^Add /, '').toLowerCase())
}

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What would you like to do?' }).fill(words)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toHaveCount(0)
}
