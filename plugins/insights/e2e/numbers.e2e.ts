import { readFile } from 'node:fs/promises'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

const source = `story-${Date.now()}`
/** Of a browser that is no bot's, and not the one in which other stories look at the dashboard. */
const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.${Date.now()}`

test('an artist sees where a fan came from, in a table and in a file', async ({
  page,
  browser,
  context,
}) => {
  await test.step('a fan comes by a link with a name, and walks on', async () => {
    const fans = await browser.newContext({ baseURL: process.env.E2E_ORIGIN, userAgent })
    const fan = await fans.newPage()
    const counted = fan.waitForResponse(/\/api\/public\/visits$/)
    await fan.goto(`/?utm_source=${source}`)
    expect((await counted).status()).toBe(204)
    const again = fan.waitForRequest(/\/api\/public\/visits$/)
    await fan.goto('/products')
    const sent = (await again).postDataJSON()
    expect(sent).toMatchObject({ path: '/products', source, isNew: false })
    expect(await fans.cookies()).toEqual([])
    await fans.close()
  })

  await signInOwner(context)
  await test.step('the start leads to the numbers', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: /^Hello, Luna/ })).toBeVisible()
    const event = page.getByRole('region', { name: 'Next show' })
    await expect(event.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit home page' })).toHaveAttribute(
      'href',
      /\/builder$/,
    )
    await page.getByRole('link', { name: 'All numbers' }).click()
    await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible()
  })

  await test.step('the fan is in the table, and in the file', async () => {
    await page.getByRole('link', { name: 'Sources' }).click()
    await expect(page).toHaveURL(/section=sources/)
    const table = page.getByRole('region', { name: 'Where visits came from', exact: true })
    // Views are written together, within two seconds.
    await expect(async () => {
      await page.reload()
      await expect(table.getByRole('row', { name: new RegExp(`^${source} 1`) })).toBeVisible()
    }).toPass()
    const downloading = page.waitForEvent('download')
    await table.getByRole('link', { name: 'CSV' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain(`${source},1,1,0,0,0`)
    expect(await axeProblems(page, '[data-testid="numbers"]')).toEqual([])
  })

  await test.step('alone they read two pages, in other days too', async () => {
    await page.getByRole('link', { name: source }).click()
    await expect(page.getByRole('link', { name: `Show all, not ${source}` })).toBeVisible()
    await page.getByRole('link', { name: /^Pages read 2/ }).click()
    await expect(page.getByRole('img', { name: 'Pages read by day: 2' })).toBeVisible()
    await page.getByRole('link', { name: '7 days' }).click()
    await expect(page).toHaveURL(/range=7/)
    await expect(page.getByRole('img', { name: 'Pages read by day: 2' })).toBeVisible()
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await expect(page.getByRole('row', { name: /products/ })).toBeVisible()
  })
})
