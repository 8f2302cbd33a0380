import type { Page } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Drawings')
})
test.afterEach(() => story.end())

const sheetOf = (page: Page) => page.getByRole('application', { name: /^Sheet/ })
const marksOf = (page: Page) => sheetOf(page).locator('[data-mark]')

/** Draws from one part of the sheet to another, by shares of its width and height. */
async function stroke(page: Page, ...spots: readonly (readonly [number, number])[]): Promise<void> {
  const box = await sheetOf(page).boundingBox()
  if (!box) {
    throw new Error('There is no sheet')
  }
  const at = ([right, down]: readonly [number, number]) =>
    [box.x + box.width * right, box.y + box.height * down] as const
  const [first = [0, 0] as const, ...rest] = spots
  await page.mouse.move(...at(first))
  await page.mouse.down()
  for (const spot of rest) {
    await page.mouse.move(...at(spot), { steps: 6 })
  }
  await page.mouse.up()
}

test('an artist draws, visitors see a picture with its words and load nothing to draw with', async ({
  page,
}) => {
  await page.keyboard.type('Above')
  await page.keyboard.press('Enter')
  await story.insert('sketch')
  const dialog = page.getByRole('dialog', { name: 'Draw' })
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeDisabled()
  await stroke(page, [0.2, 0.3], [0.4, 0.6], [0.6, 0.3])
  await dialog.getByRole('button', { name: 'Box' }).click()
  await dialog.getByRole('button', { name: 'Red', exact: true }).click()
  await stroke(page, [0.2, 0.65], [0.6, 0.8])
  await dialog.getByRole('button', { name: 'Words' }).click()
  await stroke(page, [0.25, 0.75])
  await page.getByRole('textbox', { name: 'Words on the drawing' }).fill('Low tide')
  await page.keyboard.press('Enter')
  await expect(marksOf(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(marksOf(page)).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await expect(marksOf(page)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toHaveCount(0)

  const drawn = story.words.locator('figure img')
  await expect(drawn).toBeVisible()
  await page.getByLabel('Describe it, for people who can’t see it').fill('A beach at low tide')
  const { width } = (await drawn.boundingBox()) ?? { width: 0 }

  // Smaller by a corner, and drawn on once more: the picture keeps its size against the sheet.
  await page.getByRole('button', { name: /^Lower right corner/ }).focus()
  for (let press = 0; press < 10; press += 1) {
    await page.keyboard.press('ArrowLeft')
  }
  await expect.poll(async () => (await drawn.boundingBox())?.width ?? 0).toBeLessThan(width)
  const before = await drawn.getAttribute('src')
  await page.getByRole('button', { name: 'Change the drawing' }).click()
  await page.getByRole('button', { name: 'Eraser' }).click()
  const box = marksOf(page).nth(1)
  await expect(marksOf(page)).toHaveCount(3)
  await stroke(page, [0.2, 0.7])
  await expect(marksOf(page)).toHaveCount(2)
  await expect(box).toContainText('Low tide')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawn).not.toHaveAttribute('src', before ?? '')

  await story.publish()
  const visitor = await story.visit(375)
  const seen = visitor.getByRole('img', { name: 'A beach at low tide' })
  await expect(seen).toBeVisible()
  const isLoaded = () => seen.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isLoaded).toBe(true)
  const html = await visitor.content()
  expect(html).not.toContain('Low tide')
  expect(html).not.toContain('"marks"')
})

test('it is drawn with the keyboard, and nothing is lost by accident', async ({ page }) => {
  await story.insert('drawing')
  await sheetOf(page).focus()
  await page.keyboard.press(' ')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key)
  }
  await page.keyboard.press(' ')
  await expect(marksOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('What you drew is not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on drawing' }).click()
  await expect(marksOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Insert', exact: true }).last().click()
  await expect(story.words.locator('figure img')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(story.words.locator('figure')).toHaveCount(0)
})
