import type { Locator } from '@playwright/test'
import { tone } from '@/plugins/catalog/songs/testing/recordings'
import { mailTo } from '@/site/e2e/mailbox'
import { expect, test } from '@/site/e2e/story'

test.setTimeout(120_000)

/** What an artist may have done until a release of theirs is on sale. */
const most = { clicks: 40, fields: 12 }

test('an artist signs up, makes a site and a release, and sells it', async ({
  page,
  browser,
  request,
}) => {
  const start = Date.now()
  const name = `Ada Moss ${start}`
  const email = `${start}@example.com`
  const done = { clicks: 0, fields: 0 }
  const press = async (target: Locator) => {
    done.clicks += 1
    await target.click()
  }
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })
  const fill = async (label: string, text: string) => {
    done.fields += 1
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }

  await page.goto('/admin/login')
  await press(page.getByRole('link', { name: 'Create your site' }))
  await fill('What name do you play under?', name)
  await expect(page.getByText('This address is free.')).toBeVisible()
  await fill('Email', email)
  await press(button('Create my site'))
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const mail = await mailTo(request, { to: email, kind: 'artist-sign-up' })
  done.clicks += 1
  await page.goto(/https?:\S+/.exec(mail)?.[0] ?? '')
  await fill('Password', 'a long password of hers')
  await press(button('Make my site'))

  await expect(page.getByRole('heading', { name: 'Let’s make your site' })).toBeVisible()
  await expect(page.getByLabel('What name do you play under?')).toHaveValue(name)
  await press(button(/^Start with/))
  await page.waitForURL(/\/builder/)
  await page.goto('/admin')
  await expect(page.getByText('Not online yet')).toBeVisible()

  await press(button('New release').first())
  await fill('Title', 'Low Water')
  // Chosen in the system's own window: one click opens it, one takes the file.
  done.clicks += 2
  await page
    .getByRole('region', { name: 'Songs' })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Ebb.wav', mimeType: 'audio/wav', buffer: tone() })
  await expect(page.getByRole('textbox', { name: 'Title of song 1' })).toHaveValue('Ebb')
  await expect(page.getByTestId('save-state')).toContainText('Draft · Saved')
  await press(button('Put on sale'))
  await press(button('Put on sale anyway'))
  await expect(page.getByTestId('save-state')).toContainText('On sale · Saved')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.goto('/admin')
  const link = await page.getByRole('link', { name: 'View site' }).getAttribute('href')
  const own = await page.context().newPage()
  await own.goto(link ?? '')
  await expect(own).not.toHaveURL(/site-link/)
  await expect(own.getByText('This site is coming soon.')).toHaveCount(0)
  const { origin } = new URL(own.url())

  const visitor = await (await browser.newContext()).newPage()
  const response = await visitor.goto(`${origin}/products/${id}`)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(visitor.getByRole('heading', { name })).toBeVisible()
  await expect(visitor.getByText('This site is coming soon.')).toBeVisible()

  await press(button('Put my site online'))
  await expect(page.getByText('Not online yet')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Low Water' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await visitor.goto(origin)
  await expect(visitor.getByText('Listen to Low Water', { exact: true })).toBeVisible()
  await visitor.context().close()

  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`From sign-up to sale: ${done.clicks} clicks, ${done.fields} fields, ${seconds} s`)
  expect(done.clicks).toBeLessThanOrEqual(most.clicks)
  expect(done.fields).toBeLessThanOrEqual(most.fields)
})
