import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  findPicture,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
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
  stored = await createPage(builder.page.context().request, 'Dragging', { layout })
  await builder.open(stored.id)
}

const undo = () => builder.page.getByRole('button', { name: 'Undo', exact: true })

/** Selects a block that may lie under others by a click near its left edge. */
async function lift(id: string, to: { x: number; y: number }) {
  await builder.block(id).click({ position: { x: 3, y: 3 } })
  await builder.page.keyboard.press('Escape')
  if ((await builder.grip().count()) === 0) {
    await builder.block(id).click({ position: { x: 3, y: 3 } })
  }
  await builder.carry(builder.grip(), to)
}

// What cuts a drag short: `../editor/drag/start-drag.test.tsx`.
test('drops between blocks that stand in a row, upright line and all', async ({ page }) => {
  await open({
    row: block('container', { direction: 'row', align: 'left' }, ['one', 'two']),
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
  })
  const one = await builder.block('one').boundingBox()
  const two = await builder.block('two').boundingBox()
  const between = {
    x: ((one?.x ?? 0) + (one?.width ?? 0) + (two?.x ?? 0)) / 2,
    y: (one?.y ?? 0) + 8,
  }
  const before = await builder.ids()
  await builder.carry(builder.card('icon'), between)
  await expect(builder.dropLine).toContainText('after One')
  const line = await builder.dropLine.locator('..').boundingBox()
  expect(line?.width ?? 99).toBeLessThan(1)
  expect(Math.abs((line?.x ?? 0) - between.x)).toBeLessThan(12)
  await page.mouse.up()
  const icon = await builder.newId(before)
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'row', 'one', icon, 'two', 'footer'])
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('drops into columns: between them, at the end of a row and into the next', async ({
  page,
}) => {
  const names = ['one', 'two', 'three', 'four', 'five'] as const
  await open({
    grid: block('columns', { count: 3, gap: 40 }, [...names]),
    ...Object.fromEntries(names.map((name) => [name, block('quote', { words: name })])),
    below: block('button', { label: 'Below' }),
  })
  const before = await builder.ids()
  const at = async (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await builder.block(id).boundingBox()) ?? {}
    return { left: x, right: x + width, middle: y + height / 2, width }
  }
  const [one, two, three, four, five] = [
    await at('one'),
    await at('two'),
    await at('three'),
    await at('four'),
    await at('five'),
  ]
  expect(four.middle).toBeGreaterThan(one.middle)
  expect(two.left).toBeGreaterThan(one.right)
  const places = [
    { x: (one.right + two.left) / 2, y: one.middle, behind: 'one' },
    { x: three.right - 10, y: three.middle, behind: 'three' },
    { x: four.left + 4, y: four.middle, behind: 'three' },
    { x: (four.right + five.left) / 2, y: four.middle, behind: 'four' },
    { x: five.right - 10, y: five.middle, behind: 'five' },
  ]
  for (const { x, y, behind } of places) {
    await builder.carry(builder.card('icon'), { x, y })
    const line = await builder.dropLine.locator('..').boundingBox()
    expect(line?.width ?? 99).toBeLessThan(1)
    expect(Math.abs((line?.y ?? 0) + (line?.height ?? 0) / 2 - y)).toBeLessThan(80)
    await page.mouse.up()
    const icon = await builder.newId(before)
    await expect(builder.block('grid').locator(`[data-block-id="${icon}"]`)).toBeVisible()
    expect((await builder.ids())[before.indexOf(behind) + 1], behind).toBe(icon)
    await undo().click()
    await expect.poll(() => builder.ids()).toEqual(before)
  }

  // From one column to another, and out of them.
  await builder.block('five').click()
  await builder.dragTo(builder.grip(), { x: one.left + 4, y: one.middle })
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'grid', 'five', 'one', 'two', 'three', 'four', 'below', 'footer'])
  await undo().click()
  // What is selected has its bar over its neighbours.
  await page.getByRole('button', { name: 'Done' }).click()
  await builder.block('two').click()
  await builder.dragTo(builder.grip(), await builder.pointIn('below', 0.5, 0.9))
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'grid', 'one', 'three', 'four', 'five', 'below', 'two', 'footer'])
})

test('drops into empty columns, and into those that stand below each other', async ({ page }) => {
  await open({
    empty: block('columns', { count: 2 }),
    grid: block('columns', { count: 2 }, ['one', 'two']),
    one: block('button', { label: 'One' }),
    two: block('button', { label: 'Two' }),
  })
  const before = await builder.ids()
  await builder.dragTo(builder.card('icon'), await builder.pointIn('empty', 0.5, 0.5))
  const first = await builder.newId(before)
  await expect(builder.block('empty').locator(`[data-block-id="${first}"]`)).toBeVisible()
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(before)

  await page.getByRole('button', { name: /^Phone/ }).click()
  const [one, two] = [
    await builder.block('one').boundingBox(),
    await builder.block('two').boundingBox(),
  ]
  expect(two?.y ?? 0).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0))
  const between = { x: (two?.x ?? 0) + 40, y: (two?.y ?? 0) - 4 }
  await builder.carry(builder.card('icon'), between)
  const line = await builder.dropLine.locator('..').boundingBox()
  expect(line?.height ?? 99).toBeLessThan(1)
  await page.mouse.up()
  const second = await builder.newId(before)
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'empty', 'grid', 'one', second, 'two', 'footer'])
})

test('nothing is dropped into grids that fill themselves; it lands before or behind', async ({
  context,
  page,
}) => {
  const picture = await findPicture(context.request, 'luna-vale')
  await open({
    music: block('featured-music'),
    pictures: block('gallery', { pictures: [picture, picture, picture] }),
    last: block('button', { label: 'Last' }),
  })
  const before = await builder.ids()
  // They dim with a reason, as what is fixed.
  await builder.carry(builder.card('button'), await builder.pointIn('music', 0.5, 0.4))
  await expect(page.getByText('Stays at the top')).toBeVisible()
  await expect(page.getByText('Fills itself with music')).toBeVisible()
  await expect(builder.dropLine).toHaveText(/^(?:Above|Below) /)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByText('Fills itself with music')).toHaveCount(0)

  for (const [id, down, expected] of [
    ['music', 0.3, ['page-header', 'new', 'music', 'pictures', 'last', 'footer']],
    ['music', 0.8, ['page-header', 'music', 'new', 'pictures', 'last', 'footer']],
    ['pictures', 0.3, ['page-header', 'music', 'new', 'pictures', 'last', 'footer']],
    ['pictures', 0.8, ['page-header', 'music', 'pictures', 'new', 'last', 'footer']],
  ] as const) {
    await builder.dragTo(builder.card('icon'), await builder.pointIn(id, 0.4, down))
    const icon = await builder.newId(before)
    expect(await builder.ids()).toEqual(expected.map((name) => (name === 'new' ? icon : name)))
    await undo().click()
    await expect.poll(() => builder.ids()).toEqual(before)
  }
})

test('a gap between containers is hit near their edges, an empty one in its middle', async ({
  page,
}) => {
  await open({
    first: block('container', { padding: 60 }, ['words']),
    words: block('button', { label: 'Inside' }),
    second: block('container', { padding: 60 }),
  })
  const before = await builder.ids()
  const first = await builder.block('first').boundingBox()
  const bottom = (first?.y ?? 0) + (first?.height ?? 0)
  await builder.carry(builder.card('button'), { x: (first?.x ?? 0) + 200, y: bottom - 4 })
  await expect(builder.dropLine).toHaveText(/^Below Container/)
  await page.mouse.move((first?.x ?? 0) + 200, bottom - 20, { steps: 3 })
  await expect(builder.dropLine).toHaveText(/^In Container “Inside”, below Inside/)
  const second = await builder.block('second').boundingBox()
  await page.mouse.move((second?.x ?? 0) + 200, (second?.y ?? 0) + (second?.height ?? 0) / 2, {
    steps: 3,
  })
  await expect(builder.dropLine).toHaveText('In Container, as its first block')
  await page.mouse.up()
  const added = await builder.newId(before)
  await expect(builder.block('second').locator(`[data-block-id="${added}"]`)).toBeVisible()
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('a container never goes into itself, back where it was is no change, and a locked block stays', async ({
  page,
}) => {
  await open({
    outer: block('container', { padding: 80 }, ['inner']),
    inner: block('container', { padding: 40 }),
    held: { ...block('button', { label: 'Held' }), isLocked: true },
  })
  const before = await builder.ids()
  await lift('outer', await builder.pointIn('inner', 0.5, 0.5))
  await expect(builder.dropLine).toHaveText('Where it was')
  await page.mouse.up()
  await expect.poll(() => builder.ids()).toEqual(before)

  await builder.block('held').click()
  await expect(builder.bar).toContainText('Locked by you')
  await expect(builder.grip()).toHaveCount(0)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => builder.ids()).toEqual(before)
  await expect(undo()).toBeDisabled()
})

test('a block goes into a container within containers, and out of them one by one', async ({
  page,
}) => {
  await open({
    outer: block('container', { padding: 60 }, ['middle', 'end']),
    middle: block('container', { padding: 60 }, ['inner']),
    inner: block('container', { padding: 60 }),
    end: block('button', { label: 'End' }),
    carried: block('button', { label: 'Carried' }),
  })
  const holds = (container: string) => builder.block(container).locator('[data-block-id="carried"]')
  const belowWithin = async (id: string, container: string) => {
    const last = await builder.block(id).boundingBox()
    const around = await builder.block(container).boundingBox()
    const [from, to] = [last, around].map((box) => (box?.y ?? 0) + (box?.height ?? 0))
    return { x: (around?.x ?? 0) + 150, y: ((from ?? 0) + (to ?? 0)) / 2 }
  }
  const before = await builder.ids()
  await lift('carried', await builder.pointIn('inner', 0.5, 0.5))
  await expect(builder.dropLine).toHaveText('In Container, as its first block')
  await page.mouse.up()
  await expect(holds('inner')).toBeVisible()

  await builder.carry(builder.grip(), await belowWithin('inner', 'middle'))
  await expect(builder.dropLine).toHaveText(/^In Container.*, below Container/)
  await page.mouse.up()
  await expect(holds('middle')).toBeVisible()
  await expect(holds('inner')).toHaveCount(0)

  await builder.carry(builder.grip(), await belowWithin('end', 'outer'))
  await expect(builder.dropLine).toHaveText(/^In Container.*, below End/)
  await page.mouse.up()
  await expect(holds('outer')).toBeVisible()
  await expect(holds('middle')).toHaveCount(0)

  for (let step = 0; step < 3; step += 1) {
    await undo().click()
  }
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('blocks in another order on this screen are counted as they are seen', async ({ page }) => {
  await open({
    column: block('container', { gap: 24, padding: 60 }, ['low', 'middle', 'high']),
    low: { ...block('button', { label: 'Low' }), layout: { base: { order: 1 } } },
    middle: block('button', { label: 'Middle' }),
    high: { ...block('button', { label: 'High' }), layout: { base: { order: -1 } } },
  })
  const before = await builder.ids()
  const [high, middle] = [
    await builder.block('high').boundingBox(),
    await builder.block('middle').boundingBox(),
  ]
  expect(high?.y ?? 0).toBeLessThan(middle?.y ?? 0)
  await builder.dragTo(builder.card('icon'), { x: (high?.x ?? 0) + 300, y: (high?.y ?? 0) + 2 })
  const icon = await builder.newId(before)
  const landed = await builder.block(icon).boundingBox()
  expect(landed?.y ?? 0).toBeGreaterThan((high?.y ?? 0) + 10)
  expect(landed?.y ?? 0).toBeLessThan((await builder.block('middle').boundingBox())?.y ?? 0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('holding still near an edge scrolls the page, down and up again', async ({ page }) => {
  await open({
    one: block('container', { minHeight: 1200 }),
    two: block('container', { minHeight: 1200 }),
  })
  const stage = page.getByRole('main', { name: 'Page' })
  const box = await stage.boundingBox()
  const x = (box?.x ?? 0) + 300
  const scrolled = () => stage.evaluate(({ scrollTop }) => scrollTop)
  await builder.carry(builder.card('text'), { x, y: (box?.y ?? 0) + (box?.height ?? 0) - 10 })
  await expect.poll(scrolled).toBeGreaterThan(200)
  await expect(builder.dropLine).toContainText('Container')
  await page.mouse.move(x, (box?.y ?? 0) + 10, { steps: 4 })
  await expect.poll(scrolled).toBe(0)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(undo()).toBeDisabled()
})
