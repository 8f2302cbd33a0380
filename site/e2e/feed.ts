import type { Locator, Page } from '@playwright/test'

/** Words of the demo's posts, by who may see them. */
export const posts = {
  open: 'Last night at Mill Room.',
  forMembers: 'The rough mix of',
  forTier: 'The whole Lido concert',
  forPaying: 'The test pressing of the sea-glass LP.',
  poll: 'I cannot decide, so you have to.',
}

export const postOf = (page: Page, words: string): Locator =>
  page.getByRole('article').filter({ hasText: words })

export async function logIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('bandstand-demo')
  await form.getByRole('button', { name: 'Log in' }).click()
}

export async function openAs(page: Page, email: string, path = '/members'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, email)
  await page.waitForURL((url) => url.pathname === '/members')
}
