import { scrollsSideways, TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Polls')
})

test.afterEach(() => story.end())

test('an artist asks, visitors sign in and vote, and the artist sees the counts', async ({
  page,
  browser,
}) => {
  await page.keyboard.type('Tell me')
  await page.keyboard.press('Enter')
  await story.insert('poll')
  const poll = story.words.getByRole('group', { name: 'Poll' })
  const field = (name: string) => poll.getByRole('textbox', { name, exact: true })
  await expect(field('Question')).toBeFocused()
  await page.keyboard.type('On vinyl?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('No')
  await page.keyboard.press('Enter')
  await expect(field('Answer 2')).toBeFocused()
  await page.keyboard.type('x'.repeat(85))
  await expect(field('Answer 2')).toHaveValue('x'.repeat(80))
  await field('Answer 2').fill('Yes')
  await expect(poll.getByRole('button', { name: 'Remove answer 1' })).toBeDisabled()
  await poll.getByRole('button', { name: 'Add an answer' }).click()
  await expect(field('Answer 3')).toBeFocused()
  await page.keyboard.type('Maybe')
  await poll.getByRole('button', { name: 'Move answer 2 up' }).click()
  await expect(field('Answer 1')).toHaveValue('Yes')

  // What is taken away comes back by undo, and up to ten answers fit.
  await poll.getByRole('button', { name: 'Remove answer 3' }).click()
  await expect(field('Answer 3')).toHaveCount(0)
  await field('Answer 1').press('Control+z')
  await expect(field('Answer 3')).toHaveValue('Maybe')
  for (let count = 4; count <= 10; count++) {
    await poll.getByRole('button', { name: 'Add an answer' }).click()
    await expect(field(`Answer ${count}`)).toBeVisible()
  }
  await expect(poll.getByRole('button', { name: 'Add an answer' })).toBeDisabled()

  await field('Question').focus()
  await page.keyboard.press('Escape')
  await expect(poll).toBeVisible()
  await story.publish()

  const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const visitor = await context.newPage()
  await visitor.goto(story.stored.pathname)
  const question = visitor.getByRole('group', { name: 'On vinyl?' })
  // Answers without words are not there.
  await expect(question.getByRole('radio')).toHaveCount(3)
  await expect(visitor.getByText('0 votes')).toBeVisible()
  expect(await scrollsSideways(visitor)).toBe(false)
  const vote = visitor.getByRole('button', { name: 'Vote' })
  await expect(vote).toBeDisabled()
  await question.getByRole('radio', { name: 'Yes' }).focus()
  await visitor.keyboard.press('Space')
  await vote.click()
  await visitor.waitForURL(/\/login\?redirect=/)
  await visitor.getByLabel('Email').fill('fan@example.com')
  await visitor.getByLabel('Password', { exact: true }).fill('bandstand-demo')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await visitor.waitForURL(new RegExp(`${story.stored.pathname}#poll-`))

  await question.getByRole('radio', { name: 'Yes' }).focus()
  await visitor.keyboard.press('ArrowDown')
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText('1 vote', { exact: true })).toBeVisible()
  await expect(question.locator('label b')).toHaveText(['0%', '100%', '0%'])
  await expect(vote).toHaveCount(0)
  await question.getByRole('radio', { name: 'Yes' }).check()
  await vote.click()
  await expect(question.locator('label b')).toHaveText(['100%', '0%', '0%'])
  await visitor.reload()
  await expect(question.getByRole('radio', { name: /Yes/ })).toBeChecked()
  await expect(question.locator('label b')).toHaveText(['100%', '0%', '0%'])

  // The page itself knows nobody: what everyone gets has no result in it.
  const html = await (await visitor.request.get(story.stored.pathname)).text()
  expect(html).toContain('On vinyl?')
  expect(html).not.toContain('100%</b>')
  await context.close()

  await story.reopen()
  await expect(poll.getByText('1 vote', { exact: true })).toBeVisible()
  await expect(poll.locator('b').first()).toHaveText('100% (1)')
})

test('a picked poll is deleted as a whole, and fields keep their keys', async ({ page }) => {
  await page.keyboard.type('Before')
  await page.keyboard.press('Enter')
  await story.insert('poll')
  const poll = story.words.getByRole('group', { name: 'Poll' })
  const question = poll.getByRole('textbox', { name: 'Question' })
  await expect(question).toBeFocused()
  await page.keyboard.type('Abc')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x')
  await expect(question).toHaveValue('Axb')
  await expect(story.words.locator('p').first()).toHaveText('Before')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await expect(poll).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(question).toHaveValue('Axb')
  await poll.getByRole('button', { name: 'Remove the poll' }).click()
  await expect(poll).toHaveCount(0)
  await page.keyboard.type('!')
  await expect(story.words).toContainText('!')
})
