import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Arranging')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

/** Adds blocks with a click, each behind the one before; answers their ids. */
async function add(...types: string[]): Promise<string[]> {
  const added: string[] = []
  for (const type of types) {
    const before = await builder.ids()
    await builder.card(type).click()
    added.push(await builder.newId(before))
  }
  return added
}

// Drags that are cut short: `../editor/drag/start-drag.test.tsx`.
test('the header stays first and the footer last, whatever is tried', async ({ page }) => {
  await builder.dragTo(builder.card('text'), await builder.pointIn('page-header', 0.5, 0.1))
  await builder.dragTo(builder.card('button'), await builder.pointIn('footer', 0.5, 0.95))
  const ids = await builder.ids()
  expect(ids[0]).toBe('page-header')
  expect(ids.at(-1)).toBe('footer')
  expect(ids).toHaveLength(4)

  for (const [fixed, words] of [
    ['page-header', 'Stays at the top'],
    ['footer', 'Stays at the bottom'],
  ] as const) {
    const corner = await builder.pointIn(fixed, 0.99, 0.5)
    await page.mouse.click(corner.x, corner.y)
    await expect(builder.bar).toContainText(words)
    await expect(builder.grip()).toHaveCount(0)
    await expect(builder.bar.getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Delete')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect.poll(() => builder.ids()).toEqual(ids)
  }
})

test('blocks go into containers, and out again', async ({ page }) => {
  const [container = ''] = await add('container')
  const [button = ''] = [await addBesides(container)]
  await builder.block(button).click()
  await builder.carry(builder.grip(), await builder.pointIn(container, 0.5, 0.5))
  await expect(builder.dropLine).toContainText('In Container')
  await page.mouse.up()
  await expect(builder.block(container).locator(`[data-block-id="${button}"]`)).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(builder.block(container).locator(`[data-block-id="${button}"]`)).toHaveCount(0)
})

/** A button behind the container, not in it. */
async function addBesides(container: string): Promise<string> {
  const before = await builder.ids()
  await builder.dragTo(builder.card('button'), await builder.pointIn('footer', 0.5, 0.1))
  const id = await builder.newId(before)
  await expect(builder.block(container).locator(`[data-block-id="${id}"]`)).toHaveCount(0)
  return id
}

test('duplicates get ids of their own, deletes can be undone', async ({ page }) => {
  const [container = '', text = ''] = await add('container', 'text')
  await expect(builder.block(container).locator(`[data-block-id="${text}"]`)).toBeVisible()
  // Out of the words, which are open at once, then out to the container.
  await page.keyboard.press('Escape')
  await expect(builder.canvas.locator('[data-writing]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+d')
  const ids = await builder.ids()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(6)

  await page.keyboard.press('Delete')
  await expect.poll(() => builder.ids()).toHaveLength(4)
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => builder.ids()).toEqual(ids)
})

test('the keyboard alone reorders', async ({ page }) => {
  const [text = '', button = ''] = await add('text', 'button')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => builder.ids()).toEqual(['page-header', button, text, 'footer'])
  await expect(page.getByTestId('announcer')).toContainText('position 2 of 4')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => builder.ids()).toEqual(['page-header', button, text, 'footer'])
  await page.keyboard.press('ArrowDown')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Text')
})
