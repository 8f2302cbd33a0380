import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'

const city = `Port ${randomUUID().slice(0, 6)}`
const title = `Tour of ${city}`

test.afterEach(async () => {
  const headers = await ownerHeaders()
  const where = new URLSearchParams({ 'where[title][equals]': title, limit: '50', depth: '0' })
  const { docs } = await askJson<{ docs: { id: string }[] }>(`${demoOrigin}/api/events?${where}`, {
    headers,
  })
  for (const { id } of docs) {
    await askJson(`${demoOrigin}/api/events/${id}`, { method: 'DELETE', headers })
  }
})

/** As from a spreadsheet: the clipboard of a browser under test is no other program's. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.evaluate(
    (pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    rows.map((cells) => cells.join('\t')).join('\n'),
  )
}

test('an artist adds a tour from a spreadsheet, and fans see its dates on the site', async ({
  page,
  context,
}) => {
  await signInOwner(context)
  await page.goto('/admin/shows')
  await page.getByRole('button', { name: 'Add many shows' }).click()
  await page.getByRole('menuitem', { name: /^Add a tour/ }).click()
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true })

  await test.step('pastes the dates, of which one is wrong', async () => {
    await cell('Date, row 1').focus()
    await paste(page, [
      ['2031-03-05', '20:00', 'The Cellar', '1 Quay Street', city, 'Ireland'],
      ['2031-03-06', '20:30', 'The Loft', '', city, 'Ireland'],
      ['sometime', '21:00', 'The Barn', '', city, 'Ireland'],
      ['2031-03-08', '19:00', 'The Hall', '', city, 'Ireland'],
    ])
    await expect(cell('Venue, row 4')).toHaveValue('The Hall')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    expect(await axeProblems(page, '[data-testid="tour"]')).toEqual([])
  })

  await test.step('has all of it again after a reload', async () => {
    await page.reload()
    await expect(cell('Venue, row 4')).toHaveValue('The Hall')
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  })

  await test.step('is told of the wrong date at its row, and mends it', async () => {
    await page.getByRole('button', { name: 'Put all on the site' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'One cell needs' })).toBeVisible()
    await expect(cell('Date, row 3')).toHaveAttribute('aria-invalid', 'true')
    await cell('Date, row 3').fill('2031-03-07')
    await page.getByRole('button', { name: 'Put all on the site' }).click()
  })

  await test.step('finds all four in the list', async () => {
    await expect(page).toHaveURL(/\/admin\/shows$/)
    await page.getByRole('searchbox', { name: 'Search by title, venue or city' }).fill(city)
    const rows = page.getByTestId('shows').getByRole('listitem').filter({ hasText: city })
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText('The Cellar')
    await expect(rows.first()).toContainText('On the site')
    expect(await axeProblems(page, '[data-testid="shows"]')).toEqual([])
    await rows.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/shows\/[\w-]{36}$/)
  })

  await test.step('a fan sees the date with its place', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await context.clearCookies()
    await page.goto(`${demoOrigin}/events/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('The Cellar').first()).toBeVisible()
    await expect(page.getByText(city).first()).toBeVisible()
    // A show knows the clock of its venue.
    await expect(page.getByText(/8:00\s?PM|20:00/).first()).toBeVisible()
  })
})
