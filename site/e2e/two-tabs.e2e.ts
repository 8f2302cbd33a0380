import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, hydrated, test } from '@/site/e2e/story'
import { album, buyNow, openRelease } from '@/site/e2e/visitor'

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await hydrated(tab)
  return tab
}

async function pay(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/test-payments\//)
}

async function ordersOf(email: string): Promise<{ status: string }[]> {
  const query = new URLSearchParams({ 'where[email][equals]': email, depth: '0' })
  const headers = await ownerHeaders()
  const { docs } = await askJson<{ docs: { status: string }[] }>(
    `${demoOrigin}/api/orders?${query}`,
    { headers },
  )
  return docs
}

test('two tabs with one cart make one order, and a bank that comes back to a third empties it', async ({
  page,
}) => {
  const email = `tabs-${randomUUID()}@example.com`
  await openRelease(page, album)
  await buyNow(page)
  const other = await openTab(page, '/checkout')
  await pay(page, email)
  await pay(other, email)
  expect(other.url()).toBe(page.url())
  expect(await ordersOf(email)).toHaveLength(1)

  const session = new URL(page.url()).pathname.split('/').at(-1)
  const { redirectUrl } = await askJson<{ redirectUrl: string }>(
    `${demoOrigin}/api/public/test-payments/${session}`,
    { method: 'POST', body: { action: 'pay' } },
  )
  const returned = await openTab(page, redirectUrl)
  await expect(returned.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(returned.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  const later = await openTab(page, '/products')
  await expect(later.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  expect(await ordersOf(email)).toHaveLength(1)
})

test('another cart in a second tab takes the place of the order that waits in the first', async ({
  page,
}) => {
  const email = `tabs-${randomUUID()}@example.com`
  await openRelease(page, album)
  await buyNow(page)
  await pay(page, email)
  const other = await openTab(page, '/checkout')
  await other.getByRole('radio', { name: '$2' }).check({ force: true })
  await expect(other.getByRole('button', { name: 'Pay $14.00' })).toBeEnabled()
  await pay(other, email)
  expect(other.url()).not.toBe(page.url())
  const statuses = (await ordersOf(email)).map(({ status }) => status)
  expect(statuses.sort()).toEqual(['cancelled', 'initiated_payment'])
})
