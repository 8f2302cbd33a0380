import { buyOrder } from '@/plugins/commerce/e2e/bought-order'
import { axeProblems } from '@/site/e2e/axe'
import { newestMailTo } from '@/site/e2e/owner-mail'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test.setTimeout(120_000)

test('a poster goes alone and the mugs later: the buyer reads at each time what is on its way', async ({
  page,
  browser,
}) => {
  await signInOwner(page.context())
  const order = await buyOrder(page.request, { hasPoster: true })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Mark as sent…' }).click()
  const what = page.getByRole('group', { name: 'What goes now?' })
  await expect(what.getByRole('checkbox')).toHaveCount(2)
  await what.getByLabel('2 × Order mug').uncheck()
  await page.getByLabel('Carrier').fill('DHL')
  await page.getByLabel('Tracking number').fill('42')
  expect(await axeProblems(page, '[data-order]')).toEqual([])
  await page.screenshot({ path: test.info().outputPath('what-goes-now-375.png'), fullPage: true })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click()
  await expect(page.getByText('A part was handed over')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Partly sent' })).toBeVisible()
  await expect
    .poll(() => newestMailTo(page.request, order.email))
    .toContain('Still to come: 2 × Order mug (Sea green)')

  const buyer = await (await browser.newContext({ baseURL: process.env.E2E_ORIGIN })).newPage()
  await buyer.setViewportSize({ width: 375, height: 812 })
  await buyer.goto(order.path)
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('A part is on its way')
  const steps = buyer.getByRole('region', { name: 'What happened so far' })
  await expect(steps).toContainText('Parcel DHL 42 with Order poster (Sea green)')
  await buyer.screenshot({ path: test.info().outputPath('a-part-375.png'), fullPage: true })

  await page.getByRole('button', { name: 'Mark as sent…' }).click()
  await expect(what).toHaveCount(0)
  await page.getByLabel('Carrier').fill('UPS')
  await page.getByLabel('Tracking number').fill('7')
  await page.getByRole('button', { name: 'Mark as sent', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sent', exact: true })).toBeVisible()
  await buyer.reload()
  await expect(
    buyer.getByRole('heading', { level: 1, name: 'On its way', exact: true }),
  ).toBeVisible()
  await expect(steps).toContainText('Parcel UPS 7 with 2 × Order mug')
  await expect(steps.getByRole('link', { name: 'Follow your parcel' })).toHaveCount(2)
  await buyer.context().close()
})
