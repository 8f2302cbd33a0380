import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
let text: string

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Writing')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
  const before = await builder.ids()
  await builder.card('text').click()
  text = await builder.newId(before)
  await builder.write(text)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

test('words of a text that a key adds are typed at once', async ({ page }) => {
  await page.keyboard.press('Escape')
  for (const key of ['Enter', 'Space']) {
    const before = await builder.ids()
    await builder.card('text').focus()
    await page.keyboard.press(key)
    const added = await builder.newId(before)
    await page.keyboard.type('One two')
    await expect(builder.block(added)).toHaveText('One two')
    await expect.poll(async () => (await builder.ids()).length).toBe(before.length + 1)
    // Other blocks leave the keyboard on their card, for the next one.
    await builder.card('divider').focus()
    await page.keyboard.press(key)
    await expect(builder.card('divider')).toBeFocused()
  }
})

const style = 'Style'

test('headings, lists, and letters as the buttons say', async ({ page }) => {
  await page.getByLabel(style).selectOption('h2')
  await page.keyboard.type('A room by the sea')
  await page.keyboard.press('Enter')
  await page.keyboard.type('She writes ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('slow')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' songs')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Piano')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tape')
  await page.keyboard.press('Shift+Home')
  const bar = page.getByRole('toolbar', { name: 'Words' })
  for (const name of ['Underline', 'Strikethrough']) {
    await bar.getByRole('button', { name }).click()
    await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.keyboard.press('Escape')

  const block = builder.block(text)
  const struck = block.getByText('Tape')
  await expect(struck).toHaveCSS('text-decoration-line', 'underline line-through')
  await expect(block.locator('[contenteditable="true"]')).toHaveCount(0)
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('A room by the sea')
  await expect(block.locator('p strong')).toHaveText('slow')
  await expect(block.locator('ul > li')).toHaveText(['Piano', 'Tape'])

  await builder.saved()
  await page.reload()
  await expect(builder.block(text).locator('ul > li')).toHaveText(['Piano', 'Tape'])
})

test('a link is confirmed by Enter, cancelled by Escape, and never a script', async ({ page }) => {
  await page.keyboard.type('Tickets')
  const link = builder.block(text).locator('a')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Link address')).toHaveValue('https://')
  await page.keyboard.press('Enter')
  await expect(link).toHaveCount(0)

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Link address').fill('https://luna.example/tour')
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByLabel('Link address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', 'about:blank')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Change link' }).click()
  await page.getByLabel('Link address').fill('luna.example/tour')
  await page.keyboard.press('Enter')
  await expect(link).toHaveAttribute('href', 'https://luna.example/tour')
})

test('words are written at their true size; the line that was clicked stays, and the letter has the caret', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A page that can be scrolled up and down from the line in its middle.
  await builder.paste({ 'text/html': '<p>One two three four five</p>'.repeat(40) })
  await page.keyboard.press('Escape')
  const words = builder.block(text)
  const scale = () =>
    words.evaluate(
      (element: HTMLElement) => element.getBoundingClientRect().width / element.offsetWidth,
    )
  const letter = () =>
    words.evaluate((element) => {
      const line = element.querySelectorAll('p')[20] ?? element
      const node = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
      const range = document.createRange()
      range.setStart(node as Node, 8)
      range.setEnd(node as Node, 9)
      const { x, y, height } = range.getBoundingClientRect()
      return { x, y: y + height / 2 }
    })
  await expect.poll(scale).toBeLessThan(0.8)
  const still = await words.boundingBox()

  const clicked = await letter()
  await page.mouse.click(clicked.x + 0.5, clicked.y)
  await expect(builder.canvas.locator('[data-writing]')).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Words' })).toBeVisible()
  await expect.poll(scale).toBe(1)
  await expect.poll(async () => Math.abs((await letter()).y - clicked.y)).toBeLessThan(2)
  // Lines that the growing cut off come into sight.
  const stage = await page.getByRole('main', { name: 'Page' }).boundingBox()
  await expect
    .poll(async () => ((await words.boundingBox())?.x ?? 0) - (stage?.x ?? 0))
    .toBeGreaterThanOrEqual(0)
  await page.keyboard.type('and a half ')
  await page.keyboard.press('Escape')
  await expect(words.locator('p').nth(20)).toHaveText('One two and a half three four five')
  await expect.poll(() => words.boundingBox()).toEqual(still)
  await expect(words).toBeInViewport()
})

test('typing is undone word by word inside, and as one step from outside', async ({ page }) => {
  await page.keyboard.type('First thought')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Second thought')
  const block = builder.block(text)
  await expect(block.locator('p')).toHaveText(['First thought', 'Second thought'])
  await page.keyboard.press('Control+z')
  await expect(block).not.toContainText('Second thought')
  await expect(block).toContainText('First')
  await page.keyboard.press('Control+Shift+z')
  await expect(block).toContainText('Second thought')

  await page.keyboard.press('Escape')
  await expect(block.locator('[contenteditable="true"]')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(block).toHaveText('')
  await expect(block).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(block.locator('p')).toHaveText(['First thought', 'Second thought'])
})

test('pasted words keep their meaning and lose their looks', async ({ page }) => {
  const html =
    '<h4 style="color:red">Dates</h4><p style="text-align:right"><b>Berlin</b></p><ul><li>Doors at eight</li></ul>'
  await builder.paste({ 'text/html': html, 'text/plain': 'Dates' })
  await page.keyboard.press('Escape')
  const block = builder.block(text)
  await expect(block.getByRole('heading', { level: 4 })).toHaveText('Dates')
  await expect(block.locator('p strong')).toHaveText('Berlin')
  await expect(block.getByRole('listitem')).toHaveText('Doors at eight')
  await expect(block.locator('[style]')).toHaveCount(0)
})

test('what was typed a moment ago is kept when the block is deleted and comes back', async ({
  page,
}) => {
  await page.keyboard.type('Not lost')
  await page.keyboard.press('Escape')
  await builder.pressOnBar('Delete')
  await expect(builder.block(text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(builder.block(text)).toHaveText('Not lost')
})

test('the toolbar covers nothing of the page; on a phone it is one row, and the rest behind a button', async ({
  page,
}) => {
  const bar = page.getByRole('toolbar', { name: 'Words' })
  const stage = page.getByRole('main', { name: 'Page' })
  for (const width of [1000, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expect
      .poll(async () => {
        const [own, seen] = [await bar.boundingBox(), await stage.boundingBox()]
        return own && seen ? own.y + own.height - seen.y : Number.NaN
      })
      .toBeLessThanOrEqual(0)
  }
  const tool = (name: string) => bar.getByRole('button', { name, exact: true })
  await expect(tool('More tools')).toBeVisible()
  for (const name of ['Bold', 'Italic', 'Link', 'Bulleted list', 'Insert', 'More tools']) {
    await expect(tool(name)).toBeInViewport({ ratio: 1 })
  }
  expect((await bar.boundingBox())?.height).toBeLessThan(64)
  await expect(bar.getByLabel(style)).toHaveCount(0)

  await page.keyboard.type('Sea')
  await page.keyboard.press('Control+a')
  await tool('More tools').click()
  await expect(tool('More tools')).toHaveAttribute('aria-expanded', 'true')
  for (const each of await bar.locator('button, select, input').all()) {
    await expect(each).toBeInViewport({ ratio: 1 })
  }
  await tool('Underline').click()
  await tool('More tools').click()
  await expect(bar.getByLabel(style)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(builder.block(text).getByText('Sea')).toHaveCSS('text-decoration-line', 'underline')
})
