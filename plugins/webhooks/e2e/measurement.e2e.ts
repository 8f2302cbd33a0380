import { createHash } from 'node:crypto'
import { openReceiver } from '@/plugins/webhooks/testing/open-receiver'
import { axeProblems } from '@/site/e2e/axe'
import { changeDemo } from '@/site/e2e/demo-database'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { album, buyNow, openRelease } from '@/site/e2e/visitor'

test('an artist has Meta told of purchases, and only of the one whose buyer ticked it', async ({
  page,
  browser,
}) => {
  const { request } = page
  const receiver = await openReceiver((_, response) => response.end('{"events_received":1}'))
  const code = `FREE${Date.now()}`
  const tick = /^Tell Meta about this purchase/
  const fan = await (await browser.newContext()).newPage()

  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })
  const site = await (await request.get('/api/public/profiles/current')).json()
  await request.post('/api/discount-codes', {
    headers: fromAdmin,
    data: { code, kind: 'percent', percent: 100, profile: site.id },
  })

  /** Nothing is left to pay: payments of the demo are tests, of which nobody is told. */
  const order = async (email: string, isTicked: boolean) => {
    await openRelease(fan, album)
    await buyNow(fan)
    await fan.getByRole('textbox', { name: 'Email' }).fill(email)
    await fan.getByLabel('Discount code').fill(code)
    await fan.getByRole('button', { name: 'Apply' }).click()
    const box = fan.getByRole('checkbox', { name: tick })
    await expect(box).not.toBeChecked()
    if (isTicked) {
      await box.press('Space')
    }
    await fan.getByRole('button', { name: 'Complete order' }).click()
    await expect(fan.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  }

  await test.step('nobody is asked before, and no company is named', async () => {
    // Another visitor: what is in a cart already does not open it again.
    const visitor = await (await browser.newContext()).newPage()
    await openRelease(visitor, album)
    await buyNow(visitor)
    await expect(visitor.getByRole('button', { name: /^Pay \$/ })).toBeEnabled()
    await expect(visitor.getByRole('checkbox', { name: tick })).toHaveCount(0)
    await visitor.context().close()
    await fan.goto('/privacy-policy')
    await expect(fan.getByRole('heading', { name: 'Measuring ads' })).toHaveCount(0)
  })

  await test.step('the artist connects, and reads at the field what is wrong', async () => {
    await page.goto('/admin/ad-measurement')
    await page.getByRole('button', { name: 'New connection' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Pixel ID (dataset ID)').fill('G-AB12CD34EF')
    await dialog.getByLabel('Access token').fill('EAAG token')
    await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
    await expect(dialog.getByText('A pixel ID of Meta is a number')).toBeVisible()
    await expect(dialog.getByText('A token has no spaces')).toBeVisible()
    expect(await axeProblems(page, 'dialog')).toEqual([])
    await dialog.getByLabel('Pixel ID (dataset ID)').fill('1234567890123456')
    await dialog.getByLabel('Access token').fill('EAAG-token-of-the-story')
    await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Meta' })).toBeVisible()
    expect(await page.content()).not.toContain('EAAG-token-of-the-story')
    expect(await axeProblems(page, '.gutter--left')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await changeDemo(`update webhook_endpoints set url = $1 where format = 'meta'`, [
      `http://127.0.0.1:${receiver.port}`,
    ])
  })

  await test.step('a test is named by its code', async () => {
    await page.getByRole('button', { name: 'Send a test' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send a test' }).press('Enter')
    await expect(dialog.getByText('or the test would count as a purchase')).toBeVisible()
    await dialog.getByLabel('Test code').fill('TEST123')
    await dialog.getByRole('button', { name: 'Send a test' }).press('Enter')
    await expect.poll(() => receiver.received.length).toBe(1)
    expect(JSON.parse(receiver.received[0]?.body ?? '').test_event_code).toBe('TEST123')
    await expect(page.getByRole('listitem').filter({ hasText: 'webhook.test' })).toContainText(
      'Accepted',
    )
    receiver.received.length = 0
  })

  await test.step('two fans buy, and Meta is told of the one who ticked it', async () => {
    await order('quiet@example.com', false)
    await order('Told@Example.com', true)
    await expect.poll(() => receiver.received.length).toBe(1)
    const [{ path, body } = { path: '', body: '' }] = receiver.received
    expect(path).toBe('/v25.0/1234567890123456/events?access_token=EAAG-token-of-the-story')
    const em = createHash('sha256').update('told@example.com').digest('hex')
    expect(JSON.parse(body)).toEqual({
      data: [
        {
          event_name: 'Purchase',
          event_time: expect.any(Number),
          event_id: expect.stringMatching(/^[\da-f-]{36}$/),
          action_source: 'website',
          event_source_url: expect.stringMatching(/\/checkout$/),
          user_data: { em: [em], client_user_agent: expect.stringContaining('Chrome') },
          custom_data: {
            currency: 'USD',
            value: 0,
            content_type: 'product',
            content_ids: [expect.any(String)],
            contents: [{ id: expect.any(String), quantity: 1, item_price: expect.any(Number) }],
          },
        },
      ],
    })
    await page.reload()
    const told = page.getByRole('listitem').filter({ hasText: 'order.paid' })
    await expect(told).toHaveCount(1)
    await expect(told).toContainText('Accepted')
  })

  await test.step('the privacy policy names the company, until it is removed', async () => {
    const heading = fan.getByRole('heading', { name: 'Measuring ads' })
    await fan.goto('/privacy-policy')
    await expect(heading).toBeVisible()
    await expect(fan.getByText(/and only then, Meta gets told/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Nobody is told of purchases.')).toBeVisible()
    await fan.goto('/privacy-policy')
    await expect(heading).toHaveCount(0)
  })
  await fan.context().close()
  receiver.close()
})
