import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist sees at each field what is wrong with it, and nothing written is lost', async ({
  page,
}) => {
  await signInOwner(page.context())
  await page.goto('/admin/collections/variants/create')
  const swatch = page.locator('.field-type').filter({ has: page.locator('#field-colorHex') })
  await swatch.getByRole('textbox').fill('sea green')
  // A form that is not alive yet does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^The following fields are invalid/)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(swatch).toHaveClass(/error/)
  await expect(swatch).toContainText('Like #1d2a35')
  await expect(swatch.getByRole('textbox')).toHaveValue('sea green')
})

test('on a phone a list is read without pushing it sideways, to its last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInOwner(page.context())
  await page.goto('/admin/collections/products')
  const lines = page.locator('.collection-list__tables tbody tr')
  await expect(lines.first()).toContainText('In the store: Yes')
  const widths = await lines.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().right),
  )
  expect(Math.max(...widths)).toBeLessThanOrEqual(375)
  // What would lie over the lines at the end of the screen.
  expect(
    await page.evaluate(() =>
      document.elementFromPoint(20, 800)?.closest('[class*=list-selection]'),
    ),
  ).toBeNull()
})
