import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

/** Opens the editor on a page of these blocks, between header and footer. */
async function open(...args: Parameters<typeof pageOf>) {
  const layout = pageOf(...args)
  stored = await createPage(builder.page.context().request, 'Places and spaces', { layout })
  await builder.open(stored.id)
}

const undo = () => builder.page.getByRole('button', { name: 'Undo', exact: true })

test('without dragging: pick a place by keyboard', async ({ page }) => {
  await open({
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
    box: block('container', { padding: 40 }),
  })
  await builder.block('one').click()
  await builder.grip().focus()
  await page.keyboard.press('Enter')
  const places = page.getByRole('group', { name: 'Places' })
  await expect(places.getByRole('button', { name: 'Below Two' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(places).toHaveCount(0)
  await expect(undo()).toBeDisabled()

  await builder.block('one').click()
  await builder.grip().focus()
  await page.keyboard.press('Enter')
  await expect(places.getByRole('button', { name: 'Below Two' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(builder.block('box').locator('[data-block-id="one"]')).toBeVisible()
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(['page-header', 'one', 'two', 'box', 'footer'])
})

test('the plus on a block adds right above it', async ({ page }) => {
  await open({ one: block('button', { label: 'One' }), two: block('button', { label: 'Two' }) })
  const before = await builder.ids()
  await builder.block('two').click()
  await page.getByRole('button', { name: 'Add something before Two' }).click()
  await expect(page.getByText('Goes above Two')).toBeVisible()
  await builder.card('icon').click()
  const icon = await builder.newId(before)
  await expect.poll(() => builder.ids()).toEqual(['page-header', 'one', icon, 'two', 'footer'])
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('spaces are dragged on the page, one step of undo each, and set by arrow keys', async ({
  page,
}) => {
  await open({
    section: block('container', { padding: 40, gap: 24 }, ['one', 'two']),
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
  })
  await builder.block('section').click({ position: { x: 3, y: 3 } })
  const value = async (name: RegExp) =>
    Number(await page.getByRole('slider', { name }).getAttribute('aria-valuenow'))
  const gap = page.getByRole('slider', { name: /^Space between/ })
  await expect.poll(() => value(/^Space between/)).toBe(24)

  await builder.carry(gap, await centre(gap, 0, 30))
  await expect(page.locator('output').filter({ hasText: /^\d+ px$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => value(/^Space between/)).toBe(24)
  await expect(undo()).toBeDisabled()

  for (const name of [/^Space between/, /^Space below/, /^Space above and below/]) {
    const handle = page.getByRole('slider', { name })
    const before = await value(name)
    await builder.carry(handle, await centre(handle, 0, 20))
    await page.mouse.up()
    await expect.poll(() => value(name)).toBeGreaterThan(before)
    await undo().click()
    await expect.poll(() => value(name)).toBe(before)
    await expect(undo()).toBeDisabled()
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => value(name)).toBe(before + 8)
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => value(name)).toBe(before + 7)
    await undo().click()
    await expect.poll(() => value(name)).toBe(before)
  }
})

async function centre(of: ReturnType<BuilderPage['grip']>, dx: number, dy: number) {
  const box = await of.boundingBox()
  return {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + dx,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + dy,
  }
}
