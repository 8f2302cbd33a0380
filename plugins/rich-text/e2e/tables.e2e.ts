import type { Locator } from '@playwright/test'
import { caretMoved, scrollsSideways, TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Tables')
})

test.afterEach(() => story.end())

const middle = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) {
    throw new Error('Not on the screen')
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, ...boxOf(box) }
}
const boxOf = ({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
  width,
  height,
})

test('the dialog takes sizes within the limits, and the caret goes into the first cell', async ({
  page,
}) => {
  await story.insert('table')
  const dialog = page.getByRole('dialog', { name: 'Insert a table' })
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  await expect(dialog.getByLabel('Rows')).toHaveValue('5')
  await expect(dialog.getByLabel('Columns')).toHaveValue('5')
  await expect(confirm).toBeEnabled()
  for (const [label, wrong] of [
    ['Rows', '0'],
    ['Rows', '501'],
    ['Rows', ''],
    ['Columns', '51'],
    ['Columns', '1.5'],
  ] as const) {
    await dialog.getByLabel(label).fill(wrong)
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel(label).fill('2')
    await expect(confirm).toBeEnabled()
  }
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(story.words.locator('tr')).toHaveCount(2)
  await page.keyboard.type('City')
  await expect(story.words.locator('th').first()).toHaveText('City')
})

test('writing from cell to cell: Tab goes on, the last one adds a row, Shift selects', async ({
  page,
}) => {
  await story.insert('2x2')
  for (const word of ['City', 'Doors', 'Cork', '20:00', 'Lyon', '19:30']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  await expect(story.words.locator('tr')).toHaveCount(4)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('!')
  await expect(story.words.locator('td').nth(3)).toHaveText('19:30!')

  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name: 'Bold' }).click()
  await expect(story.words.locator('td strong')).toHaveCount(2)
})

test('the menu of a cell adds, merges, colours and deletes, by keyboard too', async ({ page }) => {
  await story.insert('3x3')
  await page.keyboard.type('a')
  await page.keyboard.press('Tab')
  await page.keyboard.type('b')
  const menu = page.getByRole('dialog', { name: 'Table' })
  const tool = page.getByRole('toolbar', { name: 'Words' }).getByRole('button', { name: 'Table' })
  const choose = async (name: string) => {
    await caretMoved(page)
    await tool.press('Enter')
    await menu.getByRole('button', { name, exact: true }).press('Enter')
    await expect(menu).toHaveCount(0)
    await expect(story.words).toBeFocused()
  }
  await choose('Column right')
  await choose('Row below')
  await expect(story.words.locator('tr')).toHaveCount(4)
  await expect(story.words.locator('col')).toHaveCount(4)
  await choose('Delete row')
  await choose('Delete column')
  await expect(story.words.locator('tr')).toHaveCount(3)
  await expect(story.words.locator('col')).toHaveCount(3)

  const merged = story.words.locator('[rowspan="2"]')
  await story.words.locator('td').last().click()
  await caretMoved(page)
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await choose('Merge cells')
  await expect(merged).toHaveCount(1)
  await choose('Split cell')
  await expect(merged).toHaveCount(0)
  await expect(story.words.locator('td')).toHaveCount(9)
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await choose('Merge cells')
  await page.keyboard.type('both')

  await tool.press('Enter')
  await menu.getByLabel('Header row').press('Space')
  await menu.getByLabel('Striped rows').press('Space')
  await menu.getByRole('button', { name: 'Mint' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await story.publish()

  const seen = (await story.visit(1280)).getByRole('group', { name: 'Table' })
  await expect(seen.locator('th')).toHaveCount(3)
  await expect(seen.locator('td')).toHaveCount(5)
  const both = seen.locator('th[rowspan="2"]')
  await expect(both).toHaveText('both')
  await expect(both).toHaveCSS('background-color', 'rgb(211, 239, 220)')
  const plain = 'rgba(0, 0, 0, 0)'
  await expect(seen.locator('tr').nth(1)).not.toHaveCSS('background-color', plain)
  await expect(seen.locator('tr').nth(2)).toHaveCSS('background-color', plain)
})

test('the keyboard comes back to the cells that were picked, from the menu and from the bar', async ({
  page,
}) => {
  await story.insert('3x3')
  await page.keyboard.type('a')
  await page.keyboard.press('Tab')
  await page.keyboard.type('b')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await caretMoved(page)
  const bar = page.getByRole('toolbar', { name: 'Words' })
  const menu = page.getByRole('dialog', { name: 'Table' })

  await bar.getByRole('button', { name: 'Table' }).press('Enter')
  await expect(menu.getByRole('button', { name: 'Delete 2 rows' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(story.words).toBeFocused()

  await bar.getByRole('button', { name: 'Bold' }).press('Escape')
  await expect(story.words).toBeFocused()

  await bar.getByRole('button', { name: 'Table' }).press('Enter')
  await menu.getByRole('button', { name: 'Delete 2 rows' }).press('Enter')
  await expect(story.words.locator('tr')).toHaveCount(1)
  await expect(story.words).toBeFocused()
})

test('borders are dragged, and no column becomes too narrow', async ({ page }) => {
  await story.insert('2x3')
  const cells = story.words.locator('tr').first().locator('th')
  /** The handles come with the first table, and a hand does not stand still either. */
  const reachBorder = (axis: 'column' | 'row', x: number, y: number) =>
    expect(async () => {
      await page.mouse.move(x - 10, y - 4)
      await page.mouse.move(x, y)
      await expect(page.locator(`[data-axis="${axis}"]`)).toBeVisible({ timeout: 500 })
    }).toPass()
  const before = await middle(cells.first())
  await reachBorder('column', before.right - 1, before.y)
  await page.mouse.down()
  await page.mouse.move(before.right + 59, before.y, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => (await middle(cells.first())).width)
    .toBeCloseTo(before.width + 60, -0.5)

  const wide = await middle(cells.first())
  await reachBorder('column', wide.right - 1, wide.y)
  await page.mouse.down()
  await page.mouse.move(wide.left, wide.y, { steps: 5 })
  await page.mouse.up()
  const width = () => cells.first().evaluate((cell: HTMLElement) => cell.offsetWidth)
  await expect.poll(width).toBeLessThan(96)
  await expect.poll(() => width()).toBeGreaterThanOrEqual(91)

  const row = await middle(story.words.locator('tr').first())
  await reachBorder('row', row.x - 40, row.bottom)
  await page.mouse.down()
  await page.mouse.move(row.x - 40, row.bottom + 40, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => (await middle(story.words.locator('tr').first())).height)
    .toBeCloseTo(row.height + 40, -0.5)
})

test('at the edges, buttons add a row and a column', async ({ page }) => {
  await story.insert('2x2')
  await expect(async () => {
    await story.words.locator('td').first().hover()
    await story.words.locator('td').last().hover()
    await expect(page.getByRole('button', { name: 'Add row' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Add row' }).click()
  await expect(story.words.locator('tr')).toHaveCount(3)
  await story.words.locator('td').last().hover()
  await page.getByRole('button', { name: 'Add column' }).click()
  await expect(story.words.locator('tr').first().locator('th')).toHaveCount(3)
  await story.words.locator('th').first().hover()
  await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(0)
})

test('visitors see the table as it was written; a wide one scrolls, the page does not', async ({
  page,
}) => {
  await story.insert('2x6')
  for (const word of ['City', 'Country', 'Hall', 'Doors', 'Price', 'Tickets', 'Cork']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  const sizeOf = async (table: Locator) => {
    const { width, height } = await middle(table)
    return { width, height }
  }
  const drawn = await sizeOf(story.words.locator('table'))
  await page.keyboard.press('Escape')
  await expect(story.words).toHaveCount(0)
  await story.publish()

  const desktop = await story.visit(1280)
  await expect(desktop.getByRole('columnheader', { name: 'Country' })).toBeVisible()
  await expect(desktop.locator('th').first()).toHaveAttribute('scope', 'col')
  expect(await scrollsSideways(desktop)).toBe(false)
  expect(await sizeOf(desktop.locator('table'))).toEqual(drawn)

  const phone = await story.visit(375)
  const frame = phone.getByRole('group', { name: 'Table' })
  await expect(frame).toBeVisible()
  expect(await scrollsSideways(phone)).toBe(false)
  const { inner, outer } = await frame.evaluate((element) => ({
    inner: element.scrollWidth,
    outer: element.clientWidth,
  }))
  expect(inner).toBeGreaterThanOrEqual(6 * 92)
  expect(outer).toBeLessThan(376)
  await phone.getByText('Tickets').scrollIntoViewIfNeeded()
  await expect(phone.getByText('Tickets')).toBeInViewport()
})
