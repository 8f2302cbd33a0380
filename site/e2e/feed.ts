import type { Locator, Page } from '@playwright/test'
import { signIn, visitorToken } from '@/site/e2e/places'

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

/** Opens a page as a visitor who has logged in before. */
export async function openAs(page: Page, email: string, path = '/members'): Promise<void> {
  await signIn(page, await visitorToken(email))
  await page.goto(path)
}
