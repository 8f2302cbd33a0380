import { expect, test } from '@/site/e2e/story'
import { album, openRelease } from '@/site/e2e/visitor'

test('a gift needs a name and an address, lies in the cart for each person, and is not sold yet', async ({
  page,
}) => {
  await openRelease(page, album)
  const opener = page.getByRole('button', { name: 'Send as gift' })
  const dialog = page.getByRole('dialog', { name: 'Send as gift' })
  const cart = page.getByRole('dialog', { name: 'My Cart' })

  await opener.click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByText('Recipient name is required')).toBeVisible()
  await expect(dialog.getByText('Recipient email is required')).toBeVisible()
  await expect(dialog.getByLabel('Recipient name')).toBeFocused()
  await dialog.getByLabel('Recipient name').fill('Ana')
  await dialog.getByLabel('Recipient email').fill('ana@example')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Invalid email')).toBeVisible()
  await expect(dialog.getByLabel('Recipient email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  for (const [name, email] of [
    ['Ana', 'Ana@Example.com'],
    ['Ben', 'ben@example.com'],
  ] as const) {
    await opener.click()
    await dialog.getByLabel('Recipient name').fill(name)
    await dialog.getByLabel('Recipient email').fill(email)
    await dialog.getByLabel('Message (optional)').fill('For the long drive')
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart.getByText(`Gift for ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(cart.getByRole('listitem')).toHaveCount(3)
  await expect(cart.getByText('$36.00')).toBeVisible()
  await expect(cart.getByText('Gifts cannot be bought yet')).toHaveCount(2)

  await page.keyboard.press('Escape')
  await opener.click()
  await dialog.getByLabel('Recipient name').fill('Ana')
  await dialog.getByLabel('Recipient email').fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item already in cart')).toBeVisible()
  await expect(cart).toBeHidden()

  await page.goto('/checkout')
  await expect(page.getByText('Gift for Ben')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled()
  for (let gifts = 2; gifts > 0; gifts -= 1) {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Gift for' })
      .first()
      .getByRole('button', { name: 'Remove' })
      .click()
  }
  await expect(page.getByRole('button', { name: 'Pay $12.00' })).toBeEnabled()
})

test('a price of one’s own is asked for, at least the minimum', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Tidewater', exact: true }).click()
  await expect(page.getByText('(Pay what you want)')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name your price' })
  const price = dialog.getByLabel('Your price')
  const least = Number(await price.inputValue())
  await price.fill(String(least - 1))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`Price must be at least $${least.toFixed(2)}`)).toBeVisible()
  await price.fill(String(least + 3))
  await expect(dialog.getByText('$3.00 over the minimum')).toBeVisible()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(cart.getByText(`$${(least + 3).toFixed(2)}`).first()).toBeVisible()
})
