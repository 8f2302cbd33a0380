import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'

test.setTimeout(150_000)

/** What is outside of the studio's own screens is the admin's frame, which has stories of its own. */
const screen = '[data-testid="release"]'

for (const width of [1440, 375]) {
  test(`an artist puts a pre-order on sale, sees it on the site and takes it back, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInOwner(context)
    const title = `Low Water ${randomUUID().slice(0, 4)}`
    const done = { clicks: 0, fields: 0 }
    const press = async (target: Locator) => {
      done.clicks += 1
      await target.click()
    }
    const write = async (target: Locator, text: string) => {
      done.fields += 1
      await target.fill(text)
    }
    const saved = page.getByTestId('save-state')

    await page.goto('/admin/music')
    await press(page.getByRole('button', { name: 'New release' }))
    await write(page.getByRole('textbox', { name: 'Title', exact: true }), title)
    await write(page.getByRole('textbox', { name: 'Release date' }), '2099-05-01')
    await press(page.getByRole('checkbox', { name: /^Pre-order/ }))
    await write(page.getByRole('textbox', { name: 'Price', exact: true }), '0.001')
    await expect(page.getByText('Write an amount like 12.50')).toBeVisible()
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('8,50')
    await expect(page.getByText('After fees you get about $7.95 of $8.50')).toBeVisible()
    await expect(saved).toContainText('Draft · Saved')
    expect(await axeProblems(page, screen)).toEqual([])

    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).not.toHaveValue('8,50')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('8,50')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)

    await press(page.getByRole('button', { name: 'Put on sale' }))
    await press(page.getByRole('button', { name: 'Put on sale anyway' }))
    await expect(saved).toContainText('On sale · Saved')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect([done.clicks <= 6, done.fields <= 4]).toEqual([true, true])

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const url = await page.getByRole('link', { name: 'View' }).getAttribute('href')
    expect(url).toContain(`/products/${id}`)
    await page.goto(`${demoOrigin}/products/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('$8.50').first()).toBeVisible()

    // Other stories count what is in the store.
    await page.goto('/admin/music')
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check()
    expect(await axeProblems(page, '[data-testid="music"]')).toEqual([])
    await page.getByRole('button', { name: 'Take off sale' }).click()
    const told = page.getByTestId('music').getByRole('status')
    await expect(told).toContainText('1 release taken off sale')
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check()
    await page.getByRole('button', { name: 'More for all that are chosen' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('checkbox', { name: `Choose ${title}` })).toHaveCount(0)
  })
}
