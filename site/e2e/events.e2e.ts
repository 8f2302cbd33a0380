import type { Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'
import type { EventWire } from '@/src/core/contracts/events'

async function eventCalled(page: Page, title: string): Promise<EventWire> {
  const profile = await (await page.request.get('/api/public/profiles/current')).json()
  const answer = await page.request.get(`/api/public/events?profileId=${profile.id}`)
  const event = ((await answer.json()) as EventWire[]).find((each) => each.title === title)
  if (!event) {
    throw new Error(`No event ${title}`)
  }
  return event
}

const launch = 'Salt & Signal, the launch'

test('a visitor buys two tickets and pays for them', async ({ page }) => {
  const event = await eventCalled(page, launch)
  await page.goto(`/events/${event.id}`)
  await expect(page.getByRole('heading', { level: 1, name: launch })).toBeVisible()
  await expect(page.getByText(/^In \d+ days$/)).toBeVisible()
  const standing = page.getByRole('listitem').filter({ hasText: 'Standing' })
  await standing.getByRole('button', { name: 'One more' }).click()
  const add = standing.getByRole('button', { name: /^Add to Cart\s*Standing$/ })
  // Its words stay on one line, so it is as high as its neighbour.
  await page.setViewportSize({ width: 1280, height: 720 })
  const give = standing.getByRole('button', { name: 'Send as gift' })
  expect((await give.boundingBox())?.height).toBe((await add.boundingBox())?.height)
  await add.click()

  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(cart.getByText('Standing')).toBeVisible()
  await expect(cart.getByText('$36.00')).toBeVisible()
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)
  await page.getByLabel('Email').fill('tickets@example.com')
  await page.getByRole('button', { name: 'Pay $36.00' }).click()
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Standing, Quantity 2')).toBeVisible()
  const left = await eventCalled(page, launch)
  const remaining = (of: EventWire) => of.tickets[0]?.remaining ?? 0
  expect(remaining(event) - remaining(left)).toBe(2)
})

test('an event goes into a calendar, and its tickets lead back to it', async ({ page }) => {
  const event = await eventCalled(page, launch)
  await page.goto(`/events/${event.id}`)
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const file = await answer.text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(file).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
  expect(file).toContain('SUMMARY:Salt & Signal\\, the launch\r\n')

  await page.goto(`/products/${event.tickets[0]?.productId}`)
  await expect(page).toHaveURL(`/events/${event.id}`)
})

test('an event without tickets leads to who sells them, and an unknown one is missing', async ({
  page,
}) => {
  const event = await eventCalled(page, 'In-store and signing')
  await page.goto(`/events/${event.id}`)
  const out = page.getByRole('link', { name: 'Free entry, RSVP' })
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', /noopener/)
  await expect(page.getByRole('heading', { name: 'Tickets' })).toHaveCount(0)

  const missing = await page.goto('/events/00000000-0000-4000-8000-000000000000')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
