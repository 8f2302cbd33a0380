import type { Page } from '@playwright/test'
import { expect, test } from '@/site/e2e/story'
import type { EventWire } from '@/src/core/contracts/events/event-answers'

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

test('an event says when it is, goes into a calendar, and its tickets lead back to it', async ({
  page,
}) => {
  const event = await eventCalled(page, launch)
  await page.goto(`/events/${event.id}`)
  await expect(page.getByText(/^In \d+ days$/)).toBeVisible()
  // The words of a button stay on one line, so it is as high as its neighbour.
  const standing = page.getByRole('listitem').filter({ hasText: 'Standing' })
  const add = standing.getByRole('button', { name: /^Add to Cart\s*Standing$/ })
  const give = standing.getByRole('button', { name: 'Send as gift' })
  expect((await give.boundingBox())?.height).toBe((await add.boundingBox())?.height)
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
