import type { Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Luna Vale' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  test('the menu holds the focus and the page, gives both back, and leads on', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).press('Enter')
    await expect(drawer(page)).toBeFocused()
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await drawer(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(
        true,
      )
    }
    await page.mouse.move(370, 400)
    await page.mouse.wheel(0, 500)
    await page.keyboard.press('PageDown')
    expect(await scrolled(page)).toBe(0)

    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)

    await menuButton(page).press('Enter')
    await drawer(page).getByRole('link', { name: 'Contact' }).press('Enter')
    await page.waitForURL(/\/contact$/)
    await expect(drawer(page)).toBeHidden()
  })

  test('the menu closes when the window grows wide enough for the links', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
    await page.setViewportSize({ width: 900, height: 720 })
    await expect(drawer(page)).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
  })
})

test('the account button says who is signed in, and lets them out', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Account', exact: true })
  await page.goto('/contact')
  await button.press('Enter')
  await page.getByRole('link', { name: 'Log in' }).press('Enter')
  await page.waitForURL(/\/login\?redirect=%2Fcontact$/)
  await page.getByLabel('Email').fill('guest@example.com')
  await page.getByLabel('Password', { exact: true }).fill('bandstand-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/contact$/)

  await button.press('Enter')
  await expect(page.getByText('guest@example.com')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('guest@example.com')).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})
