import { newestMailTo } from '@/site/e2e/owner-mail'
import { expect, test } from '@/site/e2e/story'
import { contactMessages, emailListMessages } from '@/src/core/messages/email-list'

const text = contactMessages

test('a visitor writes to the artist', async ({ page, request }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send message' })
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Message').fill('too short')
  await send.click()
  for (const problem of [text.nameRequired, text.emailInvalid, text.messageTooShort]) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('When do you play in Hull?')
  await page.route('**/api/public/websites/contact', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText(text.failed)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('When do you play in Hull?')

  await send.click()
  await expect(page.getByText(text.sent)).toBeVisible()
  await expect(send).toHaveCount(0)
  await expect
    .poll(() => newestMailTo(request, 'luna@example.com'))
    .toContain('When do you play in Hull?')
})

test('an address joins the email list and leaves it again', async ({ page, request }) => {
  const email = `fan-${Date.now()}@example.com`
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Join my email list', exact: true })
  await list.getByLabel('Email').fill('nobody at home')
  await list.getByLabel('Email').press('Enter')
  await expect(list.getByRole('alert')).toHaveText(emailListMessages.emailInvalid)
  await list.getByLabel('Email').fill(email)
  await list.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText(emailListMessages.checkInbox)).toBeVisible()

  const mail = await newestMailTo(request, email)
  const pathOf = (page: string) =>
    new RegExp(`/email-list/${page}\\?token=[\\w-]+`).exec(mail)?.[0] ?? ''
  await page.goto(pathOf('confirm'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(emailListMessages.confirmed)).toBeVisible()
  await page.reload()
  await expect(page.getByText(emailListMessages.confirmed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)

  await page.goto(pathOf('unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(emailListMessages.unsubscribed)).toBeVisible()

  // A link that was cut short says so.
  await page.goto('/email-list/unsubscribe?token=abc')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(emailListMessages.linkUnknown)).toBeVisible()
})
