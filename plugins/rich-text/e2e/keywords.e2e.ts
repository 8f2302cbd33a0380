import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Keywords')
})

test.afterEach(() => story.end())

test('congratulations are marked in many languages, here and for visitors, and no longer when edited', async ({
  page,
}) => {
  const marked = story.words.locator('[class*="keyword"]')
  const words = [
    'Congratulations',
    'Félicitations',
    'Herzlichen Glückwunsch',
    'おめでとう',
    'مبروك',
  ]
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Tebrikler')
  await expect(marked).toHaveText([...words, 'Tebrikler'])

  // A letter too many, or too few, and it is text again; the right one brings it back.
  await page.keyboard.type('s')
  await expect(marked).toHaveText(words)
  await page.keyboard.press('Backspace')
  await expect(marked).toHaveText([...words, 'Tebrikler'])
  await page.keyboard.press('Backspace')
  await expect(marked).toHaveText(words)

  await story.publish()
  const visitor = await story.visit(375)
  const seen = visitor.locator('main [class*="keyword"]')
  await expect(seen).toHaveText(words)
  await expect(seen.first()).toHaveCSS('background-image', /gradient/)
})
