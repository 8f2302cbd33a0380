import type { Page } from '@playwright/test'
import { ask, askJson } from '@/site/e2e/http-request'
import { mailTo } from '@/site/e2e/mailbox'
import { ownerHeaders } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { emailListMessages } from '@/src/core/messages/email-list'
import { waitlistMessages } from '@/src/core/messages/tickets'

type Docs = { docs: { id: string }[] }

type Owner = Awaited<ReturnType<typeof signInAsOwner>>

/** Calls the admin's API as the artist of the demo. */
async function signInAsOwner() {
  const headers = await ownerHeaders()
  return {
    find: (path: string) => askJson<Docs>(`${demoOrigin}/api/${path}`, { headers }),
    create: async (path: string, body: unknown) => {
      const url = `${demoOrigin}/api/${path}?depth=0`
      const created = await askJson<{ doc: { id: string } }>(url, { method: 'POST', headers, body })
      return created.doc.id
    },
    change: (path: string, body: unknown) =>
      askJson(`${demoOrigin}/api/${path}?depth=0`, { method: 'PATCH', headers, body }),
    remove: (path: string) => ask(`${demoOrigin}/api/${path}`, { method: 'DELETE', headers }),
  }
}

const tickets = (page: Page) => page.getByRole('region', { name: 'Tickets' })
const calendar = (page: Page) => page.getByRole('link', { name: 'Add to calendar' })
const addToCart = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ })

test('an event that is over says so: no tickets, no calendar entry, no way to who sold them', async ({
  page,
}) => {
  const owner = await signInAsOwner()
  const query = `sort=startsAt&limit=1&where[startsAt][less_than]=${new Date().toISOString()}`
  const [past] = (await owner.find(`events?${query}`)).docs
  await page.goto(`/events/${past?.id}`)
  await expect(tickets(page)).toHaveText('This event has ended')
  await expect(calendar(page)).toHaveCount(0)
  await expect(addToCart(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator('a[target=_blank]')).toHaveText(['Show on the map'])
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
})

/** An event with one kind of ticket, of which none is left. */
async function createSoldOut(owner: Owner) {
  const profile = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  const title = `A story, ${Date.now()}`
  const event = await owner.create('events', {
    profile: profile.id,
    title,
    startsAt: new Date(Date.now() + 300 * 86_400_000).toISOString(),
    timeZone: 'Europe/London',
    address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
    status: 'scheduled',
    isPublished: true,
  })
  const kind = await owner.create('variants', {
    profile: profile.id,
    event,
    size: 'Standing',
    priceMinor: 1800,
    stockQuantity: 0,
    availabilityStatus: 'active',
    deliveryType: 'digital',
  })
  return { event, kind, title }
}

test('an event that is sold out, and then called off, cannot be bought', async ({ page }) => {
  const owner = await signInAsOwner()
  const { event, title } = await createSoldOut(owner)
  try {
    await page.goto(`/events/${event}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(tickets(page).getByRole('button', { name: /^Sold out/ })).toBeDisabled()
    await expect(addToCart(page)).toHaveCount(0)
    await expect(calendar(page)).toBeVisible()

    await owner.change(`events/${event}`, { status: 'cancelled' })
    await page.goto(`/events/${event}`)
    await expect(page.getByRole('note')).toHaveText('This event was called off')
    await expect(tickets(page)).toHaveCount(0)
    await expect(calendar(page)).toHaveCount(0)
    const file = await ask(`${demoOrigin}/events/${event}/calendar.ics`)
    expect(file.text).toContain('\r\nSTATUS:CANCELLED\r\n')
  } finally {
    await owner.remove(`events/${event}`)
  }
})

test('a fan waits for tickets, is told when one is free, and leaves the waitlist', async ({
  page,
  request,
}) => {
  const owner = await signInAsOwner()
  const { event, kind } = await createSoldOut(owner)
  const email = `waits-${Date.now()}@example.com`
  try {
    await page.goto(`/events/${event}`)
    const ask = tickets(page).getByRole('button', { name: waitlistMessages.ask })
    await ask.click()
    await expect(tickets(page).getByRole('alert')).toHaveText(emailListMessages.emailRequired)
    await tickets(page).getByLabel('Email').fill(email)
    await ask.click()
    await expect(tickets(page).getByRole('status')).toHaveText(waitlistMessages.asked(email))

    await owner.change(`variants/${kind}`, { stockQuantity: 1 })
    const wanted = { to: email, kind: 'tickets-free' }
    await expect.poll(() => mailTo(request, wanted), { timeout: 40_000 }).toContain(event)
    const mail = await mailTo(request, wanted)
    await page.goto(/\/events\/leave-waitlist\?token=\S+/.exec(mail)?.[0] ?? '')
    await page.getByRole('button', { name: waitlistMessages.leave }).click()
    await expect(page.getByText(waitlistMessages.left)).toBeVisible()
    await page.goto(`/events/${event}`)
    await expect(addToCart(page)).toBeVisible()
    await expect(ask).toHaveCount(0)
  } finally {
    await owner.remove(`events/${event}`)
  }
})
