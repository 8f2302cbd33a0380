import { expect, test } from '@/site/e2e/story'
import { album, buyNow, openRelease } from '@/site/e2e/visitor'

test('a visitor who logs in on the way comes back to the cart, and need not type an address', async ({
  page,
}) => {
  await openRelease(page, album)
  await buyNow(page)
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue('')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/login\?redirect=%2Fcheckout$/)
  await page.getByLabel('Email').fill('fan@example.com')
  await page.getByLabel('Password', { exact: true }).fill('bandstand-demo')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/checkout$/)
  await expect(email).toHaveValue('fan@example.com')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled()

  await page.reload()
  await expect(email).toHaveValue('fan@example.com')
})

test('an empty checkout leads to the store, and nothing on it moves', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shift += entry.value
      }
      document.documentElement.dataset.shift = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Go to store' }).click()
  await page.waitForURL(/\/products$/)
})
