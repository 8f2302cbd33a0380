import { askAsOwner } from '@/plugins/commerce/e2e/bought-order'
import { axeProblems } from '@/site/e2e/axe'
import { mailTo } from '@/site/e2e/mailbox'
import { signInOwner } from '@/site/e2e/owner-session'
import { untilSaved } from '@/site/e2e/saved-form'
import { expect, test } from '@/site/e2e/story'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'

test.setTimeout(120_000)

test('an event moves, and is cancelled: each time one button tells who has tickets', async ({
  page,
}) => {
  await signInOwner(page.context())
  const { event, email } = await sellSeat(page.request)
  await expect(async () => {
    expect(await mailTo(page.request, { to: email, kind: 'tickets' })).toContain('The Hall')
  }).toPass({ timeout: 30_000 })

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/admin/collections/events/${event}`)
  const moved = page.getByRole('region', { name: 'Date or place changed' })
  await page.locator('#field-address__name').fill('The Old Mill')
  await expect(moved).toHaveCount(0)
  await untilSaved(page)
  await expect(moved).toContainText('One person with tickets was told another date or place.')
  expect(await axeProblems(page, '[aria-label="Date or place changed"]')).toEqual([])
  await page.screenshot({ path: test.info().outputPath('moved-375.png'), fullPage: true })
  await moved.getByRole('button', { name: 'Tell them by mail' }).click()
  await expect(moved).toContainText('One mail is being written')
  await expect(async () => {
    const mail = await mailTo(page.request, { to: email, kind: 'event-moved' })
    expect(mail).toContain('The Old Mill')
    expect(mail).toMatch(/Before, it was: .*The Hall/)
  }).toPass({ timeout: 30_000 })
  await page.reload()
  await expect(page.locator('#field-address__name')).toHaveValue('The Old Mill')
  await expect(moved).toHaveCount(0)

  await page.locator('#field-status').click()
  await page.getByText('Called off', { exact: true }).click()
  await untilSaved(page)
  const cancelled = page.getByRole('region', { name: 'This event is called off' })
  await expect(cancelled).toContainText('One order has tickets that are still good.')
  await cancelled.getByRole('button', { name: 'Refund all tickets and tell the holders…' }).click()
  await cancelled
    .getByRole('button', { name: 'Refund all tickets and tell the holders', exact: true })
    .click()
  await expect(cancelled).toContainText('The tickets of one order are being taken back.')
  for (const kind of ['event-cancelled', 'refunded']) {
    await expect(async () => {
      expect(await mailTo(page.request, { to: email, kind })).not.toBe('')
    }).toPass({ timeout: 30_000 })
  }
})

/** An event next month, and one paid seat of it. */
async function sellSeat(owner: Parameters<typeof askAsOwner>[0]) {
  const email = `seat-${Date.now()}@example.com`
  const { id: profile } = await askAsOwner<{ id: string }>(owner, 'public/profiles/current')
  const { doc: event } = await askAsOwner<{ doc: { id: string } }>(owner, 'events?depth=0', {
    profile,
    title: `Changes, ${Date.now()}`,
    startsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    timeZone: 'Europe/London',
    address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
    status: 'scheduled',
    isPublished: true,
  })
  const { doc: seat } = await askAsOwner<{ doc: { id: string; product: string } }>(
    owner,
    'variants?depth=0',
    {
      profile,
      event: event.id,
      size: 'Seat',
      priceMinor: 1800,
      stockQuantity: 9,
      availabilityStatus: 'active',
      deliveryType: 'digital',
    },
  )
  const reply = await askAsOwner<CheckoutReply>(
    owner,
    'public/checkout',
    {
      profileId: profile,
      email,
      name: 'Ada Seat',
      country: 'DE',
      items: [{ productId: seat.product, productVariantId: seat.id, quantity: 1 }],
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  const session = reply.redirectUrl.split('/').at(-1) ?? ''
  await askAsOwner(owner, `public/test-payments/${session}`, { action: 'pay' })
  return { event: event.id, email }
}
