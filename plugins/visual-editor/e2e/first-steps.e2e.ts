import type { Page } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { createArtist, removeArtist } from '@/plugins/visual-editor/e2e/owner-api'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

// The page's own rules would keep the checker out.
test.use({ bypassCSP: true })

let artist: Awaited<ReturnType<typeof createArtist>>

test.beforeEach(async ({ context }) => {
  artist = await createArtist(context, 'Ada Moss')
  await signInOwner(context, artist.email)
})

test.afterEach(async ({ context }) => {
  await removeArtist(context, artist)
})

test('a new owner says a name, picks a look, and edits a site that is theirs', async ({
  page,
  browser,
}) => {
  const builder = new BuilderPage(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Let’s make your site' })).toBeVisible({
    timeout: 60_000,
  })
  expect(await axeProblems(page, 'main')).toEqual([])
  await expectAllInSight(page)

  const preview = page.getByRole('region', { name: 'Your site' })
  await page.getByLabel('What name do you play under?').fill('Ada & the Moss')
  await page.getByLabel('One line about your music').fill('Songs for wet woods')
  await expect(preview).toContainText('Ada & the Moss')
  await expect(preview).toContainText('Songs for wet woods')
  const ground = () =>
    preview
      .locator('[class*="site"]')
      .first()
      .evaluate((site) => getComputedStyle(site).backgroundColor)
  const before = await ground()
  await page.getByRole('radio', { name: 'Forest' }).check({ force: true })
  expect(await ground()).not.toBe(before)

  await page.getByRole('button', { name: 'Start with Forest' }).click()
  await expect(builder.canvas).toContainText('Ada & the Moss', { timeout: 60_000 })
  await expect(builder.canvas).toContainText('Songs for wet woods')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(artist.siteUrl)
  await expect(visitor.getByRole('heading', { name: 'Ada & the Moss', exact: true })).toBeVisible()
  await visitor.context().close()

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Let’s make your site' })).toHaveCount(0)
  expect(builder.problems).toEqual([])
})

test('a name in letters beyond English is drawn in the font of the look', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByLabel('What name do you play under?')).toBeVisible({ timeout: 60_000 })
  const preview = page.getByRole('region', { name: 'Your site' })
  const fontsOf = async (text: string) => {
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument')
    const { nodeId } = await client.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'section[aria-label="Your site"] h1',
    })
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    await client.detach()
    await expect(preview.locator('h1')).toHaveText(text)
    return fonts.map(({ familyName }) => familyName)
  }
  for (const name of ['Ada Moss', 'Żółć i Łąka', 'Nguyễn Ướt']) {
    await page.getByLabel('What name do you play under?').fill(name)
    await expect.poll(() => fontsOf(name)).toEqual(['Anton'])
  }
})

test('first steps can be skipped, and are not asked for again', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Skip this' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/, { timeout: 60_000 })
  await page.goto('/admin/first-steps')
  await expect(page).toHaveURL(/\/admin\/?$/)
})

/** On every device a new owner sees what is asked and where it ends, without looking for it. */
async function expectAllInSight(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [
      page.getByLabel('What name do you play under?'),
      page.getByLabel('One line about your music'),
      page.getByRole('group', { name: 'Choose a look' }),
      page.getByRole('button', { name: 'Start with Midnight' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    if (width > 390) {
      await expect(page.getByRole('region', { name: 'Your site' })).toBeInViewport()
    }
  }
  await page.setViewportSize(before ?? { width: 1280, height: 720 })
}
