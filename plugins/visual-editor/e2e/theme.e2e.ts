import type { Locator, Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { findHome, rememberSite, restoreSite } from '@/plugins/visual-editor/e2e/kito-theme'
import { createPage, deletePage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'
import { fontStyles } from '@/src/core/theme/fonts'

let before: Awaited<ReturnType<typeof rememberSite>>
let builder: BuilderPage
let panel: Locator

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context, 'kito@example.com')
  before = await rememberSite(context.request)
  builder = new BuilderPage(page)
  await builder.open((await findHome(context.request, before.themeName)) ?? '')
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  panel = page.getByRole('complementary', { name: 'Theme' })
  await expect(panel).toBeVisible()
})

test.afterEach(async ({ context }) => {
  await restoreSite(context.request, before)
  expect(builder.problems).toEqual([])
})

/** What of the theme an element and all in it are drawn with. */
const drawn = (root: Locator) =>
  root
    .locator('[style*="--color-primary"]')
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element)
      return {
        primary: style.getPropertyValue('--color-primary'),
        font: style.getPropertyValue('--font-family'),
        radius: style.getPropertyValue('--radius'),
      }
    })
const site = (visitor: Page) => drawn(visitor.locator('html'))
const shown = () => drawn(builder.canvas)

// What its fields take and refuse: `../editor/theme/theme-panel.test.tsx`.
test('a colour is on the page at once, and with visitors after publishing', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage()
  const { port } = new URL(process.env.E2E_ORIGIN ?? '')
  const address = `http://kito.localhost:${port}/`
  await visitor.goto(address)
  const old = await site(visitor)

  const field = panel.getByLabel('Main colour', { exact: true })
  await field.fill('#0B6E4F')
  expect((await shown()).primary).toBe('#0b6e4f')
  await builder.saved()
  await visitor.reload()
  await expect.poll(() => site(visitor)).toEqual(old)

  await page.reload()
  await expect(builder.canvas.locator('[data-block-id]').first()).toBeVisible()
  expect((await shown()).primary).toBe('#0b6e4f')
  await builder.publish()
  await visitor.reload()
  expect((await site(visitor)).primary).toBe('#0b6e4f')
  await visitor.goto(`${address}contact`)
  expect((await site(visitor)).primary).toBe('#0b6e4f')
  await visitor.close()
})

test('looks, fonts and corners undo in one list with the page', async ({ page }) => {
  const start = await shown()
  await panel.getByRole('button', { name: 'Neon' }).click()
  await expect(page.getByTestId('toast')).toContainText('Changed the look to Neon')
  await expect.poll(() => shown()).toMatchObject({ primary: '#b6ff2e', radius: '0px' })
  await expect(panel.getByRole('button', { name: 'Neon' })).toHaveAttribute('aria-pressed', 'true')

  const fonts = panel.getByRole('radiogroup', { name: 'Font' })
  await fonts.getByRole('radio', { name: 'Bebas Neue' }).focus()
  await page.keyboard.press('ArrowRight')
  expect((await shown()).font).toContain('Fjalla One')
  await page.keyboard.press('ArrowRight')
  await expect(fonts.getByRole('radio', { name: 'Anton' })).toBeFocused()
  expect((await shown()).font).toContain('Anton')

  await page.keyboard.press('ControlOrMeta+z')
  expect((await shown()).font).toContain('Bebas Neue')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => shown()).toEqual(start)
})

test('a logo takes the place of the name, and undo takes it back', async ({ page, context }) => {
  const stored = await createPage(context.request, 'With a logo')
  await builder.open(stored.id)
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  const header = builder.canvas.locator('header')
  await expect(header).toContainText('KITO')
  await panel.getByRole('button', { name: 'Logo Choose a picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await picker.locator('button[aria-pressed]').first().click()
  await picker.getByRole('button', { name: 'Use picture' }).click()
  const logo = header.getByRole('img', { name: 'Kito' })
  const widthPx = () => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(widthPx).toBeGreaterThan(0)
  await expect(header).not.toContainText('KITO')
  await builder.saved()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(header).toContainText('KITO')
  await builder.saved()
  await deletePage(context.request, stored.id)
})

test('every font shows the artist’s name in its own letters, none of which reaches into the line above', async ({
  page,
}) => {
  const fonts = panel.getByRole('radiogroup', { name: 'Font' })
  const letters = [...'ÀÂÄÅÉÊÑÖÜĂČĞŐŮŻ']
  await expect(fonts.getByRole('radio')).toHaveCount(20)
  for (const [family, { display }] of Object.entries(fontStyles)) {
    const card = fonts.getByRole('radio', { name: family, exact: true })
    // Its file is asked for by its card, while that is in sight.
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('b'), family).toHaveText(/^kito$/i)
    await expect(card.locator('b'), family).toHaveCSS('font-family', new RegExp(family))
    const reaching = () =>
      page.evaluate(
        async ({ font, from, letters }) => {
          const faces = await document.fonts.load(font, letters.join(''))
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen || faces.length === 0) {
            return 'is not there yet'
          }
          pen.font = font
          return letters
            .filter((letter) => pen.measureText(letter).actualBoundingBoxAscent >= from)
            .join('')
        },
        { font: `${display.weight} 1000px "${family}"`, from: display.leading * 1000, letters },
      )
    await expect.poll(reaching, family).toBe('')
  }
})

test('header links are put in order by dragging', async ({ page }) => {
  const list = panel.getByRole('list', { name: 'Header links' })
  const names = () => list.getByRole('listitem').locator('b').allTextContents()
  await panel.getByRole('button', { name: 'Add a link' }).click()
  const form = panel.getByRole('form', { name: 'New link' })
  await form.getByLabel('Name').fill('On tour')
  await form.getByLabel('Goes to').fill('/')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await names()).at(-1)).toBe('On tour')

  const grip = list.getByRole('button', { name: /^Move On tour/ })
  await grip.hover()
  const [from, top] = await Promise.all([
    grip.boundingBox(),
    list.getByRole('listitem').first().boundingBox(),
  ])
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 8, (top?.y ?? 0) - 4, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await names())[0]).toBe('On tour')
  await builder.saved()
})

test('the other kind of site is looked at first, then shown, and back again', async ({
  page,
  browser,
  context,
}) => {
  const { port } = new URL(process.env.E2E_ORIGIN ?? '')
  const visitor = await browser.newPage()
  // Only a site of several pages leads back to its first one from the header.
  const links = () => visitor.getByRole('banner').getByRole('link', { name: 'KITO' })
  await visitor.goto(`http://kito.localhost:${port}/`)
  await expect(links()).toHaveCount(0)

  const kinds = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) })
  await kinds('Several pages').click()
  const dialog = page.getByRole('dialog', { name: 'Switch to “Several pages”?' })
  await dialog.getByRole('button', { name: 'Look at it first' }).click()
  await expect.poll(() => findHome(context.request, 'default')).not.toBeNull()
  const home = await findHome(context.request, 'default')
  await page.waitForURL(new RegExp(`${home}/builder`))
  await visitor.reload()
  await expect(links()).toHaveCount(0)

  await expect(builder.canvas.locator('[data-block-id]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await panel.getByRole('button', { name: 'Put this home page live' }).click()
  await dialog.getByRole('button', { name: 'Show it to visitors' }).click()
  await expect(page.getByTestId('toast')).toContainText('Visitors see your site of several pages')
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
  await visitor.reload()
  await expect(links()).toHaveCount(1)

  await kinds('One page').click()
  await page
    .getByRole('dialog', { name: 'Switch to “One page”?' })
    .getByRole('button', { name: 'Show it to visitors' })
    .click()
  await page.waitForURL(new RegExp(`${await findHome(context.request, 'link-tree')}/builder`))
  await expect(page.getByTestId('toast')).toContainText(/Visitors see .+ now/)
  await visitor.reload()
  await expect(links()).toHaveCount(0)
  await visitor.close()
})
