import type { Page } from '@playwright/test'
import { makeProduct, openMerch } from '@/site/e2e/merch'
import { ownerToken } from '@/site/e2e/owner-session'
import { signIn, visitorToken } from '@/site/e2e/places'
import { expect, hydrated, test } from '@/site/e2e/story'

async function toCheckout(page: Page, button = 'Add to Cart'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)
}

async function fillAddress(page: Page, country: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Country').selectOption(country)
  await page.getByLabel('Name', { exact: true }).fill('Ada Fan')
  await page.getByLabel('Address', { exact: true }).fill('1 Canal Road')
  await page.getByLabel('Apartment').fill('Flat 2')
  await page.getByLabel('Postcode').fill('LS1 4AB')
  await page.getByLabel('City').fill('Leeds')
}

async function payAndReturn(page: Page): Promise<void> {
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ })
const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('merch is bought with shipping, tax and a code, and the receipt adds up', async ({ page }) => {
  await openMerch(page, 'Long Wave Tote')
  await toCheckout(page)
  await expect(page.getByText('Choose your country to see what shipping costs')).toBeVisible()
  await fillAddress(page, 'US', `prices-${Date.now()}@example.com`)
  await expect(page.getByLabel('State')).toBeVisible()
  await page.getByLabel('Country').selectOption('GB')
  await expect(page.getByLabel('State')).toHaveCount(0)

  await expect(page.getByRole('radio', { name: /Tracked/ })).toBeChecked()
  await expect(row(page, 'Shipping')).toContainText('$4.50')
  await expect(pay(page)).toHaveText('Pay $22.50')
  await page.getByRole('radio', { name: /next day/ }).check()
  await expect(pay(page)).toHaveText('Pay $27.90')

  const code = page.getByLabel('Discount code')
  await code.fill('lowtide99')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This code is not valid.')).toBeVisible()
  await code.fill('lowtide10')
  await code.press('Enter')
  await expect(row(page, 'Discount LOWTIDE10')).toContainText('−$1.80')
  await expect(row(page, 'Includes VAT 20 %')).toContainText('$4.35')
  await expect(pay(page)).toHaveText('Pay $26.10')

  await pay(page).click()
  await expect(page.getByText('$26.10').first()).toBeVisible()
  await payAndReturn(page)
  await expect(row(page, 'Shipping')).toContainText('$9.90')
  await expect(row(page, 'Discount LOWTIDE10')).toContainText('−$1.80')
  await expect(row(page, 'Total')).toContainText('$26.10')
})

test('another country has other ways to ship, and no tax of home', async ({ page }) => {
  await openMerch(page, 'Long Wave Tote')
  await toCheckout(page)
  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByRole('radio', { name: /Europe/ })).toBeChecked()
  await expect(pay(page)).toHaveText('Pay $27.50')
  await expect(page.getByText(/Includes VAT/)).toHaveCount(0)
  await page.getByLabel('Country').selectOption('JP')
  await expect(pay(page)).toHaveText('Pay $34.00')
})

test('the last one is sold once: who comes later is told, and then everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await ownerToken()
  const variant = { priceMinor: 900, availabilityStatus: 'active', stockQuantity: 1 }
  const id = await makeProduct(owner, null, variant)
  await page.goto(`/products/${id}`)
  await toCheckout(page)
  await fillAddress(page, 'DE', 'first@example.com')

  const late = await (await browser.newContext({ baseURL })).newPage()
  await late.goto(`/products/${id}`)
  await hydrated(late)
  await toCheckout(late)
  await expect(pay(late)).toBeEnabled()

  await expect(pay(page)).toBeEnabled()
  await pay(page).click()
  await page.waitForURL(/\/test-payments\//)
  await fillAddress(late, 'DE', 'late@example.com')
  await expect(late.getByText('This variant is out of stock').first()).toBeVisible()
  await expect(late.getByRole('button', { name: /^Pay/ })).toBeDisabled()

  await payAndReturn(page)
  await late.goto(`/products/${id}`)
  await expect(late.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await late.context().close()
})

test('a member pays the price for members, and sees why', async ({ page }) => {
  await signIn(page, await visitorToken('fan@example.com'))
  await openMerch(page, 'Low Tide Screen Print')
  await page.getByRole('radio', { name: 'A3' }).check({ force: true })
  await expect(page.getByText('Your price as a member: $16.00')).toBeVisible()
  await toCheckout(page)
  await expect(page.getByText('Your price as a member, instead of $20.00')).toBeVisible()
  await page.getByLabel('Country').selectOption('GB')
  await expect(pay(page)).toHaveText('Pay $20.50')
})

test('a pre-order says its day everywhere, and takes a tip', async ({ page }) => {
  await openMerch(page, 'Tidewater, the LP')
  await page.getByRole('radio', { name: 'Sea glass' }).check({ force: true })
  await toCheckout(page, 'Pre-order')
  await expect(page.getByText('Pre-order: out on February 12, 2027')).toBeVisible()
  await fillAddress(page, 'GB', `pre-order-${Date.now()}@example.com`)
  const tip = page.getByRole('group', { name: 'Add a tip for Luna Vale' })
  await tip.getByRole('radio', { name: '$5', exact: true }).check()
  await expect(pay(page)).toHaveText('Pay $35.50')
  await tip.getByRole('radio', { name: 'Other' }).check()
  // What was typed counts, though the button is pressed at once.
  const anyPay = page.getByRole('button', { name: /^Pay/ })
  const code = page.getByLabel('Discount code')
  await code.fill('lowtide99')
  await anyPay.click()
  // At the field, and beside the button that was pressed.
  const refusals = page.getByRole('alert').filter({ hasText: 'This code is not valid.' })
  await expect(refusals).toHaveCount(2)
  await code.fill('lowtide10')
  await page.getByLabel('Your tip').fill('7.50')
  await anyPay.click()
  await payAndReturn(page)
  await expect(row(page, 'Tip')).toContainText('$7.50')
  await expect(row(page, 'Discount LOWTIDE10')).toBeVisible()
  await expect(page.getByText('Comes out on February 12, 2027')).toBeVisible()
})
