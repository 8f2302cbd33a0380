import type { Page, Request } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { savesOf } from '@/plugins/visual-editor/e2e/failures'
import {
  createPage,
  deletePage,
  findPage,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Saving')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  await deletePage(context.request, stored.id)
})

const withButton = {
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children: ['page-header', 'theirs', 'footer'], v: 1 },
    'page-header': { type: 'page-header', props: {}, children: [], v: 1 },
    theirs: { type: 'button', props: { label: 'Theirs' }, children: [], v: 1 },
    footer: { type: 'footer', props: {}, children: [], v: 1 },
  },
}

// What the server refuses: `collections/pages/pages.int.test.ts`.
test('narrow windows say by signs whether all is saved and live', async ({ page }) => {
  await builder.card('text').click()
  await builder.saved()
  const mark = page.getByTestId('unpublished')
  for (const width of [1400, 1100, 900, 600]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(mark).toBeVisible()
    await expect(mark).toMatchAriaSnapshot('- text: Unpublished changes')
    expect((await mark.boundingBox())?.width).toBeGreaterThanOrEqual(8)
    await expect(builder.saveState).toBeVisible()
    await expect(builder.saveState).toHaveText(/^Saved/)
  }
})

test('work in two windows comes together; only what both changed is asked', async ({
  page,
  context,
}) => {
  await saveElsewhere(context.request, stored, withButton)
  await page.reload()
  const label = (window: Page) =>
    window
      .getByRole('complementary', { name: 'Settings' })
      .getByRole('textbox', { name: 'Label', exact: true })
  const second = new BuilderPage(await context.newPage())
  await second.open(stored.id)
  const told = 'This page is open in another window.'
  await expect(second.page.getByTestId('toast')).toContainText(told)
  await expect(page.getByTestId('toast')).toContainText(told)

  // Different blocks, and different settings of one block.
  await second.block('theirs').click()
  await label(second.page).fill('From the second')
  await second.card('divider').click()
  await second.saved()
  await builder.card('text').click()
  await builder.saved()
  await expect(builder.block('theirs')).toContainText('From the second')
  await expect.poll(() => builder.ids()).toHaveLength(5)
  // Pages of a story always have the focus.
  await second.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect
    .poll(async () => [...(await second.ids())].sort())
    .toEqual([...(await builder.ids())].sort())

  // Undo takes back what was done in this window alone.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => builder.ids()).toHaveLength(4)
  await expect(builder.block('theirs')).toContainText('From the second')
  await page.getByTestId('toast').getByRole('button', { name: 'Redo' }).click()
  await builder.saved()

  // The same setting.
  await builder.block('theirs').click()
  await label(page).fill('From the first')
  await builder.saved()
  await second.block('theirs').click()
  await label(second.page).fill('From the second again')
  const dialogIn = (window: Page) => window.getByRole('dialog', { name: 'Changed in two windows' })
  const dialog = dialogIn(second.page)
  await expect(dialog).toContainText('From the first')
  await expect(dialog).toContainText('From the second again')
  await dialog.screenshot({ path: test.info().outputPath('conflict.png') })
  await dialog.getByText('Keep mine').click()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await second.saved()
  await expect(dialog).toBeHidden()
  const { layout } = await findPage(context.request, stored.pathname)
  const { nodes } = layout as typeof withButton
  expect(nodes.theirs.props.label).toBe('From the second again')
  expect(Object.keys(nodes)).toHaveLength(6)

  // Settings of the page, by keys alone; different ones first.
  const keys = async (window: Page, field: string, words: string) => {
    await window.getByRole('textbox', { name: field, exact: true }).fill(words)
    await window.keyboard.press('Enter')
  }
  const [name, found] = ['Name', 'Title']
  for (const window of [page, second.page]) {
    await window.getByRole('button', { name: 'Pages', exact: true }).press('Enter')
    await window.getByRole('button', { name: 'Settings of Saving' }).press('Enter')
  }
  await keys(page, name, 'Renamed')
  await expect(page.getByRole('complementary', { name: 'Renamed' })).toBeVisible()
  await keys(second.page, found, 'Found')
  await expect(second.page.getByRole('complementary', { name: 'Renamed' })).toBeVisible()
  await keys(page, found, 'Found by the first')
  await expect(dialogIn(page)).toContainText('Found by the first')
  await page.getByRole('radio', { name: /Take the other/ }).press('Space')
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(page.getByRole('textbox', { name: found, exact: true })).toHaveValue('Found')

  expect([...builder.problems, ...second.problems]).toEqual([])
  const sign = page.getByRole('button', { name: 'Open in another window' })
  await expect(sign).toBeVisible()
  await second.page.close()
  await expect(sign).toHaveCount(0)
})

const isSave = (request: Request) =>
  request.method() === 'PATCH' && request.url().includes(`/api/pages/${stored.id}?draft=true`)

test('a save whose answer gets lost is no conflict with somebody else', async ({
  page,
  context,
}) => {
  await page.route(savesOf(stored), async (route) => {
    if (isSave(route.request())) {
      await route.fetch()
      await route.abort()
    } else {
      await route.continue()
    }
  })
  await builder.card('text').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  await builder.card('button').click()
  await page.unroute(savesOf(stored))
  await builder.saved()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { layout } = await findPage(context.request, stored.pathname)
  expect(Object.keys((layout as typeof withButton).nodes)).toHaveLength(5)
})

test('publishing in the middle of a save waits for it', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(savesOf(stored), async (route) => {
    await held
    await route.continue()
  })
  const saving = page.waitForRequest(isSave)
  await builder.card('text').click()
  await saving
  await builder.card('button').click()
  const publishing = builder.publish()
  letThrough()
  await publishing
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const live = await page.request.get(`/api/pages/${stored.id}?depth=0`, {
    headers: fromAdmin,
  })
  const { layout } = (await live.json()) as { layout: typeof withButton }
  expect(Object.keys(layout.nodes)).toHaveLength(5)
})

test('what the server refuses is said; editing goes on and is sent again', async ({ page }) => {
  let isFull = true
  await page.route(savesOf(stored), (route) =>
    isFull && isSave(route.request())
      ? route.fulfill({ status: 413, json: { errors: [{ message: 'This page is too large.' }] } })
      : route.continue(),
  )
  await builder.card('text').click()
  const dialog = page.getByRole('dialog', { name: 'This could not be saved' })
  await expect(dialog).toContainText('This page is too large.')
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await expect(dialog).toBeHidden()
  await expect(builder.saveState).toHaveText('Not saved: This page is too large.')
  isFull = false
  await builder.card('button').click()
  await builder.saved()
})

test('a lost connection is said, and the work is saved once it is back', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  await builder.card('text').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  await context.setOffline(false)
  await builder.saved()
  await page.reload()
  await expect.poll(() => builder.ids()).toHaveLength(3)
})

test('going back saves first', async ({ page, context }) => {
  await page.goto(`/admin/collections/pages/${stored.id}`)
  await page.getByRole('link', { name: 'Design' }).click()
  await expect(builder.canvas.locator('[data-block-id]').first()).toBeVisible()
  await builder.card('text').click()
  await page.goBack()
  await expect(builder.canvas).toHaveCount(0)
  const { layout } = await findPage(context.request, stored.pathname)
  expect(Object.keys((layout as typeof withButton).nodes)).toHaveLength(4)
})

test('coming back shows what was saved, and goes on from there', async ({ page }) => {
  for (const [type, length] of [
    ['text', 3],
    ['button', 4],
  ] as const) {
    await builder.card(type).click()
    await expect.poll(() => builder.ids()).toHaveLength(length)
    await builder.saved()
    const edited = await builder.ids()
    await page.getByRole('button', { name: 'Back to the admin' }).click()
    await expect(builder.canvas).toHaveCount(0)
    await page.goBack()
    await expect.poll(() => builder.ids()).toEqual(edited)
  }
  await builder.card('text').click()
  await builder.saved()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
