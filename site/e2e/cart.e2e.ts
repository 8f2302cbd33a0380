import { expect, test } from '@/site/e2e/story'

test.beforeEach(async ({ page }) => {
  await page.goto('/products?category=Merch')
  await page.getByRole('link', { name: /Tee/ }).first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('merch goes into the cart with colour and size, twice only replaces', async ({ page }) => {
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(cart.getByText('Total')).toBeVisible()
  await cart.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText(/^2$/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item already in cart')).toBeVisible()
  await expect(cart).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await cart.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(cart.getByText('Your cart is empty.')).toBeVisible()
  await expect(cart).toBeFocused()
})

test('two tabs keep the same cart, and focus returns to what opened it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  const opener = other.getByRole('button', { name: 'Cart, 1 item' })
  await opener.focus()
  await other.keyboard.press('Enter')
  const cart = other.getByRole('dialog', { name: 'My Cart' })
  await expect(cart).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await other.keyboard.press('Tab')
    expect(await cart.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
  }
  await other.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
