import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { caretMoved } from '@/plugins/rich-text/e2e/text-story'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
const names: string[] = []

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Pictures in words')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
  await removeMedia(context.request)
})

async function removeMedia(request: import('@playwright/test').APIRequestContext) {
  for (const name of names.splice(0)) {
    const query = new URLSearchParams({ 'where[filename][contains]': name, depth: '0' })
    const headers = fromAdmin
    const answer = await request.get(`/api/media?${query}`, { headers })
    for (const { id } of ((await answer.json()) as { docs: { id: string }[] }).docs) {
      await request.delete(`/api/media/${id}`, { headers })
    }
  }
}

function newName(): string {
  const name = `words-${Date.now()}-${Math.floor(Math.random() * 1e6)}`
  names.push(name)
  return name
}

/** What is dragged along with a file. */
const carrying = (page: Page, buffer: Buffer, fileName: string, type: string) =>
  page.evaluateHandle(
    ([bytes, name, mimeType]) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      return data
    },
    [[...buffer], fileName, type] as const,
  )

/** A file as it comes from the computer. */
async function pictureFile(page: Page, width = 1200, height = 800) {
  const name = newName()
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .png()
    .toBuffer()
  const transfer = await carrying(page, buffer, `${name}.png`, 'image/png')
  return { name, buffer, transfer }
}

async function openWords(page: Page, ...lines: string[]) {
  const before = await builder.ids()
  await builder.card('text').click()
  const id = await builder.newId(before)
  const words = await builder.write(id)
  for (const [index, line] of lines.entries()) {
    if (index > 0) {
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type(line)
  }
  return { id, words }
}

const bar = (page: Page) => page.getByRole('group', { name: 'Picture', exact: true })
const widthOf = (page: Page) => bar(page).getByLabel('Width, px')

test('a dropped picture is stored, described, captioned, resized by keys and by hand, and seen by visitors', async ({
  page,
  browser,
}) => {
  const { words } = await openWords(page, 'Before', 'After')
  const { transfer, name } = await pictureFile(page)
  const stored1 = page.waitForResponse(
    (answer) => answer.url().endsWith('/media') && answer.request().method() === 'POST',
  )
  await words.locator('p').first().dispatchEvent('drop', { dataTransfer: transfer })
  expect((await stored1).status()).toBe(201)
  const figure = words.locator('figure')
  await expect(figure).toHaveCount(1)
  // Nothing of it became a block of the page.
  await expect(builder.canvas.locator('[data-block-id] img')).toHaveCount(
    await words.locator('img').count(),
  )
  await expect(bar(page)).toBeVisible()
  await expect(widthOf(page)).toHaveValue('800')

  await bar(page).getByLabel('Describe it, for people who can’t see it').fill('Green field')
  await widthOf(page).fill('400')
  await widthOf(page).press('Enter')
  await expect(figure).toHaveCSS('width', '400px')

  const corner = figure.getByRole('button', { name: /^Lower right corner/ })
  await corner.focus()
  await page.keyboard.press('ArrowRight')
  await expect(widthOf(page)).toHaveValue('410')
  const box = await corner.boundingBox()
  if (!box) {
    throw new Error('There is no corner')
  }
  const scale = ((await figure.boundingBox())?.width ?? 0) / 410
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 110 * scale, box.y, { steps: 4 })
  await page.mouse.up()
  await expect(widthOf(page)).toHaveValue('300')
  await expect
    .poll(() => figure.locator('img').evaluate((image: HTMLElement) => image.offsetHeight))
    .toBe(200)

  await bar(page).getByRole('button', { name: 'Caption', exact: true }).click()
  const caption = figure.getByRole('textbox', { name: 'Caption' })
  await caption.click()
  await page.keyboard.type('Taken in ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('May')
  await bar(page).getByRole('button', { name: 'Centre' }).click()
  await page.screenshot({ path: test.info().outputPath('editor.png') })

  await page.keyboard.press('Escape')
  await builder.publish()

  const foreign: string[] = []
  for (const width of [375, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const visitor = await context.newPage()
    visitor.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin) {
        foreign.push(request.url())
      }
    })
    await visitor.goto(stored.pathname)
    const image = visitor.getByRole('img', { name: 'Green field' })
    await expect(image).toBeVisible()
    await expect(image).toHaveAttribute('srcset', /320w.*640w/)
    await expect(image).toHaveAttribute('width', '1200')
    await expect(visitor.locator('figure')).toHaveCSS('width', '300px')
    await expect(visitor.locator('figcaption strong')).toHaveText('May')
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    await visitor.screenshot({ path: test.info().outputPath(`site-${width}.png`) })
    // As wide as one may make it, it takes no words beyond the edge.
    const ends = await visitor.locator('figure').evaluate((figure) => {
      figure.style.width = '1000px'
      const parts = [...(figure.parentElement?.children ?? [])]
      return parts.map((part) => part.getBoundingClientRect().right)
    })
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    await context.close()
  }
  expect(foreign).toEqual([])
  expect(name).not.toBe('')
})

for (const [ending, type] of [
  ['HEIC', 'image/heic'],
  // As from a computer that does not know what it is.
  ['heif', ''],
] as const) {
  test(`a .${ending} of a phone is dropped, and seen by visitors as a picture that browsers show`, async ({
    page,
    browser,
  }) => {
    const { words } = await openWords(page, 'Before')
    const photo = await readFile('plugins/uploads/testing/halves.heic')
    const name = newName()
    const transfer = await carrying(page, photo, `${name}.${ending}`, type)
    const registered = page.waitForResponse(
      (answer) => answer.url().endsWith('/media') && answer.request().method() === 'POST',
    )
    await words.locator('p').first().dispatchEvent('drop', { dataTransfer: transfer })
    const answer = await registered
    expect([answer.status(), await answer.json()]).toEqual([
      201,
      expect.objectContaining({ name: `${name}.jpg`, mimeType: 'image/jpeg', width: 96 }),
    ])
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => words.locator('figure img').evaluate(isShown)).toBe(true)
    await expect(widthOf(page)).toHaveValue('96')
    await page.keyboard.press('Escape')
    await builder.publish()

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const visitor = await context.newPage()
    await visitor.goto(stored.pathname)
    await expect.poll(() => visitor.locator('figure img').evaluate(isShown)).toBe(true)
    await context.close()
  })
}

/** Two by two pixels of red: a head, and two lines of the picture. */
function bmp(): Buffer {
  const data = Buffer.alloc(70)
  data.write('BM')
  for (const [value, at] of [
    [70, 2],
    [54, 10],
    [40, 14],
    [2, 18],
    [2, 22],
    [16, 34],
  ] as const) {
    data.writeUInt32LE(value, at)
  }
  data.writeUInt16LE(1, 26)
  data.writeUInt16LE(24, 28)
  for (const at of [56, 59, 64, 67]) {
    data[at] = 255
  }
  return data
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>'

test('pictures that the server cannot read are dropped, and come to be what all browsers show', async ({
  page,
}) => {
  const { words } = await openWords(page, 'Before')
  const scan = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a9d8f' } })
  const given = [
    [bmp(), 'bmp', 'image/bmp', 'image/png', 2],
    [Buffer.from(svg), 'svg', 'image/svg+xml', 'image/png', 1600],
    [await scan.tiff().toBuffer(), 'tif', 'image/tiff', 'image/jpeg', 90],
  ] as const
  for (const [data, ending, type, mimeType, width] of given) {
    const transfer = await carrying(page, data, `${newName()}.${ending}`, type)
    const registered = page.waitForResponse(
      (answer) => answer.url().endsWith('/media') && answer.request().method() === 'POST',
    )
    await words.locator('p').first().dispatchEvent('drop', { dataTransfer: transfer })
    const answer = await registered
    expect([answer.status(), await answer.json()]).toEqual([
      201,
      expect.objectContaining({ mimeType, width }),
    ])
  }
  await expect(words.locator('figure')).toHaveCount(given.length)
})

test('a picture among words comes from the picker, stands left, is moved by dragging, and is deleted by a key', async ({
  page,
  browser,
}) => {
  const { id, words } = await openWords(page, 'One two three four five six seven.')
  const { buffer, name } = await pictureFile(page, 600, 600)
  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByText('Picture among words').click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await picker
    .locator('input[type="file"]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await expect(picker.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await picker.getByRole('button', { name: 'Use picture' }).click()
  const image = words.locator('p img')
  await expect(image).toBeVisible()
  await expect(widthOf(page)).toHaveValue('500')
  await expect(words.locator('p span[data-atom]')).toHaveCSS('float', 'left')
  await bar(page).getByRole('button', { name: 'Words on the left' }).click()
  await expect(words.locator('p span[data-atom]')).toHaveCSS('float', 'right')
  await widthOf(page).fill('200')
  await widthOf(page).press('Enter')
  await page.keyboard.press('Escape')
  await builder.publish()
  for (const [width, float] of [
    [375, 'none'],
    [1280, 'right'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const visitor = await context.newPage()
    await visitor.goto(stored.pathname)
    const shown = visitor.locator('p > span:has(> img)')
    await expect(shown).toHaveCSS('float', float)
    await visitor.screenshot({ path: test.info().outputPath(`inline-${width}.png`) })
    await context.close()
  }
  await builder.write(id)
  await image.click()
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(image).toHaveCount(0)
  await expect(bar(page)).toBeHidden()
})

test('a pasted picture stands where the caret is, keys go around it, and it moves to another place', async ({
  page,
}) => {
  const { words } = await openWords(page, 'First', 'Second', 'Third')
  const { transfer } = await pictureFile(page, 300, 200)
  await words.locator('p').first().click()
  await caretMoved(page)
  await words.evaluate((element, data) => {
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, transfer)
  const order = () =>
    words.evaluate((element) =>
      [...element.children]
        .map((child) => (child.tagName === 'FIGURE' ? 'picture' : (child.textContent ?? '')))
        // Below a picture at the end a line waits to be written.
        .filter((line) => line !== ''),
    )
  await expect.poll(order).toEqual(['First', 'picture', 'Second', 'Third'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.type('The ')
  await expect.poll(order).toEqual(['First', 'picture', 'The Second', 'Third'])
  await page.keyboard.press('Home')
  await caretMoved(page)
  await page.keyboard.press('ArrowLeft')
  await expect(words.locator('figure[data-picked]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('New')
  await expect.poll(order).toEqual(['First', 'picture', 'New', 'The Second', 'Third'])

  const last = await words.locator('p').last().boundingBox()
  await words.locator('figure img').dragTo(words.locator('p').last(), {
    targetPosition: { x: 10, y: (last?.height ?? 0) - 2 },
  })
  await expect.poll(order).toEqual(['First', 'New', 'The Second', 'Third', 'picture'])
})
