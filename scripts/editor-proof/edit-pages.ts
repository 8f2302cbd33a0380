import path from 'node:path'
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { findChromium } from '@/scripts/lib/find-chromium'

type Doc = { id: number | string }

/** A page is made by drag and drop, saved, published and seen; who may not update it gets nowhere. */
export async function editPages(origin: string, screenshots?: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    await editAsEditor(browser, origin, screenshots)
    await refuseReader(browser, origin)
  } finally {
    await browser.close()
  }
}

async function editAsEditor(browser: Browser, origin: string, screenshots?: string) {
  const context = await signIn(browser, origin, 'editor')
  const page = await context.newPage()
  const problems = watch(page)
  const keep = async (name: string) => {
    if (screenshots) {
      await page.screenshot({ path: path.join(screenshots, `${name}.png`) })
    }
  }
  const home = await idOf(context, origin, 'pages')

  await page.goto(`${origin}/admin/collections/pages/${home}`)
  await expect(page.getByText('Nothing is on this page yet.')).toBeVisible()
  await keep('form')
  await page.getByRole('link', { name: 'Open the editor' }).click()
  const canvas = page.getByTestId('page')
  await expect(canvas.getByText('Drag a block here')).toBeVisible()

  await drag(page, 'section', 0.3)
  await drag(page, 'heading', 0.1)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Words').fill('Made by hand')
  await expect(canvas.getByRole('heading', { name: 'Made by hand', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Callout' }).click()
  await expect(canvas.getByText('Free delivery this week')).toBeVisible()
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved · /)
  await keep('editor-1440')

  expect(await (await context.request.get(`${origin}/?draft`)).text()).toContain('Made by hand')
  const visitor = await browser.newContext()
  const before = await visitor.request.get(origin)
  expect(await before.text()).not.toContain('Made by hand')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
  const site = await visitor.newPage()
  const siteProblems = watch(site)
  await site.goto(origin)
  await expect(site.getByRole('heading', { name: 'Made by hand', level: 2 })).toBeVisible()
  await expect(site.getByText('Free delivery this week')).toHaveCSS('text-align', 'center')
  expect(siteProblems).toEqual([])
  if (screenshots) {
    await site.screenshot({ path: path.join(screenshots, 'site.png') })
  }

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas.getByText('Free delivery this week')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved · /)
  await page.setViewportSize({ width: 375, height: 780 })
  await expect(canvas).toBeVisible()
  await keep('editor-375')
  await page.setViewportSize({ width: 1440, height: 900 })

  await saveByHand(page, context, origin, keep)
  expect(problems).toEqual([])
  await context.close()
}

/** Where there are no drafts, nothing is saved until somebody says so. */
async function saveByHand(
  page: Page,
  context: BrowserContext,
  origin: string,
  keep: (name: string) => Promise<void>,
) {
  const card = await idOf(context, origin, 'cards')
  const stored = async () => {
    const answer = await context.request.get(`${origin}/api/cards/${card}`)
    return JSON.stringify(await answer.json())
  }
  await page.goto(`${origin}/admin/collections/cards/${card}/builder`)
  await page.getByRole('button', { name: 'Button', exact: true }).click()
  await expect(page.getByTestId('save-state')).toHaveText('Not saved yet')
  await keep('by-hand-1440')
  expect(await stored()).not.toContain('"button"')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved · /)
  expect(await stored()).toContain('"button"')
}

async function refuseReader(browser: Browser, origin: string) {
  const context = await signIn(browser, origin, 'reader')
  const home = await idOf(context, origin, 'pages')
  const refused = await context.request.patch(`${origin}/api/pages/${home}`, {
    data: { layout: null },
  })
  expect(refused.status()).toBe(403)
  const page = await context.newPage()
  await page.goto(`${origin}/admin/collections/pages/${home}/builder`)
  await expect(page.getByRole('heading', { name: /nothing found/i })).toBeVisible()
  await expect(page.getByTestId('page')).toHaveCount(0)
  await context.close()
}

async function signIn(browser: Browser, origin: string, role: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const answer = await context.request.post(`${origin}/api/users/login`, {
    data: { email: `${role}@example.com`, password: 'payload-app' },
  })
  expect(answer.status()).toBe(200)
  return context
}

async function idOf(context: BrowserContext, origin: string, slug: string): Promise<Doc['id']> {
  const answer = await context.request.get(`${origin}/api/${slug}?draft=true`)
  const { docs }: { docs: Doc[] } = await answer.json()
  const [first] = docs
  if (!first) {
    throw new Error(`There are no ${slug}.`)
  }
  return first.id
}

/** From the Add panel to the canvas, as far down as said. */
async function drag(page: Page, type: string, down: number): Promise<void> {
  const from = await page.locator(`[data-block-type="${type}"]`).boundingBox()
  const to = await page.getByTestId('page').boundingBox()
  if (!from || !to) {
    throw new Error(`There is no ${type} to drag.`)
  }
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 })
  await page.mouse.move(to.x + to.width / 2, to.y + Math.min(to.height, 700) * down, { steps: 8 })
  await expect(page.getByTestId('drop-line')).toBeVisible()
  await page.mouse.up()
}

function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
      problems.push(message.text())
    }
  })
  return problems
}
