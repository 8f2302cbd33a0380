import type { Page } from '@playwright/test'
import { askAsOwner } from '@/plugins/commerce/e2e/bought-order'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { untilSaved } from '@/site/e2e/saved-form'
import { expect, test } from '@/site/e2e/story'

test.setTimeout(120_000)

type Doc = { id: string }

const stateOf = (page: Page) => page.getByTestId('save-state')

async function make<Body extends object>(page: Page, path: string, body: Body): Promise<string> {
  const { id: profile } = await askAsOwner<Doc>(page.request, 'public/profiles/current')
  const data = { profile, ...body }
  const { doc } = await askAsOwner<{ doc: Doc }>(page.request, `${path}?depth=0`, data)
  return doc.id
}

const ready = (page: Page) => page.locator('form[data-form-ready=true]').first().waitFor()

test('a discount code saves by itself: over a reload, a lost connection and two tabs', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await signInOwner(context)
  const id = await make(page, 'discount-codes', { code: `TIDE${Date.now()}`, percent: 10 })
  const path = `/admin/collections/discount-codes/${id}`
  const percent = page.locator('#field-percent')
  const stored = () =>
    askAsOwner<{ percent: number; oncePerBuyer: boolean }>(
      page.request,
      `discount-codes/${id}?depth=0`,
    )
  await page.goto(path)
  await ready(page)

  await test.step('a number once it is left, a choice at once', async () => {
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
    await percent.fill('2')
    await percent.fill('25')
    expect((await stored()).percent).toBe(10)
    await untilSaved(page)
    expect((await stored()).percent).toBe(25)
    await page.getByLabel('Each buyer once').uncheck()
    await expect.poll(async () => (await stored()).oncePerBuyer).toBe(false)
    await page.reload()
    await expect(percent).toHaveValue('25')
  })

  await test.step('a choice still asks for its field', async () => {
    await page.locator('#field-kind').click()
    await page.getByText('an amount, once per order', { exact: true }).click()
    await expect(percent).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(percent).toHaveValue('25')
    await untilSaved(page)
  })

  await test.step('what is wrong is told at its field', async () => {
    await percent.fill('400')
    await page.keyboard.press('Enter')
    await expect(stateOf(page)).toContainText('Not')
    await expect(page.locator('.field-type').filter({ has: percent })).toContainText('100')
    expect((await stored()).percent).toBe(25)
    await percent.fill('30')
    await untilSaved(page)
    expect((await stored()).percent).toBe(30)
  })

  await test.step('nothing is lost without a connection', async () => {
    await context.setOffline(true)
    await percent.fill('35')
    await percent.blur()
    await expect(stateOf(page)).toHaveText('No connection, kept in this browser')
    await context.setOffline(false)
    await untilSaved(page)
    expect((await stored()).percent).toBe(35)
    // What is still being written is kept, too.
    await percent.fill('36')
    await page.reload()
    await expect(page.getByText('What was not saved last time is back.')).toBeVisible()
    await expect(percent).toHaveValue('36')
    await untilSaved(page)
    expect((await stored()).percent).toBe(36)
  })

  await test.step('two tabs: what both changed is asked about', async () => {
    const other = await context.newPage()
    await other.goto(path)
    await ready(other)
    await other.locator('#field-percent').fill('50')
    await untilSaved(other)
    await page.getByLabel('For members only').check()
    await untilSaved(page)
    await expect(percent).toHaveValue('50')
    await other.locator('#field-percent').fill('60')
    await other.locator('#field-percent').blur()
    await untilSaved(other)
    await percent.fill('70')
    await percent.blur()
    const asked = page.getByRole('dialog', { name: 'This was changed in another window' })
    await expect(asked).toBeVisible()
    expect((await stored()).percent).toBe(60)
    await asked.getByRole('button', { name: 'What stands here' }).click()
    await untilSaved(page)
    expect((await stored()).percent).toBe(70)
    await other.close()
  })

  await test.step('a step back, by its keys, and away without a question', async () => {
    await percent.fill('80')
    await untilSaved(page)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(percent).toHaveValue('70')
    await untilSaved(page)
    expect((await stored()).percent).toBe(70)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
    expect(await axeProblems(page, '.doc-controls__controls > div:has([data-testid])')).toEqual([])
    await percent.fill('75')
    await page.getByRole('link', { name: 'Discount codes' }).first().click()
    await expect(page).toHaveURL(/\/discount-codes(\?|$)/)
    await expect.poll(async () => (await stored()).percent).toBe(75)
  })
  expect(errors).toEqual([])
})

test('a tier saves its benefits by itself, and a new one is kept until it is made', async ({
  page,
}) => {
  await signInOwner(page.context())
  const id = await make(page, 'membership-tiers', {
    name: `Pier ${Date.now()}`,
    priceMonthlyMinor: 500,
    benefits: [{ title: 'Demos' }],
    // Other stories count what is offered.
    isActive: false,
  })
  const stored = () =>
    askAsOwner<{ benefits: { title: string }[] }>(
      page.request,
      `membership-tiers/${id}?depth=0`,
    ).then(({ benefits }) => benefits.map(({ title }) => title))
  await page.goto(`/admin/collections/membership-tiers/${id}`)
  await ready(page)
  const benefit = (row: number) => page.locator(`#field-benefits__${row}__title`)
  await benefit(0).fill('Early demos')
  await untilSaved(page)
  expect(await stored()).toEqual(['Early demos'])

  // A new row has nothing to save yet.
  await page.locator('#field-benefits .array-field__add-row').click()
  await benefit(1).fill('A letter')
  await untilSaved(page)
  expect(await stored()).toEqual(['Early demos', 'A letter'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await untilSaved(page)
  await expect.poll(stored).toEqual(['Early demos'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(benefit(1)).toHaveValue('A letter')
  await untilSaved(page)
  await page.reload()
  await expect(benefit(1)).toHaveValue('A letter')

  await page.goto('/admin/collections/membership-tiers/create')
  await ready(page)
  await page.getByLabel(/^Name/).fill('Mole')
  await page.reload()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Mole')
  await expect(page.getByText('What was not saved last time is back.')).toBeVisible()
})
