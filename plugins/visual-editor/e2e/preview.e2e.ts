import type { Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Preview')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})
test.afterEach(async ({ context }) => {
  await deletePage(context.request, stored.id)
})

async function openPreview(): Promise<Page> {
  const opening = builder.page.context().waitForEvent('page')
  await builder.page.getByRole('button', { name: 'Preview your draft in a new tab' }).click()
  const tab = await opening
  await tab.waitForURL(/\/meta\/preview\//)
  return tab
}

test('the draft is seen as visitors will see it, while nobody else can', async ({ browser }) => {
  await builder.card('divider').click()
  const tab = await openPreview()
  await expect(tab.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Preview of your draft',
  )
  await expect(tab.getByRole('main').locator('hr')).toBeVisible()
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  // The request context cannot resolve the site's own host, the browser can.
  const answer = await tab.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')

  const visitor = await (await browser.newContext()).newPage()
  const address = new URL(tab.url())
  const live = await visitor.goto(`${address.origin}${stored.pathname}`)
  expect(live?.status()).toBe(404)
  const tampered = await visitor.goto(tab.url().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  expect(tampered?.status()).toBe(404)
  // The address is handed on as it stands: the person who has it sees the draft, and plays nobody.
  await visitor.goto(tab.url())
  const bar = visitor.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Preview of your draft')
  await expect(bar.getByRole('combobox')).toBeHidden()
  await visitor.context().close()
})

test('it is walked through as somebody who is a member', async () => {
  const tab = await openPreview()
  const bar = tab.getByRole('complementary', { name: 'Preview' })
  const viewAs = bar.getByRole('combobox', { name: 'View as' })
  await expect(viewAs).toHaveValue('signed-out')
  await tab.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(tab.getByRole('link', { name: /log in/i }).first()).toBeVisible()
  await tab.keyboard.press('Escape')

  // On over a link of the site, without loading again: its members' page.
  await tab.getByRole('link', { name: 'Members', exact: true }).first().click()
  await tab.waitForURL(/\/members/)
  await expect(bar).toContainText('this page is live already')
  const locked = tab.getByText('Content Locked')
  await expect(locked.first()).toBeVisible()
  const before = await locked.count()
  const options = viewAs.getByRole('option')
  await viewAs.selectOption((await options.last().getAttribute('value')) ?? '')
  await expect.poll(() => locked.count()).toBeLessThan(before)
  await viewAs.selectOption('signed-out')
  await expect.poll(() => locked.count()).toBe(before)
})
