import { logIn, openAs, postOf, posts } from '@/site/e2e/feed'
import { expect, test } from '@/site/e2e/story'

test('a filter that leads nowhere can be taken back', async ({ page }) => {
  await page.goto('/members?saved=true')
  await expect(page.getByText('No posts found matching your filters')).toBeVisible()
  await page.getByRole('link', { name: 'Remove Saved' }).click()
  await expect(page).toHaveURL('/members')
  await page.goto('/members?tier=00000000-0000-4000-8000-000000000000')
  await page.getByRole('link', { name: 'Remove Membership tier' }).click()
  await expect(page).toHaveURL('/members')
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('posts are searched and filtered by keyboard alone', async ({ page }) => {
  await page.goto('/members')
  await page.getByRole('searchbox', { name: 'Search posts' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filter Posts' })
  await expect(dialog.getByRole('radio', { name: 'All Types' })).toBeFocused()
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(dialog.getByRole('radio', { name: 'Audio' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Inner')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/members\?type=audio&tier=[\w-]+$/)
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
  await page.getByRole('link', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/members')
})

test('who is logged out meanwhile is told so, and keeps the words', async ({ page }) => {
  // A session of its own, which ends.
  await page.goto('/login?redirect=%2Fmembers')
  await logIn(page, 'guest@example.com')
  await page.waitForURL((url) => url.pathname === '/members')
  const post = postOf(page, posts.open)
  await post.getByRole('button', { name: /^Comments, / }).click()
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  await dialog.getByRole('textbox', { name: 'Your comment' }).fill('Do not lose this')
  await page.evaluate(async () => {
    const token = localStorage.getItem('public-access-token')
    await fetch('/api/sessions', { method: 'DELETE', headers: { authorization: `JWT ${token}` } })
  })
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(dialog.getByText('Please log in to continue.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Your comment' })).toHaveValue(
    'Do not lose this',
  )
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: /^Like, / }).click()
  await page.waitForURL(/\/login\?redirect=%2Fmembers%23post-/)
})

test('a feed that could not be read for its member says so, and is read again', async ({
  page,
}) => {
  await openAs(page, 'fan@example.com')
  const paid = postOf(page, posts.forPaying)
  await expect(paid.getByRole('img')).toBeVisible()
  await page.route('**/api/public/posts?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText("Couldn't load your posts.")).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.unroute('**/api/public/posts?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(paid.getByRole('img')).toBeVisible()
  await expect(page.getByText("Couldn't load your posts.")).toHaveCount(0)
})

test('a recent post says when in the visitor’s own time', async ({ page }) => {
  const messagesOfConsole: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') {
      messagesOfConsole.push(message.text())
    }
  })
  await page.goto('/members')
  await expect(postOf(page, posts.open).locator('time')).toHaveText(/^\w+day at \d+:\d\d [AP]M$/)
  await expect(page.getByRole('article').last().locator('time')).toHaveText(/^\w+ \d+, \d{4}$/)
  expect(messagesOfConsole).toEqual([])
})
