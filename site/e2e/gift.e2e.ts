import { changeDemo } from '@/site/e2e/demo-database'
import { cartOf, dialogOf, fillGift, giftLink, pay } from '@/site/e2e/gift-steps'
import { mailTo } from '@/site/e2e/mailbox'
import { openMerch } from '@/site/e2e/merch'
import { expect, test } from '@/site/e2e/story'
import { album, openRelease } from '@/site/e2e/visitor'

test('a gift needs a name and an address, and lies in the cart for each person', async ({
  page,
}) => {
  await openRelease(page, album)
  const opener = page.getByRole('button', { name: 'Send as gift' })
  const dialog = dialogOf(page)
  const cart = cartOf(page)

  await opener.click()
  await dialog.getByLabel('On a day, in the morning').check()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByText('Recipient name is required')).toBeVisible()
  await expect(dialog.getByText('Recipient email is required')).toBeVisible()
  await expect(dialog.getByText('Choose a date')).toBeVisible()
  await expect(dialog.getByLabel('Recipient name')).toBeFocused()
  await dialog.getByLabel('Right after you paid').check()
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
    await fillGift(page, { name, email })
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart.getByText(`Gift for ${name}`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(cart.getByRole('listitem')).toHaveCount(3)
  await expect(cart.getByText('$36.00')).toBeVisible()

  await page.keyboard.press('Escape')
  await opener.click()
  await fillGift(page, { name: 'Ana', email: 'ana@example.com' })
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Item already in cart')).toBeVisible()
  await expect(cart).toBeHidden()

  await page.goto('/checkout')
  await expect(page.getByText('Gift for Ben')).toBeVisible()
  await page.getByLabel('Email').fill('ben@example.com')
  await page.getByRole('button', { name: 'Pay $36.00' }).click()
  await expect(page.getByText('Use a different email for a gift.')).toBeVisible()
})

test('music is given on a day, arrives, and is claimed without an account', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const ana = `ana-${Date.now()}@example.com`
  const day = new Date(Date.now() + 2 * 86_400_000)
  await openRelease(page, album)
  await page.getByRole('button', { name: 'Send as gift' }).click()
  await fillGift(page, { name: 'Ana', email: ana, message: 'Listen by the sea' })
  await dialogOf(page).getByLabel('On a day, in the morning').check()
  await dialogOf(page).getByLabel('Day', { exact: true }).fill(day.toISOString().slice(0, 10))
  await dialogOf(page).getByRole('button', { name: 'Add to Cart' }).click()
  const words = day.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
  await expect(cartOf(page).getByText(`Gift for Ana, on ${words}`)).toBeVisible()
  await cartOf(page).getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)

  const ordered = page.waitForRequest('**/api/public/checkout')
  await page.getByLabel('Email').fill('ben-gives@example.com')
  await pay(page)
  const { items } = (await ordered).postDataJSON()
  expect(new Date(items[0].deliverAt).getHours()).toBe(9)
  await expect(page.getByText(/^Will be sent on /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)

  // The day comes.
  await changeDemo('update gifts set deliver_at = now() where recipient_email = $1', [ana])

  const link = await giftLink(page, ana)
  const other = await browser.newContext()
  const recipient = await other.newPage()
  await recipient.goto(link)
  await expect(recipient.getByText('Ana, this is for you. From Ben')).toBeVisible()
  await expect(recipient.getByText('Listen by the sea')).toBeVisible()
  await expect(recipient.getByLabel('Your email')).toHaveValue(ana)
  await recipient.getByRole('button', { name: 'Unwrap your gift' }).click()
  const song = recipient.getByRole('button', { name: /^Download/ }).first()
  await expect(song).toBeVisible()
  expect(new URL(recipient.url()).pathname).not.toBe(link)
  const [file] = await Promise.all([recipient.waitForEvent('download'), song.click()])
  expect(file.suggestedFilename()).toMatch(/\.\w+$/)

  // Anyone who comes later with the mailed link is told, and gets nothing.
  await recipient.goto(link)
  await expect(
    recipient.getByText('This gift has been claimed already.', { exact: false }),
  ).toBeVisible()
  await expect(recipient.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  const key = await mailTo(page.request, { to: ana, kind: 'gift-claimed' })
  await recipient.goto(/https?:\/\/[^/\s]+(\/gift\/[\w-]{43})/.exec(key)?.[1] ?? '')
  await expect(recipient.getByRole('button', { name: /^Download/ }).first()).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible()
})

test('a thing is given away, and sent where its recipient says', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const eve = `eve-${Date.now()}@example.com`
  await openMerch(page, 'Salt & Signal Tour Tee')
  await page.getByRole('button', { name: 'Send as gift' }).click()
  await fillGift(page, { name: 'Eve', email: 'wrong@example.com' })
  await dialogOf(page).getByRole('button', { name: 'Add to Cart' }).click()
  await cartOf(page).getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)
  await expect(page.getByLabel('Address')).toHaveCount(0)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Email').fill('gives-things@example.com')
  await pay(page)

  await giftLink(page, 'wrong@example.com')
  await page.reload()
  await page.getByRole('button', { name: 'Correct the address' }).click()
  await page.getByLabel('Recipient email').fill(eve)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The address is corrected.')).toBeVisible()

  const other = await browser.newContext({ viewport: { width: 375, height: 700 } })
  const recipient = await other.newPage()
  await recipient.goto(await giftLink(page, eve))
  await expect(recipient.getByLabel('Name')).toHaveValue('Eve')
  await recipient.getByRole('button', { name: 'Send it to me' }).click()
  await expect(recipient.getByLabel('Address')).toBeFocused()
  await recipient.getByLabel('Address').fill('12 Harbour Street')
  await recipient.getByLabel('Postcode').fill('04109')
  await recipient.getByLabel('City').fill('Leipzig')
  await recipient.getByLabel('Country').selectOption('DE')
  await recipient.getByRole('button', { name: 'Send it to me' }).click()
  await expect(
    recipient.getByText('It will be sent to Eve, 12 Harbour Street, 04109 Leipzig, Germany.'),
  ).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible()
  await expect(page.getByText('Harbour Street')).toHaveCount(0)
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
