import type { Browser, Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { openAs, postOf, posts } from '@/site/e2e/feed'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, hydrated, test } from '@/site/e2e/story'
import { postsMessages } from '@/src/core/messages/posts'

test.setTimeout(120_000)
// The page's own rules would keep the checker out.
test.use({ bypassCSP: true })

const rude = `Nobody asked for this ${Date.now()}`

/** Somebody in a browser of their own, at the comments of the open post. */
async function fan(browser: Browser, email: string) {
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  const page = await context.newPage()
  await openAs(page, email)
  await hydrated(page)
  const opener = postOf(page, posts.open).getByRole('button', { name: /^Comments, / })
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  return {
    page,
    dialog,
    open: async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await opener.click()
      await expect(dialog.getByRole('list', { name: 'Comments' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      )
    },
    say: async (words: string) => {
      await dialog.getByRole('textbox', { name: 'Your comment' }).fill(words)
      await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    },
  }
}

async function openAdmin(page: Page, path = ''): Promise<void> {
  await page.goto(`/admin${path}`)
  await expect(page.locator('html[data-theme]')).toBeVisible()
}

test('a fan reports, and the artist hides the comment, blocks its writer and forgives', async ({
  page,
  context,
  browser,
}) => {
  const writer = await fan(browser, 'guest@example.com')
  const reader = await fan(browser, 'fan@example.com')
  await signInOwner(context)
  const row = page.getByRole('row').filter({ hasText: rude })

  await test.step('a fan reports and is thanked', async () => {
    await writer.open()
    await writer.say(rude)
    await expect(writer.dialog.getByText(rude)).toBeVisible()
    await reader.open()
    const comment = reader.dialog.getByRole('listitem').filter({ hasText: rude })
    await comment.getByRole('button', { name: 'Report the comment of Gus Estrada' }).click()
    await expect(comment.getByText(postsMessages.commentReported)).toBeVisible()
  })

  await test.step('the artist sees it from the start of the admin', async () => {
    await openAdmin(page)
    await page.getByRole('link', { name: /^\d+ reported comments?$/ }).click()
    await page.getByRole('link', { name: /^\d+ reported$/ }).click()
    await expect(page).toHaveURL(/openReports/)
    await expect(row).toContainText('1 report')
    await expect(row).toContainText('guest@example.com')
    // Its colours are those it keeps only when the list has come.
    await expect.poll(() => axeProblems(page, '#comment-list-head')).toEqual([])
    expect(await axeProblems(page, '.collection-list__tables td:not(.cell-_select)')).toEqual([])
  })

  await test.step('the link of the row leads to the comment', async () => {
    const link = row.getByRole('link', { name: /see the comment on your site$/ })
    const opened = page.waitForEvent('popup')
    await link.click()
    const site = await opened
    const linked = site.getByRole('dialog', { name: 'Comments' })
    await expect(linked.getByText(rude)).toBeInViewport({ timeout: 20_000 })
    await expect(linked.getByRole('link', { name: postsMessages.logInToComment })).toBeVisible()
    await site.close()
  })

  await test.step('hides it by keyboard; others do not see it', async () => {
    await row.getByRole('button', { name: 'Hide the comment of Gus Estrada' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Hidden. Nobody but you sees the comment.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.locator('#comment-list-head')).toBeFocused()
    await page.getByRole('link', { name: 'Hidden', exact: true }).click()
    await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
    for (const each of [reader, writer]) {
      await each.open()
      await expect(each.dialog.getByText(rude)).toHaveCount(0)
    }
  })

  await test.step('blocks the writer, who is told', async () => {
    await row.getByRole('button', { name: 'Block Gus Estrada from commenting' }).click()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(row.getByText('Blocked', { exact: true })).toBeVisible()
    await writer.say('Let me in')
    await expect(writer.dialog.getByText(postsMessages.commentsBlocked)).toBeVisible()
    await expect(writer.dialog.getByRole('textbox', { name: 'Your comment' })).toHaveValue(
      'Let me in',
    )
  })

  await test.step('takes it back where the blocked are listed', async () => {
    await page.getByRole('link', { name: 'Blocked fans' }).click()
    await expect(page).toHaveURL(/public-accounts/)
    const blocked = page.getByRole('row').filter({ hasText: 'guest@example.com' })
    await blocked.getByRole('button', { name: 'Let Gus Estrada comment again' }).click()
    await expect(page.getByText('Gus Estrada can comment again.')).toBeVisible()
    await writer.dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(writer.dialog.getByRole('listitem').last()).toContainText('Let me in')
  })

  await test.step('deletes it on a phone, after asking', async () => {
    await writer.dialog.getByRole('button', { name: 'Delete your comment' }).last().click()
    await page.setViewportSize({ width: 375, height: 812 })
    await openAdmin(page, '/collections/comments?where[or][0][and][0][hiddenAt][exists]=true')
    await row.getByRole('button', { name: 'Delete the comment of Gus Estrada' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Comment deleted.')).toBeVisible()
    await expect(row).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
  })
})
