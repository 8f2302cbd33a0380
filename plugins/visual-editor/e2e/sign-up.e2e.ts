import { mailTo } from '@/site/e2e/mailbox'
import { expect, test } from '@/site/e2e/story'

/** What an artist may have done by the time that their site stands, of 40 clicks and 12 fields to the first sale. */
const most = { clicks: 5, fields: 3 }

test('an artist signs up, and has a site that nobody else sees yet', async ({
  page,
  browser,
  request,
}) => {
  const name = `Ada Moss ${Date.now()}`
  const done = { clicks: 0, fields: 0 }
  const click = async (label: string | RegExp) => {
    done.clicks += 1
    await page.getByRole('button', { name: label }).click()
  }
  const fill = async (label: string, text: string) => {
    done.fields += 1
    await page.getByLabel(label, { exact: true }).fill(text)
  }

  await page.goto('/admin/login')
  done.clicks += 1
  await page.getByRole('link', { name: 'Create your site' }).click()
  await fill('What name do you play under?', name)
  await expect(page.getByText('This address is free.')).toBeVisible()
  const email = `${Date.now()}@example.com`
  await fill('Email', email)
  await click('Create my site')
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const mail = await mailTo(request, { to: email, kind: 'artist-sign-up' })
  done.clicks += 1
  await page.goto(/https?:\S+/.exec(mail)?.[0] ?? '')
  await fill('Password', 'a long password of hers')
  await click('Make my site')

  await expect(page.getByRole('heading', { name: 'Let’s make your site' })).toBeVisible()
  await expect(page.getByLabel('What name do you play under?')).toHaveValue(name)
  await click(/^Start with/)
  await page.waitForURL(/\/builder/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible()
  await expect(page.getByText('Not online yet')).toBeVisible()
  expect(done.clicks).toBeLessThanOrEqual(most.clicks)
  expect(done.fields).toBeLessThanOrEqual(most.fields)

  const link = await page.getByRole('link', { name: 'View site' }).getAttribute('href')
  await page.goto(link ?? '')
  await expect(page).not.toHaveURL(/site-link/)
  await expect(page.getByText('This site is coming soon.')).toHaveCount(0)
  const { origin } = new URL(page.url())

  const visitor = await browser.newContext()
  const visited = await visitor.newPage()
  const response = await visited.goto(`${origin}/products`)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(visited.getByRole('heading', { name })).toBeVisible()
  await expect(visited.getByText('This site is coming soon.')).toBeVisible()
  await visitor.close()
})
