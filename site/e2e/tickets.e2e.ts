import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { mailTo } from '@/site/e2e/mailbox'
import { signInOwner } from '@/site/e2e/owner-session'
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

/** What a scanner would read of a picture on the screen. */
async function scan(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test('tickets are bought, shown, and let somebody in once, on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const email = `door-${Date.now()}@example.com`
  const guest = `Ada Door ${Date.now()}`
  const event = await eventCalled(page, 'By candlelight, solo')
  await page.goto(`/events/${event.id}`)
  const seat = page.getByRole('listitem').filter({ hasText: 'Seat' })
  await seat.getByRole('button', { name: 'One more' }).click()
  await seat.getByRole('button', { name: /^Add to Cart/ }).click()
  await page
    .getByRole('dialog', { name: 'My Cart' })
    .getByRole('link', { name: 'Checkout' })
    .click()
  await page.waitForURL(/\/checkout$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your name, for the list at the door').fill(guest)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  const pictures = page.getByRole('img', { name: /^Code / })
  await expect(pictures).toHaveCount(2, { timeout: 30_000 })
  await expect(page.getByText('Seat, Quantity 2')).toBeVisible()
  const left = await eventCalled(page, 'By candlelight, solo')
  const remaining = ({ tickets }: EventWire) => tickets[0]?.remaining ?? 0
  expect(remaining(event) - remaining(left)).toBe(2)
  const codes: string[] = []
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const code = await scan(await picture.screenshot())
    expect(await picture.getAttribute('alt')).toBe(`Code ${code}`)
    codes.push(code)
  }
  await expect(async () => {
    const mail = await mailTo(page.request, { to: email, kind: 'tickets' })
    for (const code of codes) {
      expect(mail).toContain(code)
    }
  }).toPass({ timeout: 30_000 })

  const phone = await browser.newContext({ viewport: { width: 375, height: 720 }, baseURL })
  await signInOwner(phone)
  const door = await phone.newPage()
  await door.goto(`/admin/collections/events/${event.id}/door`)
  // Once it counts, it works.
  const counts = door.getByText(/\d in of \d/)
  await expect(counts).toBeVisible()
  const typed = door.getByLabel('Code on the ticket')
  const verdict = door.getByRole('status', { name: 'Answer' })
  await typed.fill(codes[0]?.toLowerCase() ?? '')
  await door.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdict).toContainText('Welcome')
  await expect(verdict).toContainText(`${guest}, Seat`)
  const width = await door.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)

  await typed.fill(codes[0] ?? '')
  await typed.press('Enter')
  await expect(verdict).toContainText('Already used')
  await expect(verdict).toContainText(/Used at .*\d+:\d\d/)
  await typed.fill('ABCD-EFGH-JKLM')
  await typed.press('Enter')
  await expect(verdict).toContainText('No such ticket')

  await door.getByLabel('Name, email or code').fill(guest)
  await door.getByRole('button', { name: `Let in ${guest}, ${codes[1]}` }).click()
  await expect(verdict).toContainText('Welcome')
  await verdict.getByRole('button', { name: 'Undo' }).click()
  await expect(verdict).toContainText(`${guest} is not in any more`)

  const other = await eventCalled(page, 'Salt & Signal, the launch')
  await door.goto(`/admin/collections/events/${other.id}/door`)
  await expect(counts).toBeVisible()
  await door.getByLabel('Code on the ticket').fill(codes[1] ?? '')
  await door.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdict).toContainText('This ticket is for By candlelight, solo')

  await phone.setOffline(true)
  await expect(door.getByText('No connection.', { exact: false }).first()).toBeVisible()
  await typed.fill(codes[1] ?? '')
  await typed.press('Enter')
  await expect(verdict).toContainText('Not checked in')
  await expect(typed).toHaveValue(codes[1] ?? '')
  await phone.setOffline(false)
  await verdict.getByRole('button', { name: 'Try again' }).click()
  await expect(verdict).toContainText('This ticket is for By candlelight, solo')
  await expect(typed).toHaveValue('')
  await phone.close()

  await page.reload()
  await expect(page.getByText('Used', { exact: true })).toHaveCount(1)
})
