import type { APIRequestContext, Page } from '@playwright/test'
import { mailTo } from '@/site/e2e/mailbox'
import { expect, hydrated, test } from '@/site/e2e/story'
import { accountMessages } from '@/src/core/messages/account'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { membershipMessages } from '@/src/core/messages/membership'

const password = 'a long enough password'
const newPassword = 'quite another password'

const accountButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true })
const form = (page: Page) => page.getByRole('main')

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Password').fill(secret)
  await form(page).getByRole('button', { name: 'Log in' }).click()
}

/** The newest link that was mailed, as only the platform's admin can read it. */
async function mailedPath(request: APIRequestContext, to: string, kind: string): Promise<string> {
  const mail = await mailTo(request, { to, kind })
  return /https?:\/\/[^/\s]+(\/\S+token=[\w-]+)/.exec(mail)?.[1] ?? ''
}

test('a visitor signs up on the way, and comes back after forgetting the password', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = `fan-${Date.now()}@example.com`

  await page.goto('/signup?redirect=%2Fproducts%3Fcategory%3DMerch')
  await form(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(accountMessages.firstNameRequired)).toBeVisible()
  await expect(page.getByText(accountMessages.emailRequired)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  // From here on by keyboard alone.
  for (const text of ['Ada', 'Fan', email, password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/products\?category=Merch$/)

  await accountButton(page).click()
  await expect(page.getByText('Ada Fan', { exact: true })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(email)).toBeHidden()
  await expect(accountButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByText(accountMessages.confirmEmail)).toBeVisible()
  await page.getByLabel('First name').fill('Zoë')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await accountButton(page).click()
  await expect(page.getByText('Zoë Fan', { exact: true })).toBeVisible()

  // The mail alone confirms nothing: it is opened where nobody is logged in yet.
  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await other.goto(await mailedPath(request, email, 'confirm-email'))
  await other.getByRole('link', { name: accountMessages.logInToConfirm }).click()
  await logIn(other, email, password)
  await other.waitForURL(/\/confirm-email\?token=/)
  await form(other).getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('Your email is confirmed.')).toBeVisible()
  // This other browser stays logged in until the password changes.
  await other.goto('/account')
  await expect(other.getByLabel('First name')).toHaveValue('Zoë')

  await page.getByRole('button', { name: 'Log out' }).click()
  // Where nobody is logged in the account leads to the home page, and would take an open menu along.
  await page.waitForURL((url) => url.pathname === '/')
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, 'not my password')
  await expect(page.getByText(accountAnswers.invalidCredentials)).toBeVisible()
  await expect(form(page).getByLabel('Email')).toHaveValue(email)

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await form(page).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(accountMessages.resetLinkSent(email))).toBeVisible()

  const link = await mailedPath(request, email, 'password-reset')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Repeat the new password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, email, newPassword)
  await page.waitForURL((url) => url.pathname === '/')

  await other.reload()
  await other.waitForURL(/\/login\?redirect=%2Faccount/)
  await elsewhere.close()

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(accountMessages.resetLinkExpired)).toBeVisible()
})

test('a link to a part of the account leads there by signing up with a taken email and logging in', async ({
  page,
}) => {
  await page.goto('/account#sessions')
  await page.waitForURL(/\/login\?redirect=%2Faccount%23sessions$/)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL(/\/signup\?redirect=%2Faccount%23sessions$/)
  await page.getByLabel('First name').fill('Gus')
  await page.getByLabel('Last name').fill('Estrada')
  await form(page).getByLabel('Email').fill('guest@example.com')
  await form(page).getByLabel('Password').fill(password)
  await form(page).getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('link', { name: accountAnswers.emailTaken }).click()
  await logIn(page, 'guest@example.com', 'bandstand-demo')
  await page.waitForURL(/\/account#sessions$/)
  await expect(page.getByText('This browser')).toBeVisible()
})

test('a free tier is joined after signing up for it', async ({ page }) => {
  await page.goto('/membership/checkout')
  await expect(page.getByRole('heading', { name: membershipMessages.chooseTier })).toBeVisible()
  await page.getByRole('link', { name: 'Choose Listener' }).click()
  await page.getByRole('button', { name: 'Join Listener' }).click()
  await page.waitForURL(/\/signup\?redirect=/)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Fan')
  await form(page).getByLabel('Email').fill(`free-${Date.now()}@example.com`)
  await form(page).getByLabel('Password').fill(password)
  await form(page).getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(/\/membership\/checkout\?membershipTierId=/)
  await page.getByRole('button', { name: 'Join Listener' }).click()
  await expect(page.getByText(membershipMessages.joined('Listener'))).toBeVisible()
  await form(page).getByRole('link', { name: 'My Account' }).click()
  await expect(page.getByRole('heading', { name: 'Listener' })).toBeVisible()

  // Two tabs of one browser are one visitor.
  const tab = await page.context().newPage()
  await tab.goto('/')
  await hydrated(tab)
  await accountButton(tab).click()
  await tab.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
