import { logIn, openAs, postOf, posts } from '@/site/e2e/feed'
import { expect, test } from '@/site/e2e/story'

test('a visitor sees what is open, and comes back to the post after logging in', async ({
  page,
}) => {
  await page.goto('/members')
  await expect(postOf(page, posts.open).getByRole('img')).toBeVisible()
  const locked = postOf(page, posts.forTier)
  await expect(locked.getByRole('heading', { name: 'Content Locked' })).toBeVisible()
  await expect(locked).toContainText('Available to Patron and Inner Circle')
  await expect(locked.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    /^\/signup\?redirect=%2Fmembership%2Fcheckout%3FmembershipTierId%3D[\w-]+%26back%3D/,
  )

  const paid = postOf(page, posts.forPaying)
  await paid.getByRole('button', { name: /^Like, / }).click()
  await page.waitForURL(/\/login\?redirect=%2Fmembers%23post-/)
  await logIn(page, 'fan@example.com')
  await page.waitForURL(/\/members#post-/)
  await expect(paid.getByRole('img')).toBeVisible()
  await expect(paid).toBeInViewport()
})

test('a link to a post leads to it, also where it is on another page, and says when it is gone', async ({
  page,
}) => {
  await page.goto('/members')
  const name = await postOf(page, posts.open).getAttribute('id')
  // None of those that are shown here.
  await page.goto(`/members?type=audio#${name}`)
  await expect(postOf(page, posts.open)).toBeInViewport()
  await page.goto(`/members?search=nothing#${name?.replace(/.{4}$/, '0000')}`)
  await expect(page.getByText('That post is not there any longer')).toBeVisible()
})

test('a fan likes and saves, and finds what was saved', async ({ page }) => {
  await openAs(page, 'fan@example.com')
  const post = postOf(page, posts.forPaying)
  await expect(post.getByText('Content Locked')).toHaveCount(0)
  const like = post.getByRole('button', { name: /^Like, / })
  const before = Number(await like.textContent())
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(String(before + 1))
  const save = post.getByRole('button', { name: 'Save' })
  const stored = page.waitForResponse('**/api/public/saves')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await stored
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter Posts' })
  await dialog.getByRole('radio', { name: 'Saved' }).check()
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL('/members?saved=true')
  await expect(post).toBeVisible()
  await expect(postOf(page, posts.open)).toHaveCount(0)

  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect(like).toHaveText(String(before))
})

test('comments are written and deleted by keyboard alone', async ({ page }) => {
  await openAs(page, 'fan@example.com')
  // The feed is drawn again once it is known who asks, which takes the focus away.
  await expect(postOf(page, posts.forPaying).getByText('Content Locked')).toHaveCount(0)
  const comments = postOf(page, posts.open).getByRole('button', { name: /^Comments, / })
  const before = Number(await comments.textContent())
  await comments.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  await expect(dialog.getByRole('listitem')).toHaveCount(before)

  const text = dialog.getByRole('textbox', { name: 'Your comment' })
  await text.focus()
  await page.keyboard.type('   ')
  await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
  await page.keyboard.type('Louder, please.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').last()).toContainText('Louder, please.')
  await expect(text).toHaveValue('')

  await dialog.getByRole('button', { name: 'Delete your comment' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Louder, please.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(comments).toBeFocused()
  await expect(comments).toHaveText(String(before))
})

test('a comment that could not be posted keeps its text', async ({ page }) => {
  await openAs(page, 'fan@example.com')
  await page.route('**/api/public/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await postOf(page, posts.open)
    .getByRole('button', { name: /^Comments, / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  await dialog.getByRole('textbox', { name: 'Your comment' }).fill('Do not lose this')
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(dialog.getByText('Could not post your comment. Try again.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Your comment' })).toHaveValue(
    'Do not lose this',
  )
})

test('a vote counts, and shows what the others chose', async ({ page }) => {
  await openAs(page, 'guest@example.com')
  const poll = postOf(page, posts.poll)
  await poll.getByRole('radio', { name: /^Paper Lanterns/ }).focus()
  await page.keyboard.press('Space')
  await poll.getByRole('button', { name: 'Vote' }).click()
  await expect(poll.getByText(/^\d+%$/)).toHaveCount(3)
  const shares = await poll.getByText(/^\d+%$/).allTextContents()
  expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBe(100)
  await page.reload()
  await expect(poll.getByRole('radio', { name: /^Paper Lanterns/ })).toBeChecked()
})

test('a recording plays in the player of the site', async ({ page }) => {
  await openAs(page, 'guest@example.com')
  await postOf(page, posts.forMembers)
    .getByRole('button', { name: 'Play Long Wave (rough mix)' })
    .click()
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toHaveAttribute('data-status', 'playing')
  await expect(player.getByRole('link', { name: 'Long Wave (rough mix)' })).toBeVisible()
})

test('filters stand in the address, and back undoes them', async ({ page }) => {
  await page.goto('/members')
  await expect(page.getByText(/^Showing 1 to 10 of 12 items$/)).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter Posts' })
  await dialog.getByRole('radio', { name: 'Video' }).check()
  await dialog.getByLabel('Membership tier').selectOption({ label: 'Patron' })
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/\/members\?type=video&tier=[\w-]+$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Remove Patron' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/members')

  await page.getByRole('searchbox', { name: 'Search posts' }).fill('nothing says this')
  await expect(page).toHaveURL('/members?search=nothing+says+this')
  await expect(page.getByText('No posts found matching your filters')).toBeVisible()
})
