import { makeProduct, openMerch, removeProducts } from '@/site/e2e/merch'
import { ownerToken } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { richTextOf } from '@/src/core/rich-text'

const made: string[] = []

test.afterEach(() => removeProducts(made.splice(0)))

test('colour, size and quantity are chosen by keyboard alone', async ({ page }) => {
  await openMerch(page, 'Salt & Signal Tour Tee')
  const color = (name: string) => page.getByRole('radio', { name })
  const size = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(color('Washed black')).toBeChecked()
  await expect(size('S')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'XL, sold out' })).toBeDisabled()
  await expect(page.getByText('LV-0412-BLK-S')).toBeVisible()

  await color('Washed black').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(color('Pine')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'S, sold out' })).toBeDisabled()
  await expect(
    page.getByRole('group', { name: 'Size' }).getByRole('radio', { checked: true }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to Cart' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please select color and size')).toBeVisible()

  await size('M').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Please select color and size')).toHaveCount(0)
  await expect(page.getByText('LV-0412-PIN-M')).toBeVisible()
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled()
  await page.getByRole('button', { name: 'One more' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to Cart' }).focus()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(cart.getByText('Pine')).toBeVisible()
  await expect(cart.getByText('$32.00 each')).toBeVisible()
  await expect(cart.getByText('$64.00', { exact: true })).toBeVisible()
})

test('another picture is looked at until another variant is chosen', async ({ page }) => {
  await openMerch(page, 'Salt & Signal Tour Tee')
  const thumbs = page.locator('main button[aria-current]')
  await expect(thumbs).toHaveCount(4)
  const names = await thumbs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(4)
  await thumbs.nth(1).click()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
})

test('what is not out yet is told from what is gone, and sold once it has a day', async ({
  page,
}) => {
  await openMerch(page, 'Tidewater, the LP')
  await page.getByRole('radio', { name: 'Sea glass' }).check({ force: true })
  await expect(page.getByText('Pre-order: out on February 12, 2027')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pre-order' })).toBeEnabled()

  const owner = await ownerToken()
  const hostile = richTextOf('paragraph', 'Holds <b>tea</b><script>document.title=2</script>')
  made.push(await makeProduct(owner, hostile, { priceMinor: 900, availabilityStatus: 'sold_out' }))
  await page.goto(`/products/${made[0]}`)
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await expect(page.getByText('This variant is out of stock')).toBeVisible()
  await expect(page.getByText('N/A')).toBeVisible()
  await expect(page.getByText('Holds <b>tea</b><script>document.title=2</script>')).toBeVisible()
  await expect(page).not.toHaveTitle('2')

  made.push(await makeProduct(owner, null, { priceMinor: 900, availabilityStatus: 'preorder' }))
  await page.goto(`/products/${made[1]}`)
  await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
  await expect(page.getByText('This variant is out of stock')).toHaveCount(0)
})

test('merch for a price of one’s own says its bounds', async ({ page }) => {
  const owner = await ownerToken()
  made.push(await makeProduct(owner, null, { priceMinor: 500, payWhatYouWant: true }))
  await page.goto(`/products/${made[0]}`)
  await expect(page.getByText('(Pay what you want)')).toBeVisible()
  const price = page.getByLabel('Your price')
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await price.fill('4.99')
  await add.click()
  await expect(page.getByText('Price must be at least $5.00')).toBeVisible()
  await price.fill('1000000')
  await add.click()
  await expect(page.getByText('The total must be at most $999999.99')).toBeVisible()
  await price.fill('7')
  await add.click()
  await expect(
    page.getByRole('dialog', { name: 'My Cart' }).getByText('$7.00').first(),
  ).toBeVisible()
})
