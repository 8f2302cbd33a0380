import type { Page } from '@playwright/test'
import { mailTo } from '@/site/e2e/mailbox'
import { expect } from '@/site/e2e/story'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send as gift' })
export const cartOf = (page: Page) => page.getByRole('dialog', { name: 'My Cart' })

export async function fillGift(
  page: Page,
  fields: { name: string; email: string; message?: string },
) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Recipient name').fill(fields.name)
  await dialog.getByLabel('Recipient email').fill(fields.email)
  await dialog.getByLabel('Message (optional)').fill(fields.message ?? 'For the long drive')
  await dialog.getByLabel('Your name (optional)').fill('Ben')
}

export async function pay(page: Page) {
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/test-payments\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 30_000 })
}

/** The link of a gift once its mail is there. */
export async function giftLink(page: Page, to: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const text = await mailTo(page.request, { to, kind: 'gift' })
    link = /https?:\/\/[^/\s]+(\/gift\/[\w-]{43})/.exec(text)?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return link
}
