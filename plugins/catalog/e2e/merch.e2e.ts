import type { Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { removeProducts } from '@/site/e2e/merch'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const { merch, variants } = ownerMessages
const made: string[] = []

test.afterEach(() => removeProducts(made.splice(0)))

const grid = (page: Page) => page.getByRole('table', { name: 'Prices and stock' })
const cell = (page: Page, name: string) => grid(page).getByLabel(name, { exact: true })

/** As from a spreadsheet: the clipboard of a browser under test is no other program's. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

/** Begins a piece of merch at the list, as an artist does. */
async function addMerch(page: Page): Promise<void> {
  await signInOwner(page.context())
  await page.goto('/admin/merch')
  await page.getByRole('button', { name: merch.add }).click()
  await page.waitForURL(/\/merch\/[0-9a-f-]{36}$/)
  made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await grid(page).waitFor()
}

async function addColour(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
}

const saved = (page: Page) => expect(page.getByTestId('save-state')).toContainText('Saved')
const told = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('a shirt in two colours and five sizes, its stock from a spreadsheet, is sold', async ({
  page,
}) => {
  await addMerch(page)
  await addColour(page, 'Ink')
  await addColour(page, 'Chalk')
  await page.getByRole('button', { name: 'Sets of sizes' }).click()
  await page.getByRole('menuitem', { name: /^S – XXL/ }).click()
  await expect(grid(page).getByRole('row')).toHaveCount(11)

  await cell(page, 'Price, Ink · S').fill('25')
  await page.getByRole('button', { name: 'Price for all' }).click()
  await expect(cell(page, 'Price, Chalk · XXL')).toHaveValue('25.00')

  await cell(page, 'Stock, Ink · S').focus()
  const stock = [4, 8, 8, 6, 2, 4, 8, -1, 6, 2, 90, 91]
  await paste(page, stock.map((pieces, row) => `${pieces}\tS-${row}`).join('\n'))
  await told(page, variants.pastedRowsLeft(2))
  await expect(page.getByTestId('save-state')).toContainText('look at the red fields')
  await expect(cell(page, 'Stock, Chalk · L')).toHaveAccessibleDescription(variants.stock)
  await cell(page, 'Stock, Chalk · L').fill('7')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Stock, Chalk · XL')).toBeFocused()
  await saved(page)
  await expect(page.getByText('After fees you get about')).toBeVisible()

  const title = `Story shirt ${made[0]?.slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  const preview = page.getByRole('region', { name: 'What a buyer will see' })
  await expect(preview.getByRole('heading', { name: title, includeHidden: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await page.getByRole('button', { name: 'Put on sale anyway' }).click()
  await expect(page.getByTestId('save-state')).toContainText('On sale')
  await page.getByRole('button', { name: 'Back to your merch' }).click()
  const tile = page.getByRole('article').filter({ hasText: title })
  await expect(tile).toContainText('55 left')
  await expect(tile).toContainText(merch.states['on-sale'])

  await page.goto(`/products/${made[0]}`)
  await expect(page.getByRole('radio', { name: /^(Ink|Chalk)$/ })).toHaveCount(2)
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio')).toHaveCount(5)
  await expect(page.getByText('$25.00').first()).toBeVisible()
})

test('on a phone, and by keys, a wrong price is told at its cell and the rest is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await addMerch(page)
  await page.getByLabel('Add: size').fill('S, M')
  await page.getByLabel('Add: size').press('Enter')
  await cell(page, 'Price, S').fill('0.001')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Price, M')).toBeFocused()
  await expect(cell(page, 'Price, S')).toHaveAccessibleDescription(variants.price)
  await page.keyboard.type('30')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Stock, S')).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 'Stock, M')).toHaveValue('3')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'Stock, M')).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(cell(page, 'Stock, M')).toHaveValue('3')
  await saved(page)
  await page.reload()
  await expect(cell(page, 'Price, S')).toHaveValue('20.00')
  await expect(cell(page, 'Price, M')).toHaveValue('30.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await axeProblems(page, '[data-testid="merch-screen"]')).toEqual([])
  await page.goto('/admin/merch')
  await expect(page.getByRole('list', { name: merch.title })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await axeProblems(page, '[data-testid="merch"]')).toEqual([])
})

test('a release has merch made for it, lets it go and takes it again', async ({ page }) => {
  await signInOwner(page.context())
  await page.goto('/admin/music')
  await page.getByRole('link', { name: 'Salt & Signal' }).click()
  const section = page.getByRole('region', { name: 'Merch', exact: true })
  await section.getByRole('button', { name: 'New merch item' }).click()
  await page.waitForURL(/\/merch\/[0-9a-f-]{36}$/)
  made.push(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await expect(page.getByLabel('Belongs to the release')).toContainText('Salt & Signal')
  const title = `Story scarf ${made[0]?.slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await saved(page)

  await page.goBack()
  const row = section.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Draft')
  await row.getByRole('button', { name: `${title} does not belong to this release` }).click()
  await expect(row).toHaveCount(0)
  await section.getByRole('button', { name: /^Merch of this release/ }).click()
  await section.getByRole('checkbox', { name: title }).click()
  await expect(row).toBeVisible()
  expect(await axeProblems(page, '[data-testid="release"]')).toEqual([])
  // The plain form is for the platform's people, at the address that it has.
  await expect(page.getByRole('link', { name: 'All fields' })).toHaveCount(0)
})
