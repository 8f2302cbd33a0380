import { isOpen, signUp, test } from '@/site/e2e/club'
import { postOf } from '@/site/e2e/feed'
import { signInOwner } from '@/site/e2e/owner-session'
import { untilSaved } from '@/site/e2e/saved-form'
import { expect } from '@/site/e2e/story'
import { previewMessages } from '@/src/core/messages/blocks'
import { cartMessages } from '@/src/core/messages/cart'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'

test.setTimeout(180_000)

const messages = membershipMessages

test('an artist makes a tier, looks through its eyes, gives it and takes it back; the fan joins by the year', async ({
  page: artist,
  browser,
  baseURL,
  club,
}) => {
  const name = `Mast ${club.suffix}`
  const fan = await (await browser.newContext({ baseURL })).newPage()
  const email = await signUp(fan, '/members')
  await fan.waitForURL('**/members')
  await signInOwner(artist.context())
  const posts = artist.getByRole('region', { name: 'Posts of this tier' })

  await test.step('make it: of the posts that are there it opens those the artist names', async () => {
    await artist.goto('/admin/collections/membership-tiers/create')
    await expect(posts).toContainText('Once the tier is created')
    await artist.getByLabel(/^Name/).fill(name)
    await artist.getByLabel('Members choose what they pay').check()
    await artist.getByLabel('At least, a month').fill('4')
    await artist.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(posts.getByRole('status')).toHaveText('No post is for this tier yet.')
    const open = posts.getByRole('button', { name: 'Open these posts' })
    await expect(open).toBeDisabled()
    await posts.getByLabel(`Deck ${club.suffix} (one post)`).check()
    await open.click()
    await expect(posts.getByRole('status')).toHaveText('One post is for this tier.')
  })
  const tierId = new URL(artist.url()).pathname.split('/').at(-1)

  await test.step('see the site as its members do, and as others', async () => {
    const opening = artist.waitForEvent('popup')
    await posts.getByRole('button', { name: 'See your site as its members do' }).click()
    const site = await opening
    const viewer = site.getByLabel(previewMessages.viewAs)
    await expect(viewer).toHaveValue(tierId ?? '')
    await site.getByRole('banner').getByRole('link', { name: 'Members' }).click()
    const answer = postOf(site, club.caption).getByRole('radio', { name: 'North' })
    await expect(answer).toBeEnabled()
    await viewer.selectOption({ label: previewMessages.visitor })
    await expect(answer).toBeDisabled()
    await site.close()
  })

  await test.step('give it to a fan, without an end', async () => {
    await artist.goto('/admin/collections/memberships')
    await artist.getByRole('button', { name: 'Give a membership' }).click()
    const account = artist.getByLabel('Email of the account')
    const give = artist.getByRole('button', { name: 'Give it' })
    await artist.locator('form:has([name=email]) select').selectOption({ label: name })
    await account.fill(`nobody-${club.suffix}@example.com`)
    await give.click()
    await expect(artist.getByText(membershipAnswers.noSuchAccount)).toBeVisible()
    await account.fill(email)
    await give.click()
    await expect(artist.getByText(`${email} is a member now.`)).toBeVisible()
    await isOpen(fan, club.caption, true)
    await fan.goto(`/membership/checkout?membershipTierId=${club.basic}`)
    await expect(fan.getByText(messages.isGivenForGood)).toBeVisible()
  })

  await test.step('find it among those that were given', async () => {
    const shown = artist.getByRole('navigation', { name: 'Which members are shown' })
    await artist.goto('/admin/collections/memberships')
    await expect(shown.getByRole('link', { name: 'Everybody' })).toHaveAttribute('aria-current')
    const given = shown.getByRole('link', { name: /^\d+ given$/ })
    await given.click()
    await expect(given).toHaveAttribute('aria-current', 'true')
    await expect(shown.getByRole('link', { name: / not counted$/ })).toHaveCount(0)
  })

  await test.step('take it back', async () => {
    await artist.getByRole('link', { name: email }).click()
    await artist.getByRole('button', { name: 'Take this membership back' }).click()
    await artist.getByRole('button', { name: 'Yes, take it back now' }).click()
    await expect(artist.getByText('Ended', { exact: true }).first()).toBeVisible()
    await expect(artist.getByRole('button', { name: /take .+ back/i })).toHaveCount(0)
    await isOpen(fan, club.caption, false)
  })

  await test.step('choose among the tiers of a post, and join by the year for a price of one’s own', async () => {
    await postOf(fan, club.caption).getByRole('button', { name: 'Subscribe' }).click()
    const choices = fan.getByRole('dialog', { name: messages.chooseTier }).getByRole('link')
    await expect(choices).toHaveText([name, `Deck ${club.suffix}`, `Bridge ${club.suffix}`])
    await choices.first().click()
    await fan.getByRole('radio', { name: 'Yearly' }).check()
    const price = fan.getByLabel(messages.ownPrice('$48.00'))
    await price.fill('40')
    await expect(fan.getByText(cartMessages.priceAtLeast('48.00'))).toBeVisible()
    const join = fan.getByRole('button', { name: new RegExp(`^Join ${name}`) })
    await expect(join).toBeDisabled()
    await price.fill('60.50')
    await expect(join).toHaveText(`Join ${name} for $60.50 a year`)
    await join.click()
    await fan.waitForURL(/\/test-payments\/membership\//)
    await fan.getByRole('button', { name: 'Pay' }).click()
    // Back at the post that was wished for.
    await fan.waitForURL(/\/members\?.*#post-/)
    await expect(postOf(fan, club.caption).getByRole('radio', { name: 'North' })).toBeEnabled()
    await fan.goto('/account#membership')
    await expect(fan.getByText(/^\$60\.50 a year\. Renews on /)).toBeVisible()
  })

  await test.step('take it off its posts and out of what is offered', async () => {
    await artist.goto(`/admin/collections/membership-tiers/${tierId}`)
    await posts.getByLabel(/^Before you delete the tier/).selectOption('nobody')
    await posts.getByRole('button', { name: 'Take this tier off its posts' }).click()
    await expect(posts.getByRole('status')).toHaveText('No post is for this tier yet.')
    await isOpen(fan, club.caption, false)
    await artist.getByLabel('Can be joined').uncheck()
    await untilSaved(artist)
  })
  await fan.context().close()
})
