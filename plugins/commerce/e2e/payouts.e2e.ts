import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist is told how the money comes, and finds the way there', async ({
  page,
  context,
}) => {
  await page.goto('/admin/payouts')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await signInOwner(context)
  await page.goto('/admin/collections/orders')
  // Payload writes its own query into the address once it runs; a link followed before that is undone.
  await expect(page).toHaveURL(/limit=/)
  await page.getByRole('link', { name: 'Money' }).click()
  await expect(page.getByRole('heading', { name: 'Get paid', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Test payments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Stripe' })).toHaveCount(0)
  expect(await axeProblems(page, '.gutter')).toEqual([])
})
