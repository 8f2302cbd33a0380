import type { APIRequestContext, Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { fromAdmin } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'
import { ownerMessages } from '@/src/core/messages/owner-messages'

test.use({ timezoneId: 'Asia/Tokyo' })
test.setTimeout(120_000)

const name = `Story ${Date.now()}`
const fans = ['ada', 'bob'].map((each) => `${each}-${Date.now()}@example.com`)

async function post(request: APIRequestContext, path: string, data: object): Promise<string> {
  const response = await request.post(`/api/${path}`, { headers: fromAdmin, data })
  expect(response.ok(), await response.text()).toBe(true)
  const { doc } = (await response.json()) as { doc?: { id: string } }
  return doc?.id ?? ''
}

async function profileOf(request: APIRequestContext): Promise<string> {
  const query = new URLSearchParams({ depth: '0', 'where[slug][equals]': 'luna-vale' })
  const response = await request.get(`/api/profiles?${query}`, { headers: fromAdmin })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  return docs[0]?.id ?? ''
}

/** A form of the admin takes what is written once its scripts run. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/collections/${path}`)
  await expect(page.locator('html[data-theme]')).toBeVisible()
}

test('an artist imports fans, writes to them, and one of them leaves by the link of the mail', async ({
  page,
}) => {
  const { request } = page
  await post(request, 'users/login', { email: 'luna@example.com', password: 'bandstand-demo' })
  const profile = await profileOf(request)
  const list = await post(request, 'email-lists?depth=0', { name, profile })

  await test.step('import a file with rows that cannot be taken', async () => {
    await open(page, `email-lists/${list}`)
    await page.getByRole('link', { name: /^Import from Mailchimp/ }).click()
    await page.getByRole('link', { name: /^Other services/ }).click()
    await expect(page.getByLabel('Mailing list that they go on')).toHaveValue(list)
    const rows = ['Name,Email', `Ada,${fans[0]}`, 'Nobody,no address', `Bob,${fans[1]}`, 'Cy,']
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'fans.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    })
    await expect(page.getByText('2 who may go on the list')).toBeVisible()
    const { lists } = ownerMessages.moveIn
    await expect(page.getByRole('row', { name: 'Row 3' })).toContainText(lists.invalidAddress)
    await expect(page.getByRole('row', { name: 'Row 5' })).toContainText(lists.noAddress)
    const take = page.getByRole('button', { name: 'Import', exact: true })
    await take.click()
    const { consentRequired } = ownerMessages.subscriberImport
    await expect(page.getByRole('alert').getByText(consentRequired)).toBeVisible()
    await page.getByRole('checkbox', { name: /has agreed to get mails from me/ }).check()
    expect(await axeProblems(page, '[data-testid="move-in"]')).toEqual([])
    await take.click()
    await expect(page.getByText('2 items from this file are here now')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo this import' })).toBeVisible()
  })

  await test.step('begin a newsletter: its subject, and who gets it', async () => {
    await open(page, 'newsletters/create')
    await page.getByLabel('Subject').fill(name)
    await page.locator('#field-list').getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).click()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('Nothing is written yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send now…' })).toHaveCount(0)
  })

  await test.step('write it in the editor, with the first name of each', async () => {
    await page.getByRole('link', { name: 'Write your mail' }).click()
    const canvas = page.getByTestId('page')
    await expect(canvas.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 })
    await canvas.getByText('Write something').click()
    await expect(canvas.locator('[data-writing]')).toBeVisible()
    await page.keyboard.type('Hello ')
    await page.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: 'First name', exact: true }).click()
    await page.keyboard.type(', a new song is out.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.locator('[data-block-type="email-button"]').click()
    await expect(canvas.getByText('Listen now')).toBeVisible()
  })

  await test.step('see it as people get it, and test it', async () => {
    await page.getByRole('button', { name: 'Preview the email' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview.getByTestId('inbox-row')).toContainText(name)
    const mail = page.frameLocator('iframe[title="The email"]')
    await expect(mail.getByText(/^Hello \S.*, a new song is out\.$/)).toBeVisible()
    await preview.getByRole('button', { name: '360 px' }).click()
    await preview.getByRole('button', { name: 'Dark' }).click()
    await preview.getByRole('button', { name: 'Plain text' }).click()
    await expect(preview.locator('pre')).toContainText('a new song is out.')
    await preview.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Send test', exact: true }).click()
    await expect(page.getByTestId('toast')).toContainText(
      'Written to the mail log; no mail server is set up.',
    )
    const onwards = page.getByRole('button', { name: 'Continue to sending' })
    await onwards.click()
    const found = page.getByRole('dialog', { name: 'Before people get it' })
    await expect(found).toContainText('This button leads nowhere yet.')
    await found.getByRole('button', { name: 'Show me' }).click()
    const address = page.getByRole('textbox', { name: 'Leads to' })
    await address.fill('https://luna.example/')
    await address.blur()
    await onwards.click()
    await expect(page.getByText('This mail is a draft.')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('see how many get it, send it, and see that it is through', async () => {
    await page.getByRole('button', { name: 'Send now…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('2 people will get this mail')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(/2 mails written, but not sent: no mail server/)).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('button', { name: 'Send now…' })).toHaveCount(0)
    await expect(page.getByLabel('Subject')).toBeDisabled()
  })

  await test.step('find each mail in the log', async () => {
    await page.getByRole('link', { name: 'See each mail in the mail log' }).click()
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(page.locator('tbody')).toContainText(fans[0] ?? '')
    await expect(page.locator('tbody')).toContainText(fans[1] ?? '')
    await rows.filter({ hasText: fans[0] }).getByRole('link').first().click()
  })

  await test.step('leave by the link of the mail', async () => {
    const mail = page.frameLocator('iframe[title="The mail"]')
    await expect(mail.getByText('Hello Ada, a new song is out.')).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Listen now' })).toBeVisible()
    const link = await mail.getByRole('link', { name: /unsubscribe/i }).getAttribute('href')
    const { pathname, search } = new URL(link ?? '')
    await page.goto(pathname + search)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You are off the list')).toBeVisible()
  })

  const next = await post(request, 'newsletters?depth=0', {
    profile,
    subject: `${name}, again: ${'Nachtmusik'.repeat(9)}`,
    audience: 'list',
    list,
    text: 'Hello again',
  })
  const dialog = page.getByRole('dialog')
  const day = new Date(Date.now() + 24 * 3600_000)
  const inTokyo = { timeZone: 'Asia/Tokyo' }
  const evening = `${new Intl.DateTimeFormat('sv-SE', inTokyo).format(day)}T18:30`
  const date = new Intl.DateTimeFormat('en-US', { ...inTokyo, month: 'short', day: 'numeric' })
  const words = new RegExp(`${date.format(day)}(, \\d{4})?, 18:30`)

  await test.step('the next mail is for one fewer', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, `newsletters/${next}`)
    await page.getByRole('button', { name: 'Send now…' }).click()
    await expect(dialog).toContainText('1 person will get this mail')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.screenshot({ path: test.info().outputPath('phone.png') })
  })

  await test.step('it waits for its moment by the clock of the artist, and is called off', async () => {
    await page.getByRole('button', { name: 'Send later…' }).click()
    const choose = page.getByRole('button', { name: 'Choose this date…' })
    await choose.click()
    const { dateInPast } = ownerMessages.newsletters
    await expect(page.getByRole('alert').getByText(dateInPast)).toBeVisible()
    await page.getByLabel('When it is sent, in your time').fill(evening)
    await choose.click()
    await expect(dialog).toContainText(words)
    await expect(dialog).toContainText('1 person would get this mail today.')
    await dialog.getByRole('button', { name: 'Send then' }).click()
    const stands = page.getByRole('region', { name: 'Sending' })
    await expect(stands).toContainText('This mail goes out on')
    await expect(stands).toContainText(words)
    const stored = await request.get(`/api/newsletters/${next}?depth=0`, { headers: fromAdmin })
    expect(await stored.json()).toMatchObject({
      state: 'scheduled',
      scheduledAt: new Date(`${evening}:00+09:00`).toISOString(),
    })
    await page.getByRole('button', { name: 'Call it off' }).click()
    await expect(stands).toContainText('This mail was called off. Nobody got it.')
    await expect(page.getByRole('button', { name: 'Send now…' })).toBeEnabled()
  })
})
