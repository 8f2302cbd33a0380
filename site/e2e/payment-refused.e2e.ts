import { expect, test } from '@/site/e2e/story'
import { album, buyNow, goToPayment, openRelease } from '@/site/e2e/visitor'

const notCharged = 'Your payment did not go through. You have not been charged.'

for (const action of ['Decline', 'Cancel'] as const) {
  test(`${action.toLowerCase()} leaves no paid order and says so; trying again pays once`, async ({
    page,
    request,
  }) => {
    await openRelease(page, album)
    await goToPayment(page, `${action.toLowerCase()}@example.com`)
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
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  })
}

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
