import type { Locator } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
let tree: Locator

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

async function open(blocks: Parameters<typeof pageOf>[0]) {
  const { page } = builder
  stored = await createPage(page.context().request, 'Layers', { layout: pageOf(blocks) })
  await builder.open(stored.id)
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  tree = page.getByRole('tree', { name: 'Blocks on this page' })
  await expect(tree).toBeVisible()
}

const three = () => ({
  one: block('button', { label: 'One' }),
  box: block('container', { padding: 40 }, ['inside']),
  inside: block('button', { label: 'Inside' }),
  two: block('button', { label: 'Two' }),
})

const row = (name: string | RegExp) => tree.getByRole('treeitem', { name })
const undo = () => builder.page.getByRole('button', { name: 'Undo', exact: true })

/** A point of a row, by parts of its height. */
async function pointOn(name: string | RegExp, down: number) {
  await row(name).scrollIntoViewIfNeeded()
  const box = await row(name).boundingBox()
  return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + (box?.height ?? 0) * down }
}

// Keys, names and the search: `../editor/layers/layers-panel.test.tsx`.
test('rows are dragged between each other and into containers', async ({ page }) => {
  await open(three())
  const before = await builder.ids()
  await builder.carry(row(/^Two/), await pointOn(/^One/, 0.1))
  await expect(builder.dropLine).toHaveText('Below Page header')
  await page.mouse.up()
  await expect
    .poll(() => builder.ids())
    .toEqual(['page-header', 'two', 'one', 'box', 'inside', 'footer'])
  await undo().click()
  await expect.poll(() => builder.ids()).toEqual(before)

  await builder.carry(row(/^One/), await pointOn(/^Container/, 0.5))
  await expect(builder.dropLine).toHaveText('In Container “Inside”, below Inside')
  await page.mouse.up()
  await expect(builder.block('box').locator('[data-block-id="one"]')).toBeVisible()
  await undo().click()

  await builder.carry(row(/^Two/), await pointOn(/^Footer/, 0.95))
  await expect(builder.dropLine).toHaveText('Where it was')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => builder.ids()).toEqual(before)

  // Not into itself; and what is fixed stays.
  for (const [from, to] of [
    [/^Container/, /^Inside/],
    [/^Page header/, /^Container/],
  ] as const) {
    await builder.carry(row(from), await pointOn(to, 0.2))
    await expect(builder.dropLine).toHaveCount(0)
    await page.mouse.up()
    await expect.poll(() => builder.ids()).toEqual(before)
  }
  await expect(undo()).toBeDisabled()
})

test('blocks are hidden on one screen and locked', async ({ page }) => {
  await open(three())
  await page.getByRole('button', { name: 'Phone, 375 px' }).click()
  await row(/^One/).hover()
  await page.getByRole('button', { name: 'Hide One' }).click()
  await expect(page.getByTestId('announcer')).toContainText('One hidden on phones')
  await expect(row('One, hidden on this screen')).toBeVisible()
  await page.getByRole('button', { name: 'Computer, 1280 px' }).click()
  await row(/^One/).hover()
  await expect(page.getByRole('button', { name: 'Hide One' })).toHaveCount(1)
  await undo().click()
  await page.getByRole('button', { name: 'Phone, 375 px' }).click()
  await expect(row('One, hidden on this screen')).toHaveCount(0)

  await row(/^Two/).hover()
  await page.getByRole('button', { name: 'Lock Two' }).click()
  await expect(page.getByRole('button', { name: 'Hide Two' })).toHaveCount(0)
  await builder.carry(row(/^Two/), await pointOn(/^Container/, 0.5))
  await expect(builder.dropLine).toHaveCount(0)
  await page.mouse.up()
  await builder.block('two').click()
  await expect(builder.grip()).toHaveCount(0)
  await page.getByRole('button', { name: 'Unlock Two' }).click()
  await expect(builder.grip()).toHaveCount(1)
})

test('hundreds of rows stay quick: few are drawn, and a drag scrolls the list', async ({
  page,
}) => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`b${at}`, block('divider', {})]),
  )
  await open(many)
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60)
  // Opening the panel has made the page narrower: a forced click does not wait for it.
  await builder.block('b290').scrollIntoViewIfNeeded()
  await builder.block('b290').click({ force: true })
  await expect(tree.locator('#layer-b290')).toBeInViewport()
  await tree.focus()
  await page.keyboard.press('Home')
  await expect(tree.locator('#layer-page-header')).toBeInViewport()

  const list = tree.locator('..')
  const box = await list.boundingBox()
  await builder.carry(tree.locator('#layer-b1'), {
    x: (box?.x ?? 0) + 80,
    y: (box?.y ?? 0) + (box?.height ?? 0) - 12,
  })
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(400)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(undo()).toBeDisabled()
})
