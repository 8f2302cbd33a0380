import type { Page } from '@playwright/test'
import { scrollsSideways, TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  story = await TextStory.begin(context, page, 'Code')
})

test.afterEach(() => story.end())

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const song = 'const song = "Salt" // slow\n\tplay(song)'

async function writeSong(page: Page) {
  await story.insert('code')
  await page.getByLabel('Language of the code').first().selectOption('javascript')
  await story.words.locator('code').click()
  await page.keyboard.type('const song = "Salt" // slow')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('play(song)')
}

test('code is coloured as it is written, Tab indents, copying says so for a second', async ({
  page,
}) => {
  await writeSong(page)
  await expect(story.words.locator('code span', { hasText: /^const$/ })).toHaveCSS(
    'font-family',
    /mono/,
  )
  await story.words.locator('code').hover()
  await page.getByRole('button', { name: 'Copy code' }).last().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  await expect.poll(() => clipboard(page)).toBe(song)
})

test('visitors see the colours without loading what reads code, and copy by keyboard', async ({
  page,
}) => {
  await writeSong(page)
  await story.publish()
  for (const width of [375, 1280]) {
    const visitor = await story.visit(width)
    const colors = await visitor
      .locator('pre span[class]')
      .evaluateAll((pieces) => pieces.map((piece) => getComputedStyle(piece).color))
    expect(new Set(colors).size).toBeGreaterThan(3)
    expect(await scrollsSideways(visitor)).toBe(false)
    await visitor.getByRole('button', { name: 'Copy code' }).press('Enter')
    await expect(visitor.getByText('Copied')).toBeVisible()
    await expect(visitor.getByText('Copied')).toHaveCount(0)
    await expect.poll(() => clipboard(visitor)).toBe(song)
    await visitor.close()
  }
})
