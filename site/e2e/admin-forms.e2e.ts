import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

/** Keeps back what the server says of a form, until it is let go. */
async function holdFormAnswers(page: Page) {
  const signs = new EventEmitter()
  const [letGo, held, given] = ['let go', 'held', 'given'].map((sign) => once(signs, sign))
  await page.route('**/admin/**', async (route) => {
    if (!route.request().postData()?.includes('"form-state"')) {
      return route.fallback()
    }
    const response = await route.fetch()
    signs.emit('held')
    await letGo
    await route.fulfill({ response })
    signs.emit('given')
  })
  return { held, given, release: () => signs.emit('let go') }
}

test('a field that a choice asks for appears, though an earlier answer comes right after the choice', async ({
  page,
}) => {
  await signInOwner(page.context())
  await page.goto('/admin/collections/membership-tiers/create')
  await page.locator('form[data-form-ready=true]').first().waitFor()
  const answers = await holdFormAnswers(page)
  await page.getByLabel(/^Name/).fill('Deck')
  await answers.held
  await page.getByLabel('Members choose what they pay').check()
  answers.release()
  await expect(page.getByLabel('At least, a month')).toBeVisible()
})

test('an artist sees at each field what is wrong with it, though an earlier answer comes after it was saved', async ({
  page,
}) => {
  await signInOwner(page.context())
  await page.goto('/admin/collections/variants/create')
  await page.locator('form[data-form-ready=true]').first().waitFor()
  const answers = await holdFormAnswers(page)
  const swatch = page.locator('.field-type').filter({ has: page.locator('#field-colorHex') })
  await swatch.getByRole('textbox').fill('sea green')
  await answers.held
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText(/^The following fields are invalid/)).toBeVisible()
  await expect(swatch).toContainText('Like #1d2a35')
  answers.release()
  await answers.given
  // What is written next is asked after that answer has been merged, which must not take the mark away.
  await Promise.all([
    page.waitForResponse((response) => {
      const asked = response.request().postData() ?? ''
      return asked.includes('"form-state"') && asked.includes('By the pier')
    }),
    page.locator('#field-colorName').fill('By the pier'),
  ])
  await expect(swatch).toContainText('Like #1d2a35')
  await expect(swatch).toHaveClass(/error/)
  await expect(swatch.getByRole('textbox')).toHaveValue('sea green')
})

test('on a phone a list is read without pushing it sideways, to its last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInOwner(page.context())
  await page.goto('/admin/collections/products')
  const lines = page.locator('.collection-list__tables tbody tr')
  await expect(lines.first()).toContainText(/In the store: (Yes|No)/)
  // Once the stylesheets of the list are there.
  await expect
    .poll(async () =>
      Math.max(
        ...(await lines.evaluateAll((rows) =>
          rows.map((row) => row.getBoundingClientRect().right),
        )),
      ),
    )
    .toBeLessThanOrEqual(375)
  // What would lie over the lines at the end of the screen.
  expect(
    await page.evaluate(() =>
      document.elementFromPoint(20, 800)?.closest('[class*=list-selection]'),
    ),
  ).toBeNull()
})
