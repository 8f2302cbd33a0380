import type { Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'
import { album } from '@/site/e2e/visitor'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search music' })
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
}

/** The document is still the same one: nothing was loaded again. */
async function expectKept(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
}

// When a search begins: `../list-controls/search-box.test.tsx`.
test('a search keeps the focus, and back takes it back', async ({ page }) => {
  await page.goto('/products')
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search music')
  const all = await cards(page).count()
  await markDocument(page)

  await searchBox(page).fill('salt')
  await expect(page).toHaveURL('/products?category=Music&search=salt')
  await expect(cards(page)).toHaveCount(1)
  await expect(searchBox(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '1 item found' })).toBeAttached()

  await searchBox(page).fill('zebra')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No music found matching your filters')).toBeVisible()
  await expect(searchBox(page)).toBeFocused()

  await page.goBack()
  await expect(searchBox(page)).toHaveValue('salt')
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(searchBox(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(all)
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('salt')
  await expectKept(page)
})

test('what is typed while an answer is on its way is not lost', async ({ page }) => {
  await page.goto('/products')
  const search = /search=sa[&_]|search=sa$/
  let answer = () => {}
  const isTyped = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(search, async (route) => {
    await isTyped
    await route.continue()
  })
  // Begins by itself where typing takes long.
  const asked = page.waitForRequest(search)
  await searchBox(page).pressSequentially('sa')
  await page.keyboard.press('Enter')
  await asked
  await searchBox(page).pressSequentially('lt')
  answer()
  await expect(page).toHaveURL('/products?category=Music&search=salt')
  await expect(searchBox(page)).toHaveValue('salt')
  await expect(cards(page)).toHaveCount(1)
})

test('music is filtered by keyboard alone; chips take it back', async ({ page }) => {
  await page.goto('/products')
  await markDocument(page)
  await searchBox(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter Music' })
  await expect(dialog.getByRole('radio', { name: 'All Types' })).toBeChecked()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'All Types' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Albums' })).toBeChecked()
  await expect(page).toHaveURL('/products')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=Music&releaseType=album')
  await expect(dialog).toBeHidden()
  for (const badge of await page
    .getByRole('tabpanel')
    .getByText(/^(Album|Single)/)
    .all()) {
    await expect(badge).toHaveText(/^Album/)
  }

  await searchBox(page).fill('salt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=Music&search=salt&releaseType=album')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('link', { name: 'Remove Albums' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=Music&search=salt')
  await chips.getByRole('link', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?category=Music')
  await expect(chips).toHaveCount(0)
  await expectKept(page)
})

test('merch is searched too, without release types; clearing leads back to music', async ({
  page,
}) => {
  await page.goto('/products?category=Music&releaseType=single')
  await expect(page.getByRole('link', { name: 'Remove Singles' })).toBeVisible()
  await page.getByRole('tab', { name: 'Merch' }).click()
  await expect(page).toHaveURL('/products?category=Merch')
  await expect(page.getByRole('button', { name: 'Filter' })).toBeDisabled()

  await page.getByRole('searchbox', { name: 'Search merch' }).fill('zebra')
  await expect(page.getByText('No merch found matching your filters')).toBeVisible()
  await page.getByRole('tab', { name: 'Music' }).click()
  await expect(page).toHaveURL('/products?category=Music&search=zebra')
  await page.getByRole('tab', { name: 'Merch' }).click()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/products?category=Music')
})

test('without scripts the store is searched and filtered by a form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/products?category=Music')
  await searchBox(page).fill('s')
  await page.getByRole('combobox', { name: 'Release type' }).selectOption('Albums')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/\/products\?.*releaseType=album/)
  await expect(page.getByRole('link', { name: album })).toBeVisible()
  await expect(page.getByText(/^Single$/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove Search: s' }).click()
  await expect(searchBox(page)).toHaveValue('')

  await page.goto('/products?category=Merch')
  await page.getByRole('searchbox').fill('zebra')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No merch found matching your filters')).toBeVisible()
  await context.close()
})

test('who goes elsewhere before the search begins takes the words along', async ({ page }) => {
  await page.goto('/products')
  await searchBox(page).pressSequentially('tee')
  await page.getByRole('tab', { name: 'Merch' }).click()
  await expect(page).toHaveURL('/products?category=Merch&search=tee')
  await expect(page.getByRole('searchbox', { name: 'Search merch' })).toHaveValue('tee')
  await expect(cards(page)).toHaveCount(1)

  await page.goto('/products?releaseType=album')
  await page.getByRole('button', { name: 'Filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter Music' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await searchBox(page).pressSequentially('nocturne')
  await page.getByRole('button', { name: 'Filter' }).click()
  await dialog.getByRole('radio', { name: 'Singles' }).check()
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL('/products?category=Music&search=nocturne&releaseType=single')
  await expect(cards(page)).toHaveCount(1)
})

test('an address that leads beyond the last page, or to nothing, has a way out', async ({
  page,
}) => {
  await page.goto('/products?search=s&page=9')
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page).toHaveURL('/products?category=Music&search=s')
  await page.goto('/products?search=zebra&page=2')
  await expect(page.getByText('No music found matching your filters')).toBeVisible()
  await expect(page.getByRole('link', { name: 'First page' })).toHaveCount(0)
})
