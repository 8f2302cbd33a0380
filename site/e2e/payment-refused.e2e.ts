import { hideProducts, makeProduct, openMerch } from '@/site/e2e/merch'
import { ownerToken } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { album, buyNow, goToPayment, openRelease } from '@/site/e2e/visitor'

const made: string[] = []

test.afterEach(() => hideProducts(made.splice(0)))

const notCharged = 'Your payment did not go through. You have not been charged.'

test('declining or cancelling leaves no paid order and says so; trying again pays once', async ({
  page,
  request,
}) => {
  await openRelease(page, album)
  await goToPayment(page, 'thinks-twice@example.com')
  for (const action of ['Decline', 'Cancel']) {
    await page.getByRole('button', { name: action, exact: true }).click()
    await expect(page).toHaveURL(/\/checkout\?order=/)
    await expect(page.getByText(notCharged)).toBeVisible()
    const { searchParams } = new URL(page.url())
    const path = `/api/public/orders/${searchParams.get('order')}?token=${searchParams.get('token')}`
    const order = await (await request.get(path)).json()
    expect(order).toMatchObject({ isPaid: false, paidAt: null })
    expect(['initiated_payment', 'payment_failed', 'cancelled']).toContain(order.status)
    expect(order.lines.flatMap(({ tracks }: { tracks: unknown[] }) => tracks)).toEqual([])
    // What was in the cart is still there.
    await expect(page.getByRole('heading', { level: 3, name: album })).toBeVisible()

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/test-payments\//)
  }
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
})

test('a tampered price is never charged', async ({ page }) => {
  await openRelease(page, album)
  await buyNow(page)
  await expect(page.getByRole('button', { name: 'Pay $12.00' })).toBeVisible()
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('bandstand-cart:')) ?? ''
    const items = JSON.parse(localStorage.getItem(key) ?? '[]')
    localStorage.setItem(key, JSON.stringify([{ ...items[0], priceMinor: 1 }]))
  })
  await page.reload()
  await expect(page.getByText('changed from $0.01 to $12.00')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Accept $12.00' }).click()
  await expect(page.getByRole('button', { name: 'Pay $12.00' })).toBeEnabled()
})

test('the last piece is still the buyer’s after a declined payment, with all that was typed', async ({
  page,
}) => {
  const last = { priceMinor: 900, stockQuantity: 1 }
  made.push(await makeProduct(await ownerToken(), null, last))
  await openMerch(page, 'Story mug')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page
    .getByRole('dialog', { name: 'My Cart' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await page.getByLabel('Email').fill('last@example.com')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Name', { exact: true }).fill('Ada Fan')
  await page.getByLabel('Address').fill('Main 1')
  await page.getByLabel('Postcode').fill('89073')
  await page.getByLabel('City').fill('Ulm')
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  await pay.click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()

  await expect(page.getByText(notCharged)).toBeVisible()
  await expect(pay).toBeEnabled()
  await expect(page.getByText('This variant is out of stock')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('last@example.com')
  await expect(page.getByLabel('Address')).toHaveValue('Main 1')
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  const before = (await pay.textContent()) ?? ''
  await page.getByRole('radio', { name: '$2' }).check({ force: true })
  await expect(pay).not.toHaveText(before)
  await pay.click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
})
