import { askAsOwner, buyOrder } from '@/plugins/commerce/e2e/bought-order'
import { axeProblems } from '@/site/e2e/axe'
import { newestMailTo } from '@/site/e2e/owner-mail'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test.setTimeout(120_000)

const origin = () => process.env.E2E_ORIGIN ?? ''

test('an artist hears of a sale, corrects what the buyer mistyped, and sees what was downloaded', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request)
  const email = order.email.replace('fan-', 'right-')
  await page.setViewportSize({ width: 375, height: 812 })

  await test.step('the mail to the artist leads to the order', async () => {
    const query = new URLSearchParams({ 'where[subject][like]': `New order ${order.orderRef}` })
    const { docs } = await askAsOwner<{ docs: { to: string; text: string }[] }>(
      page.request,
      `mail-log?${query}`,
    )
    const mail = docs.find(({ to }) => to === 'luna@example.com')
    expect(mail?.text).toContain('Send it to: Ada Fan, 12 Harbour Street')
    expect(mail?.text).toContain(order.email)
    const link = /http\S+\/admin\/orders\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 2, name: 'To send' })).toBeVisible()
  })

  await test.step('correct the email and the address', async () => {
    await page.getByRole('button', { name: 'Correct…' }).click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()
    await page.getByLabel('Email of the buyer').fill(email)
    await page.getByLabel('Street and number').fill('21 Harbour Street')
    expect(await axeProblems(page, '[data-order]')).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
    await save.click()
    await expect(page.getByText('Corrected.', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: email })).toBeVisible()
    await expect(page.getByText('21 Harbour Street').first()).toBeVisible()
    await expect(page.getByText('Email of the buyer corrected')).toBeVisible()
    await expect(page.getByText('Shipping address corrected')).toBeVisible()
  })

  await test.step('the receipt goes to the new address, and its link works', async () => {
    await page.getByRole('button', { name: `Send the receipt to ${email}` }).click()
    await expect(page.getByText('The receipt is on its way.')).toBeVisible()
    await expect.poll(() => newestMailTo(page.request, email)).toContain('Order mug')
    await expect(page.getByText('Not downloaded yet')).toBeVisible()
    const mail = await newestMailTo(page.request, email)
    const buyer = await (await browser.newContext({ baseURL: origin() })).newPage()
    await buyer.goto(/http\S+\/checkout\/complete\?\S+/.exec(mail)?.[0] ?? '')
    const downloading = buyer.waitForEvent('download')
    await buyer
      .getByRole('button', { name: /^Download (?!all)/ })
      .first()
      .click()
    await downloading
    await buyer.context().close()
  })

  await test.step('the artist sees that it was downloaded', async () => {
    await page.reload()
    await expect(page.getByText(/^Downloaded once, on /)).toBeVisible()
    await expect(page.getByText('Not downloaded yet')).toHaveCount(0)
  })

  await test.step('once it is sent, the address stays as it was', async () => {
    await page.getByRole('button', { name: 'Mark as sent…' }).click()
    await page.getByRole('button', { name: 'Mark as sent', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Sent' })).toBeVisible()
    await page.getByRole('button', { name: 'Correct…' }).click()
    await expect(page.getByLabel('Email of the buyer')).toHaveValue(email)
    await expect(page.getByLabel('Street and number')).toHaveCount(0)
  })
})
