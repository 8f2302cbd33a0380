import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Emoji')
})

test.afterEach(() => story.end())

test('a colon and letters offer ten emoji, by keys, and visitors read plain text', async ({
  page,
}) => {
  const list = page.getByRole('listbox', { name: 'Emoji' })
  await page.keyboard.type('Hello :')
  await expect(list).toHaveCount(0)
  await page.keyboard.type('smi')
  await expect(list.getByRole('option')).toHaveCount(10)
  await expect(list.getByRole('option').first()).toHaveText('😃 smiley')
  await page.keyboard.type('le')
  await expect(list.getByRole('option').first()).toHaveText('😄 smile')
  await page.keyboard.press('Enter')
  await expect(story.words).toHaveText('Hello 😄')

  // By a tag, with the arrows and the tabulator.
  await page.keyboard.type(' :pleased')
  await expect(list.getByRole('option').first()).toHaveText('😄 smile')
  await page.keyboard.press('ArrowDown')
  const second = list.getByRole('option').nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const [chosen = ''] = ((await second.textContent()) ?? '').split(' ')
  await page.keyboard.press('Tab')
  await expect(story.words).toHaveText(`Hello 😄 ${chosen}`)

  // Escape closes; what was typed stays. Signs of patterns are letters like others.
  await page.keyboard.type(' :tada')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.type(' :.*[')
  await expect(list).toHaveCount(0)
  await expect(story.words).toHaveText(`Hello 😄 ${chosen} :tada :.*[`)

  await story.publish()
  const visitor = await story.visit(375)
  await expect(visitor.getByText(`Hello 😄 ${chosen} :tada :.*[`)).toBeVisible()
})

test('emoticons and whole aliases convert at once, undo gives them back, code keeps them', async ({
  page,
}) => {
  for (const [typed, emoji] of [
    [':)', '🙂'],
    [':D', '😀'],
    [':(', '🙁'],
    ['<3', '❤️'],
    [':tada:', '🎉'],
  ] as const) {
    await page.keyboard.type(typed)
    await expect(story.words).toHaveText(emoji)
    await page.keyboard.press('Control+z')
    await expect(story.words).toHaveText(typed)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Backspace')
  }
  await page.keyboard.type('10:30 :) and')
  await expect(story.words).toHaveText('10:30 🙂 and')

  await page.keyboard.press('Enter')
  await page.keyboard.type('`x` ')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  // For 200 ms Lexical keeps in mind that code ended behind the x.
  await page.waitForTimeout(250)
  await page.keyboard.type(' :) <3')
  await expect(story.words.locator('code', { hasText: ':) <3' })).toHaveCount(1)
})

test('the grid is found by words and walked by keys, and keeps the skin tone', async ({ page }) => {
  await page.keyboard.type('Wave ')
  await story.insert('emoji')
  const dialog = page.getByRole('dialog', { name: 'Emoji' })
  const search = dialog.getByRole('searchbox', { name: 'Find an emoji' })
  await expect(search).toBeFocused()
  await expect(dialog.getByRole('grid', { name: 'Smileys & Emotion' })).toBeVisible()

  await dialog.getByRole('radio', { name: 'Medium skin tone' }).check()
  await search.fill('zzzz')
  await expect(dialog.getByText('No emoji found')).toBeVisible()
  await search.fill('wave')
  const found = dialog.getByRole('grid', { name: 'Found' })
  await expect(found.getByRole('gridcell').first()).toHaveText('👋🏽')
  await search.fill('')
  await search.press('ArrowDown')
  // Which emoji there are depends on what the device draws.
  const row = dialog.getByRole('row')
  const cell = (at: number, index: number) => row.nth(at).getByRole('button').nth(index)
  await expect(cell(0, 0)).toBeFocused()
  for (const [key, at, index] of [
    ['ArrowRight', 0, 1],
    ['End', 0, 6],
    ['ArrowRight', 1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 0, 6],
    ['Home', 0, 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(at, index)).toBeFocused()
  }
  await search.fill('wave')
  await search.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(story.words).toHaveText('Wave 👋🏽')

  await page.keyboard.type(' :thumbsup')
  const list = page.getByRole('listbox', { name: 'Emoji' })
  await expect(list.getByRole('option').first()).toHaveText('👍🏽 thumbsup')
  await page.keyboard.press('Enter')
  await expect(story.words).toHaveText('Wave 👋🏽 👍🏽')
  await story.publish()
  const visitor = await story.visit(1280)
  await expect(visitor.getByText('Wave 👋🏽 👍🏽')).toBeVisible()
})
