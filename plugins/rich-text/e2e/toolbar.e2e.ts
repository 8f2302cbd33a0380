import type { Locator } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory
let bar: Locator

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Words')
  bar = page.getByRole('toolbar', { name: 'Words' })
  await expect(bar).toBeVisible()
})

test.afterEach(() => story.end())

/** What visitors see of the page. */
async function visit(): Promise<Locator> {
  await story.publish()
  return (await story.visit(1280)).getByRole('main')
}

test('a line is what the artist says, also by signs and a slash', async ({ page }) => {
  await bar.getByLabel('Style').selectOption('h4')
  await page.keyboard.type('Dates')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/quo')
  await expect(
    page.getByRole('listbox', { name: 'Insert' }).getByRole('option', { name: 'Quote' }),
  ).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Slow and fine')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Alt+0')
  await page.keyboard.type('### Signs')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. Salt')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Signal')

  const seen = await visit()
  await expect(seen.getByRole('heading', { level: 4 })).toHaveText('Dates')
  await expect(seen.locator('blockquote')).toHaveText('Slow and fine')
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText('Signs')
  await expect(seen.locator('ol ol > li')).toHaveText('Signal')
})

test('the slash menu filters, wraps round, is dismissed, leaves slashes alone and covers no line', async ({
  page,
}) => {
  for (let line = 1; line <= 14; line += 1) {
    await page.keyboard.type(`Line ${line}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('/')
  const list = page.getByRole('listbox', { name: 'Insert' })
  await expect(list).toBeVisible()
  const menu = await list.locator('..').boundingBox()
  const line = await story.words.getByText('/', { exact: true }).boundingBox()
  expect((menu?.y ?? Number.NaN) + (menu?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
  expect(menu?.height).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(list).toHaveCount(0)

  const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option')
  await page.keyboard.type('and/or /')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.type('div')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/divider')
  await expect(options).toHaveText(['Divider'])
  await page.keyboard.press('Tab')
  await page.keyboard.type('After')
  const seen = await visit()
  await expect(seen.locator('hr')).toHaveCount(1)
  await expect(seen.locator('p').first()).toHaveText('and/or /div')
})

test('what signs became is taken back by one undo', async ({ page }) => {
  await page.keyboard.type('Very **loud**')
  await expect(story.words.locator('strong')).toHaveText('loud')
  await page.keyboard.press('Control+z')
  await expect(story.words).toHaveText('Very **loud**')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Piano')
  await expect(story.words.locator('ul > li')).toHaveText('Piano')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('[ ] Tape')
  await expect(story.words.getByRole('checkbox')).toHaveText('Tape')
})

test('letters have a font, a size, colours and cases, which visitors see', async ({ page }) => {
  await page.keyboard.type('Tidal Rooms')
  await page.keyboard.press('Control+a')
  await bar.getByRole('button', { name: /^Font:/ }).click()
  await page.getByRole('combobox', { name: 'Find a font' }).fill('anton')
  await page.keyboard.press('Enter')
  const size = bar.getByRole('textbox', { name: 'Font size' })
  for (const [typed, shown] of [
    ['500', '72'],
    ['0', '1'],
    ['large', '16'],
    ['24', '24'],
  ] as const) {
    await size.fill(typed)
    await size.press('Enter')
    await expect(size).toHaveValue(shown)
  }
  await page.keyboard.press('Control+Shift+Period')
  await expect(size).toHaveValue('28')
  await bar.getByRole('button', { name: 'Text colour' }).click()
  const number = page.getByLabel('Text colour: number')
  await expect(number).toHaveAttribute('maxlength', '7')
  await number.fill('#122a08')
  await number.press('Enter')
  await bar.getByRole('button', { name: 'Background colour' }).click()
  await page.getByRole('button', { name: 'Primary', exact: true }).click()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'More for letters' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Upper case' }).click()

  const seen = await visit()
  const letters = seen.getByText('Tidal Rooms')
  await expect(letters).toHaveCSS('font-family', /^Anton/)
  await expect(letters).toHaveCSS('font-size', '28px')
  await expect(letters).toHaveCSS('color', 'rgb(18, 42, 8)')
  await expect(letters).toHaveCSS('text-transform', 'uppercase')
  await expect(letters).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const isLoaded = () => seen.page().evaluate(() => document.fonts.check('28px Anton', 'Tidal'))
  await expect.poll(isLoaded).toBe(true)
})

test('lines are aligned, indented and made plain again; a task has letters above and below', async ({
  page,
}) => {
  await page.keyboard.type('Aside')
  await page.keyboard.press('Control+Shift+E')
  for (let level = 0; level < 9; level += 1) {
    await page.keyboard.press('Control+]')
  }
  const line = story.words.locator('p')
  await expect(line).toHaveCSS('padding-left', '280px')
  await expect(line).toHaveCSS('text-align', 'center')
  await page.keyboard.press('Control+[')
  await expect(line).toHaveCSS('padding-left', '240px')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await expect(story.words.locator('strong')).toHaveText('Aside')
  await page.keyboard.press('Control+Backslash')
  await expect(story.words.locator('strong')).toHaveCount(0)
  await expect(line).toHaveCSS('padding-left', '0px')
  await expect(line).toHaveCSS('text-align', 'start')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Check list' }).click()
  await page.keyboard.type('H')
  await page.keyboard.press('Control+Comma')
  await page.keyboard.type('2')
  await page.keyboard.press('Control+Comma')
  await page.keyboard.type('O')
  for (const [mark, words] of [
    ['Superscript', 'plus'],
    ['Highlight', 'new'],
  ] as const) {
    await bar.getByRole('button', { name: 'More for letters' }).click()
    await page.getByRole('menuitemcheckbox', { name: mark }).click()
    await page.keyboard.type(words)
    await page.keyboard.press(mark === 'Highlight' ? 'Control+Shift+H' : 'Control+Period')
    await page.keyboard.type(' ')
  }

  const seen = await visit()
  const task = seen.locator('ul > li')
  await expect(task).toHaveText('H2Oplus new')
  const box = await task.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)
  expect(box).toBe('1px')
  await expect(task.locator('sub')).toHaveText('2')
  await expect(task.locator('sub')).toHaveCSS('vertical-align', 'sub')
  await expect(task.locator('sup')).toHaveText('plus')
  await expect(task.locator('sup')).toHaveCSS('vertical-align', 'super')
  await expect(task.locator('mark')).toHaveText('new')
  const marked = task.locator('mark > span')
  await expect(marked).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('words are found and replaced, all of them as one step', async ({ page }) => {
  await page.keyboard.type('Sea, sea and **the** sea')
  await page.keyboard.press('Control+f')
  const find = page.getByRole('search', { name: 'Find in the words' })
  await find.getByLabel('Find', { exact: true }).fill('sea')
  await expect(find.getByRole('status')).toHaveText('1 of 3')
  await page.keyboard.press('Enter')
  await expect(find.getByRole('status')).toHaveText('2 of 3')
  await find.getByRole('button', { name: 'Match case' }).click()
  await expect(find.getByRole('status')).toHaveText(/of 2$/)
  const marked = () => page.evaluate(() => CSS.highlights.get('bandstand-found')?.size)
  await expect.poll(() => marked()).toBe(1)
  await find.getByRole('button', { name: 'Replace…' }).click()
  await find.getByLabel('Replace with').fill('shore')
  await find.getByRole('button', { name: 'Replace all' }).click()
  await expect(story.words).toHaveText('Sea, shore and the shore')
  // Nothing is left to replace, and still the keyboard is where it was.
  await expect(find.getByRole('button', { name: 'Replace all' })).toBeDisabled()
  await expect(find.getByRole('button', { name: 'Replace all' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(story.words).toHaveText('Sea, sea and the sea')
  await bar.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByText('5 words · 20 characters')).toBeVisible()
})

test('words and characters are counted as readers see them, of all or of what is selected', async ({
  page,
}) => {
  const count = page.getByRole('status').filter({ hasText: /\bcharacters?\b/ })
  const look = () => bar.getByRole('button', { name: 'More', exact: true }).press('Enter')
  const leave = async () => {
    await page.keyboard.press('Escape')
    await expect(count).toHaveCount(0)
    await story.words.focus()
  }
  await look()
  await expect(count).toHaveText('0 words · 0 characters')
  await leave()
  await page.keyboard.type('Salt, and ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('don’t')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('👩‍👩‍👧 ありがとう世界')
  await look()
  await expect(count).toHaveText('5 words · 24 characters')
  await leave()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await look()
  await expect(count).toHaveText(/^1 word · \d characters selected$/)
})

test('the toolbar is walked through by keyboard, and covers neither settings nor panels at any width', async ({
  page,
}) => {
  await page.keyboard.type('Keys')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await expect(bar.getByLabel('Style')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(bar.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(bar.getByRole('button', { name: /^Font:/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(story.words).toBeFocused()
  await page.keyboard.press('Control+i')
  await expect(story.words.locator('em')).toHaveText('Keys')

  for (const width of [1440, 1280, 1080, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(async () => {
      const own = await bar.boundingBox()
      const stage = await page.getByRole('main', { name: 'Page' }).boundingBox()
      const settings = await story.builder.settings.boundingBox()
      expect(own && stage && settings).toBeTruthy()
      if (own && stage && settings) {
        expect(own.x).toBeGreaterThanOrEqual(stage.x)
        expect(own.y + own.height).toBeLessThanOrEqual(stage.y)
        expect(own.x + own.width).toBeLessThanOrEqual(stage.x + stage.width)
        const isBeside = own.x + own.width <= settings.x
        expect(isBeside || own.y + own.height <= settings.y).toBe(true)
      }
    }).toPass({ timeout: 5000 })
    await expect(bar.getByRole('button', { name: 'More', exact: true })).toBeInViewport()
  }
})
