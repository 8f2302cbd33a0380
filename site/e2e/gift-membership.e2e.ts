import { fillSignUp, isOpen, test } from '@/site/e2e/club'
import { cartOf, dialogOf, fillGift, giftLink, pay } from '@/site/e2e/gift-steps'
import { expect } from '@/site/e2e/story'
import { giftMembershipMessages } from '@/src/core/messages/gift'

const messages = giftMembershipMessages

test('three months of a tier are bought for a friend, who signs up, claims them and reads', async ({
  page,
  browser,
  club,
}) => {
  test.setTimeout(180_000)
  const tier = `Deck ${club.suffix}`
  const ana = `ana-${club.suffix}@example.com`

  await page.goto(`/membership/checkout?membershipTierId=${club.basic}&give=1`)
  await expect(dialogOf(page).getByLabel('Recipient name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  await page.goto('/membership/checkout')
  await page.getByRole('button', { name: `${messages.give}: ${tier}` }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('3 months')).toBeChecked()
  await dialog.getByLabel('One year').check()
  await dialog.getByLabel('3 months').check()
  await fillGift(page, { name: 'Ana', email: ana, message: 'Come aboard' })
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  const cart = cartOf(page)
  await expect(cart.getByText(`3 months of ${tier}`)).toBeVisible()
  await expect(cart.getByText('3 × $5.00 a month. Paid once, never renews.')).toBeVisible()
  await expect(cart.getByText('Gift for Ana')).toBeVisible()
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)
  await page.getByLabel('Email').fill('ben-gives@example.com')
  await expect(page.getByRole('button', { name: 'Pay $15.00' })).toBeEnabled()
  await pay(page)
  await expect(page.getByText(`3 months of ${tier}`)).toBeVisible()

  const link = await giftLink(page, ana)
  const other = await browser.newContext({ viewport: { width: 375, height: 740 } })
  const friend = await other.newPage()
  await friend.goto(link)
  await expect(
    friend.getByRole('heading', { name: `Luna Vale: 3 months of ${tier}` }),
  ).toBeVisible()
  await expect(friend.getByText('Come aboard')).toBeVisible()
  await expect(friend.getByText('Everything early')).toBeVisible()
  await expect(friend.getByText(messages.needsAccount)).toBeVisible()
  await friend.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await friend.waitForURL(/\/signup\?redirect=%2Fgift%2F/)
  await fillSignUp(friend)
  await friend.waitForURL(`**${link}`)
  await friend.getByRole('button', { name: 'Start your membership' }).click()
  await expect(friend.getByText(/^You are in until /)).toBeVisible()
  await isOpen(friend, club.caption, true)
  await friend.goto('/account#gifts')
  await expect(friend.getByText(`3 months of ${tier}`)).toBeVisible()
  await other.close()

  await page.reload()
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible()
})
