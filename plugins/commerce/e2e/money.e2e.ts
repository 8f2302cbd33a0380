import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buyOrder } from '@/plugins/commerce/e2e/bought-order'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

/** What a link, or a button, downloads. */
async function downloaded(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' = 'link',
): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole(role, { name }).first().click()
  return (await readFile(await (await downloading).path())).toString('latin1')
}

test('an artist sees what came in, gives buyers invoices, and finds how the money comes', async ({
  page,
  context,
}) => {
  await page.goto('/admin/money')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await signInOwner(context)
  const order = await buyOrder(context.request)

  await test.step('what came in', async () => {
    await page.goto('/admin/collections/orders')
    // Payload writes its own query into the address once it runs; a link followed before that is undone.
    await expect(page).toHaveURL(/limit=/)
    await page.getByRole('link', { name: 'Money' }).click()
    await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
    const sold = page.getByRole('region', { name: 'By what was sold, USD' })
    await expect(sold.getByRole('rowheader', { name: 'Order mug' }).first()).toBeVisible()
    await sold.getByRole('button', { name: 'Sold' }).click()
    await expect(sold.getByRole('columnheader', { name: 'Sold' })).toHaveAttribute(
      'aria-sort',
      /ending$/,
    )
    await expect(page.getByText('Test payments move no money')).toBeVisible()
    expect(await axeProblems(page, '.gutter')).toEqual([])
    expect(await downloaded(page, 'Every payment and refund (CSV)')).toContain(order.orderRef)
  })

  await test.step('who sells, once', async () => {
    await page.goto('/admin/seller')
    await page.getByRole('textbox', { name: 'Name or company' }).fill('Luna Vale LLC')
    await page.getByRole('textbox', { name: 'Street and number' }).fill('Main Street 1')
    await page.getByRole('textbox', { name: 'Text at the end' }).fill(`Thanks ${Date.now()}`)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
    await page.getByRole('textbox', { name: 'City' }).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('This has to stand on an invoice.')).toBeVisible()
    await page.getByRole('textbox', { name: 'City' }).fill('Denver')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Paid orders get invoices from now on.')).toBeVisible()
    expect(await axeProblems(page, '.gutter')).toEqual([])
  })

  await test.step('the invoice of the order', async () => {
    await page.goto('/admin/invoices')
    await page.getByRole('button', { name: 'Make them' }).click()
    const row = page.getByRole('row', { name: order.orderRef })
    await expect(row).toBeVisible()
    expect(await axeProblems(page, '.gutter')).toEqual([])
    expect(await downloaded(page, /^Download /)).toMatch(/^%PDF-/)
    await page.goto(order.path)
    expect(await downloaded(page, /^Invoice .*\(PDF\)$/, 'button')).toMatch(/^%PDF-/)
  })

  await test.step('how the money comes', async () => {
    await page.goto('/admin/payouts')
    await expect(page.getByRole('heading', { name: 'Get paid', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Test payments' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Stripe' })).toHaveCount(0)
    expect(await axeProblems(page, '.gutter')).toEqual([])
  })
})
