import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { buyOrder } from '@/plugins/commerce/e2e/bought-order'
import { markForReview } from '@/plugins/commerce/e2e/mark-for-review'
import { axeProblems } from '@/site/e2e/axe'
import { newestMailTo } from '@/site/e2e/owner-mail'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { errorsMessages } from '@/src/core/messages/errors'

test.setTimeout(120_000)

const origin = () => process.env.E2E_ORIGIN ?? ''

async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/orders${path}`)
  await expect(page.locator('html[data-theme]')).toBeVisible()
}

const standing = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

test('an artist finds an order, sends it with a number, and the buyer follows the parcel', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request)
  await page.setViewportSize({ width: 375, height: 812 })

  await test.step('find it on a phone, and the file has what the list shows', async () => {
    await openAdmin(page, '?column=pack')
    await page.getByRole('searchbox', { name: /^Search by/ }).fill(order.email)
    await expect(page).toHaveURL(/words=/)
    await expect(page.getByRole('link', { name: /^\w{4}-\w{4}-\w{4}$/ })).toHaveText([
      order.orderRef,
    ])
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const file = await (await downloading).path()
    const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), {
      bom: true,
      columns: true,
    })
    expect(rows.map(({ Order, Items }) => [Order, Items])).toEqual([
      [order.orderRef, '2 × Order mug (Sea green); 1 × Salt & Signal'],
    ])
    await page.getByRole('link', { name: order.orderRef }).click()
    await standing(page, 'To send')
    await expect(page.getByText('2 × $12.00')).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
  })

  await test.step('save the slip for the parcel', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Packing slip' }).click()
    expect((await saving).suggestedFilename()).toBe('packing-slips.pdf')
  })

  await test.step('send it', async () => {
    await page.getByRole('button', { name: 'Mark as sent…' }).click()
    await page.getByLabel('Carrier').fill('DHL')
    await page.getByLabel('Tracking number').fill('0034 0434')
    await page.getByLabel('A line for the buyer').fill('With the morning post')
    await page.getByRole('button', { name: 'Mark as sent', exact: true }).click()
    await standing(page, 'Sent')
    await expect(page.getByText('luna@example.com, ')).toBeVisible()
    const mail = await newestMailTo(page.request, order.email)
    expect(mail).toContain('DHL 0034 0434')
    expect(mail).toContain('With the morning post')
  })

  await test.step('mail the receipt and the news of the parcel again', async () => {
    await page.getByRole('button', { name: 'Send receipt again' }).click()
    await expect(page.getByText('The receipt is on its way again.')).toBeVisible()
    await expect.poll(() => newestMailTo(page.request, order.email)).toContain('Order mug')
    await page.getByRole('button', { name: 'Send shipping mail again' }).click()
    await expect(page.getByText('The mail is on its way again.')).toBeVisible()
    await expect(page.getByText('News of the delivery sent again')).toBeVisible()
    await expect.poll(() => newestMailTo(page.request, order.email)).toContain('DHL 0034 0434')
  })

  await test.step('note and deliver', async () => {
    await page.getByRole('button', { name: 'Add a note…' }).click()
    await page.getByLabel('Private note').fill('Met at the port')
    await page.getByRole('button', { name: 'Add note', exact: true }).click()
    await expect(page.getByText('Met at the port')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeEnabled()
    expect(await axeProblems(page, '[data-order]')).toEqual([])
    const buyer = await (await browser.newContext({ baseURL: origin() })).newPage()
    await buyer.goto(order.path)
    await expect(buyer.getByRole('heading', { level: 1, name: 'On its way' })).toBeVisible()
    const follow = buyer.getByRole('link', { name: 'Follow your parcel' })
    await expect(follow).toHaveAttribute('href', /tracking-id=00340434$/)
    await expect(buyer.getByText('Met at the port')).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark as delivered' }).click()
    await standing(page, 'Delivered')
    await buyer.reload()
    const steps = buyer.getByRole('region', { name: 'What happened so far' })
    await expect(steps.getByRole('listitem').last()).toContainText('Delivered')
    await buyer.context().close()
  })
})

test('one line is refunded, then all, and the downloads end', async ({ page, browser }) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request)
  const buyer = await (await browser.newContext({ baseURL: origin() })).newPage()
  await buyer.goto(order.path)
  const downloads = buyer.getByRole('button', { name: /^Download/ })
  await expect(downloads.first()).toBeVisible()

  await openAdmin(page, `/${order.id}`)
  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByLabel('Some items').check()
  await page.getByLabel(/Order mug/).fill('1')
  await page.getByLabel('Reason').fill('Broken handle')
  await page.getByRole('button', { name: 'Give back $12.00' }).click()
  await standing(page, 'To send, partly refunded')
  await expect(page.getByText('1 of 2 refunded')).toBeVisible()
  await expect.poll(() => newestMailTo(page.request, order.email)).toContain('Broken handle')
  await buyer.reload()
  await expect(buyer.getByText('$12.00 of it was given back to you.')).toBeVisible()
  await expect(downloads.first()).toBeVisible()

  await page.getByRole('button', { name: 'Refund…' }).click()
  await page.getByLabel('Put the pieces back into stock').check()
  await page.getByRole('button', { name: /^Give back \$/ }).click()
  await standing(page, 'Cancelled, refunded')
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0)
  await buyer.reload()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible()
  await expect(downloads).toHaveCount(0)
  await buyer.context().close()
})

test('an artist calls an unpaid order off, and looks at one that was paid all the same', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request, { isPaid: false })
  await openAdmin(page, `/${order.id}`)
  await standing(page, 'Waiting for payment')
  await page.getByRole('button', { name: 'Cancel order…' }).click()
  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await standing(page, 'Cancelled')
  await expect(page.getByRole('button', { name: 'Cancel order…' })).toHaveCount(0)
  const buyer = await (await browser.newContext({ baseURL: origin() })).newPage()
  await buyer.goto(order.path)
  await expect(buyer.getByRole('heading', { level: 1, name: 'Not paid' })).toBeVisible()
  await buyer.context().close()

  await markForReview(order.id, 'late_payment')
  await page.goto('/admin')
  await page.getByRole('link', { name: /^\d+ orders?$/ }).click()
  await expect(page).toHaveURL(/column=look/)
  await expect(page.getByRole('link', { name: order.orderRef })).toBeVisible()
  await openAdmin(page, `/${order.id}`)
  const look = page.getByText('This order needs a look.')
  await expect(look).toContainText('It was paid after it had been cancelled.')
  await page.getByRole('button', { name: 'I have looked at it…' }).click()
  const done = page.getByRole('button', { name: 'Done', exact: true })
  await done.click()
  await expect(page.getByText(errorsMessages.required)).toBeVisible()
  await page.getByLabel('How was it settled?').fill('Ada has her money back')
  await done.click()
  await expect(page.getByText('The mark is off.')).toBeVisible()
  await expect(look).toHaveCount(0)
  await expect(page.getByText('Looked at', { exact: true })).toBeVisible()
  await expect(page.getByText('Ada has her money back')).toBeVisible()
})

test('a guest who lost the link gets it by mail', async ({ page, browser }) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request)
  const guest = await (await browser.newContext({ baseURL: origin() })).newPage()
  await guest.goto(`/checkout/complete?order=${order.orderRef}&token=${'x'.repeat(43)}`)
  await guest.getByRole('link', { name: 'Get a new link by email' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible()
  await guest.getByLabel('Email').fill(order.email)
  await guest.getByLabel('Order number').fill('nothing like it')
  await guest.getByRole('button', { name: 'Send link' }).click()
  await expect(guest.getByText('An order number looks like')).toBeVisible()
  await guest.getByLabel('Order number').fill(order.orderRef.toLowerCase().replaceAll('-', ' '))
  await guest.getByRole('button', { name: 'Send link' }).click()
  await expect(guest.getByText(`If there is such an order of ${order.email}`)).toBeVisible()
  expect(await axeProblems(guest, 'main')).toEqual([])
  const mail = await newestMailTo(page.request, order.email)
  const link = /http\S+\/checkout\/complete\?\S+/.exec(mail)?.[0] ?? ''
  await guest.goto(link)
  await expect(guest.getByText(order.orderRef)).toBeVisible()
  await guest.getByRole('button', { name: 'Send the link to this order to me' }).click()
  await expect(guest.getByText(`We sent the link to ${order.email}.`)).toBeVisible()
  await guest.context().close()
})
