import type { Locator, Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePagesAt, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage
/** Addresses of this story alone: others work on the same site. */
let mine: string

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Pages story')
  mine = stored.pathname
  builder = new BuilderPage(page)
  await builder.open(stored.id)
  await page.getByRole('navigation', { name: 'Panels' }).getByText('Pages').click()
  await expect(row(page, mine)).toBeVisible()
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePagesAt(context.request, mine)
})

const panel = (page: Page) => page.locator('aside').filter({ has: page.getByRole('heading') })
const row = (page: Page, pathname: string): Locator => page.locator(`[data-page="${pathname}"]`)

async function openSettings(page: Page, pathname: string): Promise<void> {
  await row(page, pathname)
    .getByRole('button', { name: /^Settings of/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
}

async function fill(field: Locator, value: string): Promise<void> {
  await field.fill(value)
  await field.press('Enter')
}

test('a page made of a template is named, moved to its address, and published', async ({
  page,
  browser,
}) => {
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByRole('button', { name: /^About/ }).click()
  await expect(builder.canvas).toContainText('About Luna Vale', { timeout: 60_000 })
  const madeAt = new URL(page.url()).pathname
  expect(madeAt).not.toContain(stored.id)

  await page.getByRole('navigation', { name: 'Panels' }).getByText('Pages').click()
  await page
    .locator('[data-current="true"]')
    .getByRole('button', { name: /^Settings of/ })
    .click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await fill(name, 'Who we are')
  await expect(page.locator('summary').getByText('Who we are')).toBeVisible()

  const address = page.getByRole('textbox', { name: 'Address' })
  const elsewhere = 'https://elsewhere.example'
  for (const [typed, said] of [
    ['/products', 'This address belongs to another part of your site'],
    ['/', 'Another page of yours has this address'],
    [mine, 'Another page of yours has this address'],
    [elsewhere, 'Use an address like /about: small letters of any script, digits and hyphens'],
  ] as const) {
    await fill(address, typed)
    await expect(page.getByText(said)).toBeVisible()
  }
  await address.press('Escape')
  await expect(address).not.toHaveValue(elsewhere)
  await fill(address, `${mine}-about`)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(row(page, `${mine}-about`)).toContainText('Draft')

  await builder.publish()
  await expect(row(page, `${mine}-about`)).toContainText('Live')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${mine}-about`)
  await expect(visitor.getByRole('heading', { name: 'About Luna Vale' })).toBeVisible()
  await expect(visitor).toHaveTitle('Who we are – Luna Vale')
  await visitor.context().close()
})

test('a page that moves is found where it was', async ({ page, browser }) => {
  await builder.publish()
  await openSettings(page, mine)
  await fill(page.getByRole('textbox', { name: 'Address' }), `${mine}-moved`)
  await expect(page.getByText('from then on that leads to the new address')).toBeVisible()
  await builder.publish()
  const visitor = await (await browser.newContext()).newPage()
  const former = await visitor.request.get(mine, { maxRedirects: 0 })
  expect([former.status(), former.headers().location]).toEqual([308, `${mine}-moved`])
  await visitor.goto(mine)
  await expect(visitor).toHaveURL(new RegExp(`${mine}-moved$`))
  expect((await visitor.request.get(`${mine}-nowhere`)).status()).toBe(404)
  await visitor.context().close()
})

test('an address in letters of any script is tidied, and found in other spellings', async ({
  page,
  browser,
}) => {
  await openSettings(page, mine)
  await page.getByRole('textbox', { name: 'Address' }).fill(`${mine}-Über 音楽`)
  const kept = `${mine}-über-音楽`
  await expect(page.getByText(`It is kept as ${kept}.`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(kept)
  await builder.publish()
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.request.get(kept)).status()).toBe(200)
  const other = await visitor.request.get(`${mine}-ÜBER 音楽`, { maxRedirects: 0 })
  expect([other.status(), other.headers().location]).toEqual([308, encodeURI(kept)])
  await visitor.context().close()
})

test('search results are seen as they are typed, and hold on the site', async ({
  page,
  browser,
}) => {
  await openSettings(page, mine)
  const result = page.getByRole('figure', { name: 'As a search result' })
  const card = page.getByRole('figure', { name: 'As a shared card' })
  await expect(result).toContainText('Pages story – Luna Vale')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.pressSequentially('Ferry songs')
  await expect(result).toContainText('Ferry songs')
  await expect(card).toContainText('Ferry songs')
  await expect(page.getByText('11 characters; about 60 are shown')).toBeVisible()
  await title.press('Enter')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('All about the last ferry.')
  await description.blur()
  await expect(page.getByText('Unpublished changes').first()).toBeVisible()
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(mine)
  await expect(visitor).toHaveTitle('Ferry songs')
  const about = visitor.locator('meta[name="description"]')
  await expect(about).toHaveAttribute('content', 'All about the last ferry.')
  await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0)

  await page.getByRole('switch', { name: 'Keep out of search engines' }).click()
  await expect(page.getByText('Search engines are asked to leave this page out.')).toBeVisible()
  await builder.publish()
  await visitor.goto(mine)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const map = await visitor.request.get('/sitemap.xml')
  expect(await map.text()).not.toContain(mine)
  await visitor.context().close()
})

test('pages are put in order by keyboard and by dragging, duplicated and deleted', async ({
  page,
}) => {
  await openSettings(page, mine)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.locator('summary').getByText('Pages story (copy)')).toBeVisible({
    timeout: 60_000,
  })
  await page.waitForURL((url) => !url.pathname.includes(stored.id))
  await page.getByRole('navigation', { name: 'Panels' }).getByText('Pages').click()
  const copy = (await page.locator('[data-current="true"]').getAttribute('data-page')) ?? ''
  expect(copy).not.toBe(mine)

  const order = () =>
    page
      .getByRole('list', { name: 'Pages in your order' })
      .locator('[data-page]')
      .evaluateAll((rows) => rows.map((each) => each.getAttribute('data-page')))
  const isAbove = async () => {
    const now = await order()
    return now.indexOf(copy) < now.indexOf(mine)
  }
  await expect.poll(() => isAbove()).toBe(false)
  const handle = row(page, copy).getByRole('button', { name: /^Move Pages story/ })
  await handle.focus()
  const steps = (await order()).indexOf(copy) - (await order()).indexOf(mine)
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('ArrowUp')
  }
  await expect.poll(isAbove).toBe(true)
  await expect(handle).toBeFocused()
  await expect(page.getByTestId('announcer')).toContainText('position')

  const from = await handle.boundingBox()
  const to = await row(page, mine).boundingBox()
  if (!from || !to) {
    throw new Error('The rows are not on the screen')
  }
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height - 2, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => isAbove()).toBe(true)
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height - 2, { steps: 6 })
  await page.mouse.up()
  await expect.poll(isAbove).toBe(false)
  await page.reload()
  await page.getByRole('navigation', { name: 'Panels' }).getByText('Pages').click()
  await expect(row(page, mine)).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => isAbove()).toBe(false)

  await openSettings(page, mine)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Pages story?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, mine)).toHaveCount(0)
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, mine)).toBeVisible()

  await openSettings(page, mine)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toContainText('stays under “Recently deleted” for 30 days')
  await question.getByRole('button', { name: 'Delete' }).click()
  const deleted = page
    .getByRole('list', { name: 'Pages that were deleted' })
    .getByRole('listitem')
    .filter({ hasText: mine })
  // The chance to undo it ends first.
  await expect(deleted.first()).toBeVisible({ timeout: 20_000 })
  await deleted.first().getByRole('button', { name: 'Restore Pages story' }).click()
  await expect(row(page, mine)).toContainText('Draft')
  await expect(page.getByTestId('toast')).toContainText(`is back as a draft, at ${mine}`)

  await openSettings(page, '/')
  await expect(page.getByText('This page cannot be deleted')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
})
