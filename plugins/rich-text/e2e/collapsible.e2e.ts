import { scrollsSideways, TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Collapsible')
})

test.afterEach(() => story.end())

test('a question and its answer: Enter goes on, the mark opens and closes, visitors do too', async ({
  page,
}) => {
  await story.insert('collapsible')
  await page.keyboard.type('Is there parking?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Behind the hall.')
  const answer = story.words.getByText('Behind the hall.')
  const question = story.words.getByText('Is there parking?')
  await expect(answer).toBeVisible()
  // The mark stands before the words; the page may be shown smaller than it is.
  const box = await question.boundingBox()
  await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(answer).toBeHidden()
  await story.publish()

  for (const width of [375, 1280]) {
    const visitor = await story.visit(width)
    await expect(visitor.getByText('Is there parking?')).toBeVisible()
    await expect(visitor.getByText('Behind the hall.')).toBeHidden()
    await visitor.getByText('Is there parking?').press('Enter')
    await expect(visitor.getByText('Behind the hall.')).toBeVisible()
    expect(await scrollsSideways(visitor)).toBe(false)
    await visitor.close()
  }
})

test('deleting backwards takes an empty one away', async ({ page }) => {
  await story.insert('collapsible')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Plain words')
  await page.keyboard.press('Escape')
  await expect(story.block.locator('details')).toHaveCount(0)
  await expect(story.block).toContainText('Plain words')
})
