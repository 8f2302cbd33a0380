import type { Page } from '@playwright/test'
import { fillSignUp, isOpen, signUp, test } from '@/site/e2e/club'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { expect, hydrated } from '@/site/e2e/story'
import { album, openRelease } from '@/site/e2e/visitor'
import { checkoutMessages, testPaymentsNotice } from '@/src/core/messages/checkout'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { storeMessages } from '@/src/core/messages/store'

const messages = membershipMessages

/** Once it is known who the visitor is, and what that means for them. */
async function join(page: Page): Promise<void> {
  await expect(page.getByText(/^Renews on .+ Cancel any time\.$/)).toBeVisible()
  await page.getByRole('button', { name: /^Join Deck \d+ for \$5\.00 a month$/ }).click()
}

async function openMembership(page: Page): Promise<void> {
  await page.goto('/account#membership')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

test('a fan joins, sees what is inside, changes the tier, ends it and takes that back', async ({
  page,
  club,
}) => {
  test.setTimeout(180_000)
  await signUp(page, `/membership/checkout?membershipTierId=${club.basic}&back=%2Fmembers`)
  await join(page)
  await page.waitForURL(/\/test-payments\/membership\//)
  await expect(page.getByText(testPaymentsNotice).first()).toBeVisible()

  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(checkoutMessages.declined)).toBeVisible()
  await isOpen(page, club.caption, false)

  await page.goto(`/membership/checkout?membershipTierId=${club.basic}`)
  await join(page)
  await page.waitForURL(/\/test-payments\/membership\//)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(messages.joined(`Deck ${club.suffix}`))).toBeVisible()
  await isOpen(page, club.caption, true)

  await page.goto(`/membership/checkout?membershipTierId=${club.plus}`)
  await expect(page.getByText(messages.changesNow('$4.00'))).toBeVisible()
  await page.getByRole('button', { name: /^Change to Bridge/ }).click()
  const now = messages.changed(`Bridge ${club.suffix}`, messages.priceA('$9.00', 'month'))
  await expect(page.getByText(now)).toBeVisible()

  await openMembership(page)
  await expect(page.getByText(/^\$9\.00 a month\. Renews on /)).toBeVisible()
  await page.getByRole('button', { name: messages.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.cancel }).click()
  await expect(page.getByText(/^Ends on /)).toBeVisible()
  await page.getByRole('button', { name: messages.resume }).click()
  await expect(page.getByText(/^\$9\.00 a month\. Renews on /)).toBeVisible()

  await page.goto(`/membership/checkout?membershipTierId=${club.basic}`)
  await page.getByRole('button', { name: /^Change to Deck/ }).click()
  await expect(page.getByText(new RegExp(`^Changes to Deck ${club.suffix} on`))).toBeVisible()
  await openMembership(page)
  await page.getByRole('button', { name: messages.keepAsItIs }).click()
  await expect(page.getByText(/Changes to Deck/)).toHaveCount(0)
})

test('a payment fails: the member is told, changes the card, and later loses what is not paid', async ({
  page,
  club,
}) => {
  test.setTimeout(180_000)
  await signUp(page, `/membership/checkout?membershipTierId=${club.basic}`)
  await join(page)
  await page.waitForURL(/\/test-payments\/membership\//)
  const provider = page.url()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(messages.joined(`Deck ${club.suffix}`))).toBeVisible()

  const failRenewal = async () => {
    await page.goto(provider)
    await page.getByRole('button', { name: 'Use a card that is declined' }).click()
    await page.getByRole('button', { name: 'Go to the next payment' }).click()
    await expect(page.getByText('The last payment failed')).toBeVisible()
  }
  await failRenewal()
  await openMembership(page)
  await expect(page.getByText(messages.paymentFailed)).toBeVisible()
  await expect(page.getByText(/^Your membership stays open until|stays open until/)).toBeVisible()
  await isOpen(page, club.caption, true)

  await openMembership(page)
  await page.getByRole('button', { name: messages.updateCard }).click()
  await page.waitForURL(/\/test-payments\/membership\//)
  await page.getByRole('button', { name: 'Use a card that works' }).click()
  await expect(page.getByText(/^Paid\. Renews on /)).toBeVisible()
  await page.getByText('Back to the site').click()
  await expect(page.getByText(/^\$5\.00 a month\. Renews on /)).toBeVisible()
  await expect(page.getByText(messages.paymentFailed)).toHaveCount(0)

  await failRenewal()
  await page.getByRole('button', { name: 'Let 8 days pass' }).click()
  await expect(page.getByRole('button', { name: 'Let 8 days pass' })).toBeEnabled()
  await isOpen(page, club.caption, false)
})

test('an album and a tier are paid once: it plays, the gated post opens, the account shows it', async ({
  page,
  browser,
  baseURL,
  club,
}) => {
  test.setTimeout(180_000)
  await openRelease(page, album)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('dialog', { name: 'My Cart' }).waitFor()

  await page.goto(`/membership/checkout?membershipTierId=${club.basic}`)
  await page.getByRole('button', { name: messages.addToCart }).click()
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await expect(cart.getByText(membershipAnswers.thenEvery('$5.00', 'month'))).toBeVisible()
  await cart.getByRole('link', { name: 'Checkout' }).click()

  // A membership is for somebody who is known; the cart waits.
  await expect(page.getByText(messages.needsAccount)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await fillSignUp(page)
  await page.waitForURL(/\/checkout$/)
  await expect(page.getByLabel('Email')).toHaveValue(/^crew-/)
  const email = await page.getByLabel('Email').inputValue()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/test-payments\/cs_test_/)
  await expect(page.getByText(/Deck \d+ \(\$5\.00 a month, until you cancel\)/)).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).click()

  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText(membershipAnswers.line(`Deck ${club.suffix}`, 'month'))).toBeVisible()
  await expect(page.getByText(membershipAnswers.started, { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Salt as MP3', exact: true }).first().click()
  expect((await download).url()).not.toBe('')
  await expect(page.getByRole('link', { name: 'See what is inside' })).toBeVisible()

  await isOpen(page, club.caption, true)
  await openMembership(page)
  await expect(page.getByText(/^\$5\.00 a month\. Renews on /)).toBeVisible()

  // Anyone who is a member cannot order it again.
  await page.goto(`/membership/checkout?membershipTierId=${club.basic}`)
  await expect(page.getByText(messages.alreadyOnTier)).toBeVisible()
  await expect(page.getByRole('button', { name: messages.addToCart })).toHaveCount(0)

  // Nor buys what is theirs without being told.
  await openRelease(page, album)
  await expect(page.getByText(storeMessages.isYours)).toBeVisible()
  await page.getByRole('link', { name: storeMessages.toPurchases }).click()
  await expect(page.getByRole('button', { name: /^Download Salt as MP3/ }).first()).toBeVisible()

  const artist = await (await browser.newContext({ baseURL })).newPage()
  await signInOwner(artist.context())
  const query = `where[email][equals]=${encodeURIComponent(email)}&depth=0`
  const { docs } = await askJson<{ docs: { id: string }[] }>(`${baseURL}/api/orders?${query}`, {
    headers: await ownerHeaders(),
  })
  await artist.goto(`/admin/orders/${docs[0]?.id}`)
  await hydrated(artist)
  await artist.getByRole('link', { name: 'See the member' }).click()
  await expect(artist).toHaveURL(/\/collections\/memberships\//)
  await expect(artist.getByText(`Deck ${club.suffix}`).first()).toBeVisible()
  await artist.context().close()
})
