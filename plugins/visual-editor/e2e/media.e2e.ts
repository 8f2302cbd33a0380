import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
let image: string

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Media')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
  const before = await builder.ids()
  await builder.card('image').click()
  image = await builder.newId(before)
  await builder.settings.getByText('Choose a picture').click()
  await expect(picker(page)).toBeVisible()
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' })
const tile = (page: Page, name: string) =>
  picker(page).getByRole('button', { name: new RegExp(`^${name}`) })
const chooser = (page: Page) => picker(page).locator('input[type="file"]')
const unique = () => `story-${Date.now()}-${Math.floor(Math.random() * 1e6)}`

/** Left half red, right half blue, 400 × 200. */
async function halves(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

async function upload(page: Page, name: string): Promise<void> {
  const buffer = await halves()
  await chooser(page).setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'true')
}

/** Deletes what a story has uploaded, as a creator would. */
async function removePicked(page: Page): Promise<void> {
  await picker(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await picker(page).getByRole('button', { name: 'Delete for good' }).click()
}

/** What a drop or a paste brings along. */
async function filesOf(page: Page, name: string) {
  const bytes = [...(await halves())]
  return page.evaluateHandle(
    ({ bytes: given, name: fileName }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(given)], fileName, { type: 'image/png' }))
      return transfer
    },
    { bytes, name: `${name}.png` },
  )
}

test('a picture is uploaded, described, cut, shown, published, and warned about', async ({
  page,
}) => {
  const name = unique()
  await upload(page, name)
  await expect(tile(page, name)).toContainText(/\d\.\d\d (Bytes|KB)/)

  const alt = picker(page).getByLabel('Describe it, for people who can’t see it')
  const described = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/media/'),
  )
  await alt.fill('Red beside blue')
  await alt.blur()
  expect((await described).status()).toBe(200)

  const circle = picker(page).getByRole('button', { name: /What must stay visible: 50 %/ })
  const focused = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/media/'),
  )
  await circle.focus()
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+ArrowRight')
  }
  expect((await (await focused).json()) as object).toMatchObject({ focalX: 90, focalY: 50 })

  await picker(page).getByRole('button', { name: 'Use picture' }).click()
  await expect(picker(page)).toBeHidden()
  const picture = builder.block(image).locator('img')
  await expect(picture).toHaveAttribute('alt', 'Red beside blue')

  await builder.settings.getByLabel('Height').fill('300')
  await builder.settings.getByLabel('Height').press('Enter')
  await expect(picture).toHaveCSS('object-position', '90% 50%')

  await builder.publish()
  await page.goto(stored.pathname)
  const shown = page.getByRole('img', { name: 'Red beside blue' })
  await expect(shown).toBeVisible()
  await expect(shown).toHaveCSS('object-position', '90% 50%')

  await builder.open(stored.id)
  await builder.block(image).click()
  await page.getByRole('button', { name: /^Change / }).click()
  await picker(page).getByRole('button', { name: 'Delete', exact: true }).click()
  const question = picker(page).getByRole('alertdialog')
  await expect(question).toContainText('Used on Media. Delete anyway?')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await removePicked(page)
  await expect(tile(page, name)).toHaveCount(0)
})

test('a part becomes a picture of its own, by keys alone', async ({ page }) => {
  const name = unique()
  await upload(page, name)
  await picker(page).getByRole('button', { name: 'Cut out a part' }).click()
  const cut = page.getByRole('dialog', { name: 'Cut out a part' })
  await cut.getByRole('button', { name: 'Square' }).focus()
  await page.keyboard.press('Enter')
  await expect(cut.getByRole('status')).toContainText('200 × 200 px')
  await cut.getByRole('button', { name: /^The part/ }).focus()
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Shift+ArrowRight')
  }
  await cut.getByRole('button', { name: 'Save as a new picture' }).click()
  await expect(tile(page, `${name}-part`)).toHaveAttribute('aria-pressed', 'true')
  await expect(picker(page).getByText('200 × 200 px')).toBeVisible()
  await expect(tile(page, `${name}\\.png`)).toBeVisible()
  await removePicked(page)
  await tile(page, `${name}\\.png`).click()
  await removePicked(page)
})

test('files come by drop and by paste, and are found by name', async ({ page }) => {
  const dropped = unique()
  const files = await filesOf(page, dropped)
  for (const type of ['dragover', 'drop']) {
    await picker(page).dispatchEvent(type, { dataTransfer: files })
  }
  await expect(tile(page, dropped)).toHaveAttribute('aria-pressed', 'true')

  const pasted = unique()
  const clipboard = await filesOf(page, pasted)
  await picker(page).evaluate(
    (dialog, clipboardData) =>
      dialog.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    clipboard,
  )
  await expect(tile(page, pasted)).toHaveAttribute('aria-pressed', 'true')

  await picker(page).getByLabel('Search by name').fill(dropped)
  await expect(tile(page, pasted)).toHaveCount(0)
  await expect(tile(page, dropped)).toBeVisible()
  await tile(page, dropped).click()
  await removePicked(page)
  await picker(page).getByLabel('Search by name').fill(pasted)
  await tile(page, pasted).click()
  await removePicked(page)
})

test('an upload tells how far it is, fails in words, is tried again and cancelled', async ({
  page,
}) => {
  const name = unique()
  const buffer = await halves()
  const uploads = picker(page).getByTestId('upload')
  let isBroken = true
  await page.route(/\/uploads?\/|\/incoming\//, async (route) => {
    const isFile = route.request().method() === 'PUT'
    await (isFile && isBroken ? route.abort() : route.continue())
  })
  await chooser(page).setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await expect(uploads.getByRole('alert')).toHaveText('Upload failed. Try again.')
  isBroken = false
  await uploads.getByRole('button', { name: 'Try again' }).click()
  await expect(tile(page, name)).toHaveAttribute('aria-pressed', 'true')
  await removePicked(page)

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/uploads/presigned-url', async (route) => {
    await held
    await route.abort()
  })
  const slow = unique()
  await chooser(page).setInputFiles({ name: `${slow}.png`, mimeType: 'image/png', buffer })
  await expect(uploads.getByText('0 %')).toBeVisible()
  await uploads.getByRole('button', { name: `Cancel ${slow}.png` }).click()
  await expect(uploads).toHaveCount(0)
  release()

  const heavy = { name: 'heavy.html', mimeType: 'text/html', buffer }
  await chooser(page).setInputFiles(heavy)
  await expect(uploads.getByRole('alert')).toHaveText(
    'This is no picture that can be shown. It should end with .jpg, .png, .webp, .gif, .avif, .heic, .heif, .tif or .tiff.',
  )
  await uploads.getByRole('button', { name: 'Take heavy.html away' }).click()
  await expect(uploads).toHaveCount(0)
})

test('a file dropped onto the page becomes a picture there', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  const before = await builder.ids()
  const name = unique()
  const dataTransfer = await filesOf(page, name)
  const { x, y } = await builder.pointIn(image, 0.5, 0.9)
  const at = { dataTransfer, clientX: x, clientY: y }
  await builder.canvas.dispatchEvent('dragover', at)
  await expect(builder.dropLine).toBeVisible()
  await builder.canvas.dispatchEvent('drop', at)
  const added = await builder.newId(before)
  await expect(builder.block(added).locator('img')).toBeVisible()
  expect((await builder.ids()).indexOf(added)).toBe(before.indexOf(image) + 1)
  await page.getByRole('button', { name: /^Change / }).click()
  await removePicked(page)
})

test('a link and words dropped onto the page become blocks there', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(picker(page)).toBeHidden()
  const drop = async (data: Record<string, string>) => {
    const before = await builder.ids()
    const dataTransfer = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer()
      for (const [type, words] of Object.entries(given)) {
        transfer.setData(type, words)
      }
      return transfer
    }, data)
    const { x, y } = await builder.pointIn(image, 0.5, 0.9)
    const at = { dataTransfer, clientX: x, clientY: y }
    await builder.canvas.dispatchEvent('dragover', at)
    await expect(builder.dropLine).toBeVisible()
    await builder.canvas.dispatchEvent('drop', at)
    return builder.block(await builder.newId(before))
  }
  const film = await drop({ 'text/uri-list': 'https://youtu.be/dQw4w9WgXcQ' })
  await expect(film).toContainText('Load content from YouTube')
  await expect(await drop({ 'text/plain': 'Slow songs' })).toContainText('Slow songs')
})

test('a picture of a gallery is described and removed, however long its name is', async ({
  page,
}) => {
  const name = `${unique()}-${'from-the-pier-'.repeat(4)}at-night`
  await upload(page, name)
  await page.keyboard.press('Escape')
  await builder.card('gallery').click()
  await builder.settings.getByRole('button', { name: 'Add pictures' }).click()
  const many = page.getByRole('dialog', { name: 'Choose pictures' })
  await many.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await many.getByRole('button', { name: 'Use picture' }).click()
  await expect(many).toBeHidden()

  const row = builder.settings.getByRole('button', { name: new RegExp(`^${name}`) })
  const remove = builder.settings.getByRole('button', { name: `Remove ${name}` })
  const [settingsBox, removeBox] = [
    await builder.settings.boundingBox(),
    await remove.boundingBox(),
  ].map((box) => (box ? box.x + box.width : Number.NaN))
  expect(removeBox).toBeLessThanOrEqual(settingsBox ?? 0)

  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText(`“${name}.png” has no description`)
  await dialog
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Show me' })
    .click()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toBeVisible()
  await removePicked(page)
})
