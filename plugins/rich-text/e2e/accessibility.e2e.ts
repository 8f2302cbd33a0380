import type { Page } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { editorProblems } from '@/plugins/visual-editor/e2e/axe'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { axeProblems } from '@/site/e2e/axe'

// The page's own rules would keep the checker out.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Words' })

test('axe finds nothing in the writing tools and their menus', async ({ context, page }) => {
  test.setTimeout(240_000)
  const story = await TextStory.begin(context, page, 'Accessible words')
  const found: string[] = []
  const check = async (what: string, include?: string) => {
    const told = include ? await axeProblems(page, include) : await editorProblems(page)
    found.push(...told.map((text) => `${what}: ${text}`))
  }

  await page.keyboard.type('Tidal rooms')
  await page.keyboard.press('Control+a')
  await check('toolbar')
  for (const name of [
    /^Font:/,
    'More for letters',
    'Text colour',
    'Background colour',
    'Alignment',
    'Insert',
    'More',
  ]) {
    await bar(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click()
    await check(`menu ${name}`)
    await page.keyboard.press('Escape')
    // Before a menu has taken the keyboard, Escape ends the writing.
    if ((await story.words.count()) === 0) {
      await story.reopen()
      await page.keyboard.press('Control+a')
    }
  }
  // The keyboard is in the toolbar now, where Ctrl+K is for the whole page.
  await story.words.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Link address')).toBeVisible()
  await check('link')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+h')
  await expect(page.getByRole('search', { name: 'Find in the words' })).toBeVisible()
  await page.getByLabel('Find', { exact: true }).fill('nothing like it')
  await check('find and replace')
  await page.keyboard.press('Escape')

  await story.words.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  await check('slash menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(':smi')
  await expect(page.getByRole('listbox', { name: /emoji/i })).toBeVisible()
  await check('emoji by name')
  expect([...new Set(found)]).toEqual([])
  await story.end()
})
