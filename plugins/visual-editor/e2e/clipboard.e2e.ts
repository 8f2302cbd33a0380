import type { BrowserContext, Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  findPage,
  findPicture,
  findProfileId,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'
import { ownerMessages } from '@/src/core/messages/owner-messages'

let made: StoredPage[] = []
let builder: BuilderPage

test.beforeEach(async ({ page }) => {
  made = []
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  for (const { id } of made) {
    await deletePage(context.request, id)
  }
})

const allow = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'])
const said = (page: Page) => expect(page.getByTestId('announcer'))
const toast = (page: Page) => expect(page.getByTestId('toast'))

async function newPage(context: BrowserContext, profileSlug = 'luna-vale'): Promise<StoredPage> {
  const profileId = await findProfileId(context.request, profileSlug)
  const stored = await createPage(context.request, 'Clipboard', { profileId })
  made.push(stored)
  return stored
}

/** Puts a container with a picture and a button on a stored page, between header and footer. */
async function fill(context: BrowserContext, stored: StoredPage, media: string): Promise<void> {
  const layout = structuredClone(stored.layout) as {
    nodes: Record<string, { type: string; props: object; children: string[]; v: number }>
  }
  layout.nodes.root?.children.splice(1, 0, 'box')
  layout.nodes.box = { type: 'container', props: {}, children: ['picture', 'go'], v: 1 }
  layout.nodes.picture = { type: 'image', props: { media, alt: 'On tour' }, children: [], v: 2 }
  layout.nodes.go = { type: 'button', props: { label: 'See the tour' }, children: [], v: 1 }
  await saveElsewhere(context.request, stored, layout)
}

async function selectBox(page: Page): Promise<void> {
  await builder.block('go').click()
  await page.keyboard.press('Escape')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Container')
}

test('blocks go to another page of the site with all they hold', async ({ page, context }) => {
  await allow(context)
  await signInOwner(context)
  const [from, to] = [await newPage(context), await newPage(context)]
  await fill(context, from, await findPicture(context.request, 'luna-vale'))
  await builder.open(from.id)
  await selectBox(page)
  await page.keyboard.press('Control+c')
  await toast(page).toContainText('Copied')

  await builder.open(to.id)
  const before = await builder.ids()
  await builder.block('page-header').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Control+v')
  await said(page).toHaveText(/pasted at position 2 of 3 on the page/)
  await expect(builder.bar).toHaveAttribute('aria-label', 'Container')
  await expect(builder.canvas.getByText('See the tour')).toBeVisible()
  await expect(builder.canvas.getByRole('img', { name: 'On tour' })).toBeVisible()
  const ids = await builder.ids()
  expect(ids).toHaveLength(before.length + 3)
  expect(ids).not.toContain('box')

  // Its own place is no place for a copy: the second one stands behind the first.
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await said(page).toHaveText(/pasted at position 3 of 4 on the page/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => builder.ids()).toEqual(before)
})

test('blocks go to another site of the same person, without what belongs to the first', async ({
  page,
  context,
}) => {
  await allow(context)
  await signInOwner(context, 'admin@example.com')
  const [from, to] = [await newPage(context), await newPage(context, 'kito')]
  await fill(context, from, await findPicture(context.request, 'luna-vale'))
  await builder.open(from.id)
  await selectBox(page)
  await page.keyboard.press('Control+c')
  await toast(page).toContainText('Copied')

  await builder.open(to.id)
  await page.keyboard.press('F6')
  await page.keyboard.press('Control+v')
  await toast(page).toContainText('without its pictures')
  await expect(builder.canvas.getByText('See the tour')).toBeVisible()
  await expect(builder.canvas.getByRole('img', { name: 'On tour' })).toHaveCount(0)
  await builder.saved()
  const { layout } = (await findPage(context.request, to.pathname)) as {
    layout: { nodes: Record<string, { type: string; props: object }> }
  }
  const picture = Object.values(layout.nodes).find(({ type }) => type === 'image')
  expect(picture?.props).toEqual({ alt: 'On tour' })
})

test('cutting takes away, pasting brings back', async ({ page, context }) => {
  await allow(context)
  await signInOwner(context)
  const stored = await newPage(context)
  await fill(context, stored, '')
  await builder.open(stored.id)
  await builder.block('go').click()
  await page.keyboard.press('Control+x')
  await toast(page).toContainText('Cut See the tour')
  await expect(builder.block('go')).toHaveCount(0)
  await page.keyboard.press('Control+v')
  await said(page).toHaveText(/See the tour pasted at position/)
  await expect(builder.canvas.getByText('See the tour')).toHaveCount(1)
})

test('words become a Text, a film’s address a Video, and a page header stays', async ({
  page,
  context,
}) => {
  await allow(context)
  await signInOwner(context)
  const stored = await newPage(context)
  await builder.open(stored.id)
  await builder.block('page-header').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Control+c')
  await toast(page).toContainText('Stays at the top')

  const write = (text: string) =>
    page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await write('First line\nSecond line')
  await page.keyboard.press('Control+v')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Text')
  await expect(builder.canvas.locator('p', { hasText: 'Second line' })).toBeVisible()
  await write('https://www.youtube.com/watch?v=jNQXAC9IVRw')
  await page.keyboard.press('Control+v')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Video')
  const address = 'https://luna.bandcamp.com/album/tide'
  await page.route('**/api/embeds/find', (route) =>
    route.fulfill({
      json: {
        address: `${address}#player=${encodeURIComponent('https://bandcamp.com/EmbeddedPlayer/album=7/')}`,
      },
    }),
  )
  await write(address)
  await page.keyboard.press('Control+v')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Embed')
  await expect(builder.canvas.getByText('Load content from Bandcamp')).toBeVisible()
  await write('https://example.com/press-kit')
  await page.keyboard.press('Control+v')
  await expect(builder.bar).toHaveAttribute('aria-label', 'Text')
  await expect(builder.canvas.locator('a', { hasText: 'press-kit' })).toBeVisible()
})

test('a clipboard that is kept back is told as specified', async ({ page, context }) => {
  // Whatever is not granted is refused from now on, without asking.
  await context.grantPermissions(['notifications'])
  await signInOwner(context)
  const stored = await newPage(context)
  await builder.open(stored.id)
  const alert = page.waitForEvent('dialog')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'What would you like to do?' })).toBeFocused()
  await page.keyboard.type('paste')
  await page.keyboard.press('Enter')
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  expect(dialog.message()).toBe(ownerMessages.editor.pasteDenied)
  await dialog.accept()
  expect(dialog.message()).toBe('Not allowed to paste from clipboard.')
})
