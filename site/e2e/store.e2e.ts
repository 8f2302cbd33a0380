import { expect, test } from '@/site/e2e/story'
import { album } from '@/site/e2e/visitor'

test('tabs and query of the store show the right things at once, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/products?category=Merch')
  await expect(page.getByRole('tab', { name: 'Merch' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(album, { exact: true })).toHaveCount(0)
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ items$/)).toBeVisible()

  await page.goto('/music?category=Music')
  await expect(page).toHaveURL('/products?category=Music')
  await expect(page.getByRole('link', { name: album })).toBeVisible()

  const beyond = await page.goto('/products?category=Merch&page=77')
  expect(beyond?.status()).toBe(404)
  await context.close()
})

test('changing the tab is a soft navigation that back undoes', async ({ page }) => {
  await page.goto('/products')
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes'
  })
  await page.getByRole('tab', { name: 'Merch' }).click()
  await expect(page).toHaveURL('/products?category=Merch')
  await expect(page.getByRole('tab', { name: 'Merch' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(album, { exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('link', { name: album })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
  // What other pages look like is loaded with them: browsers warn of styles that came too early.
  await expect(page.locator('link[rel="preload"][as="style"]')).toHaveCount(0)
})

test('a missing page is themed, answers 404 and does not stop the music', async ({ page }) => {
  const missing = await page.goto('/no-such-page')
  expect(missing?.status()).toBe(404)
  const heading = page.getByRole('heading', { name: 'Page not found' })
  await expect(heading).toBeVisible()

  await page.getByRole('link', { name: 'Go to store' }).click()
  await page.getByRole('link', { name: album }).click()
  // Its cover in the store has a button of the same name.
  await page.waitForURL(/\/products\/[\w-]+$/)
  await page.getByRole('button', { name: `Play ${album}` }).click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(heading).toBeVisible()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
})
