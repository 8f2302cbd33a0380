import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'
import { album } from '@/site/e2e/visitor'

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

test('a release is found, bought and downloaded by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Store', exact: true }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products/)
  await page.getByRole('heading', { level: 1, name: 'My Store' }).waitFor()

  await tabTo(page, page.getByRole('link', { name: album, exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: album }).waitFor()

  await tabTo(page, page.getByRole('button', { name: 'Buy Now' }))
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await cart.waitFor()
  await tabTo(page, cart.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/checkout$/)
  await expect(cart).toBeHidden()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('keys@example.com')
  await tabTo(page, page.getByRole('button', { name: /^Pay \$/ }))
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/test-payments\//)
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/complete/)
  const download = page.getByRole('button', { name: /^Download/ }).first()
  await download.waitFor()
  await tabTo(page, download)
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/ \(MP3\)\.zip$/)
})
