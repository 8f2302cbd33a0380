import type { Page } from '@playwright/test'
import { openAs } from '@/site/e2e/feed'
import { expect, test } from '@/site/e2e/story'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('tiers say what they cost and lead to signing up, or to joining when signed in', async ({
  page,
}) => {
  await page.goto('/')
  const tiers = section(page, 'Join the tribe').getByRole('article')
  await expect(tiers).toHaveCount(3)
  await expect(tiers.nth(0)).toContainText('Free')
  await expect(tiers.nth(1)).toContainText('$5/Mo')
  await expect(tiers.nth(1)).toContainText('$50/Yr')
  await expect(tiers.nth(2)).toContainText('Pay What You Want from $3/Mo')

  const join = page.getByRole('link', { name: 'Join Inner Circle' })
  const href = (await join.getAttribute('href')) ?? ''
  const redirect = new URL(href, 'https://site.invalid').searchParams.get('redirect') ?? ''
  expect(href).toMatch(/^\/signup\?redirect=%2Fmembership%2Fcheckout%3FmembershipTierId%3D/)

  await openAs(page, 'guest@example.com', '/')
  await expect(join).toHaveAttribute('href', redirect)
})

test('dates are told in full, and lead to their tickets or elsewhere', async ({ page }) => {
  await page.goto('/')
  const dates = section(page, 'Upcoming Events').getByRole('article')
  const launch = dates.filter({ hasText: 'Salt & Signal, the launch' })
  await expect(launch).toContainText(/[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4} at 7:30 PM/)
  await expect(launch).toContainText('33 Calder Street, LS6 1NY')
  await expect(launch.getByRole('link')).toHaveAttribute('href', /^\/events\/[0-9a-f-]{36}$/)
  const elsewhere = dates.getByRole('link', { name: /RSVP/ })
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  expect(await launch.evaluate((element) => element.clientWidth)).toBe(400)
})

test('a link tree shows who it is, where to go, and a list to join', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://kito.localhost:${port}/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Kito' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'Kito' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(section(page, 'Join my email list').getByLabel('Email')).toBeVisible()
  await main.getByRole('link', { name: 'Listen to “Tenement Sun”' }).click()
  await expect(page.getByRole('link', { name: 'KITO', exact: true })).toHaveAttribute('href', '/')
  await expect(page.getByRole('button', { name: /^Cart/ })).toBeVisible()
})
