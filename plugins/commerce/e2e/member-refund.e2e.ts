import type { Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { isOpen, signUp, test } from '@/site/e2e/club'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect } from '@/site/e2e/story'
import { ownerMessages } from '@/src/core/messages/owner-messages'

test.setTimeout(180_000)

/** A fan joins the tier and pays. */
async function join(page: Page, tierId: string): Promise<void> {
  await signUp(page, `/membership/checkout?membershipTierId=${tierId}`)
  await expect(page.getByText(/^Renews on .+ Cancel any time\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^Join Deck/ }).click()
  await page.waitForURL(/\/test-payments\/membership\//)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/^You are in: Deck/)).toBeVisible()
}

test('an artist gives money of a membership back, a part first, and all of it ends it', async ({
  page,
  browser,
  club,
}) => {
  const baseURL = process.env.E2E_ORIGIN ?? ''
  const fan = await (await browser.newContext({ baseURL })).newPage()
  await join(fan, club.basic)
  await isOpen(fan, club.caption, true)

  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })
  const { docs } = await askJson<{ docs: { id: string }[] }>(
    `${demoOrigin}/api/memberships?where[tier][equals]=${club.basic}&depth=0`,
    { headers: await ownerHeaders() },
  )
  await page.goto(`/admin/collections/memberships/${docs[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()

  const open = page.getByRole('button', { name: 'Give money back…' })
  await open.click()
  await expect(page.getByText(ownerMessages.refunds.endsMembership)).toBeVisible()
  await page.getByLabel('Dollars').fill('5.01')
  await expect(page.getByRole('button', { name: 'Give back', exact: true })).toBeDisabled()
  await page.getByLabel('Dollars').fill('2')
  await page.getByLabel('Reason').fill('A quiet month')
  expect(await axeProblems(page, 'form:has(label)')).toEqual([])
  await page.getByRole('button', { name: 'Give back $2.00' }).click()
  await expect(page.getByText(ownerMessages.refunds.onItsWay('$2.00'))).toBeVisible()
  await expect(page.getByText(ownerMessages.refunds.givenBack('$2.00'))).toBeVisible()
  await isOpen(fan, club.caption, true)

  await open.click()
  await page.getByRole('button', { name: 'Give back $3.00' }).click()
  await expect(page.getByText(ownerMessages.refunds.givenBack('$5.00'))).toBeVisible()
  await expect(open).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await isOpen(fan, club.caption, false)
})
