import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { findHome, rememberSite, restoreSite } from '@/plugins/visual-editor/e2e/kito-theme'
import { signInOwner } from '@/site/e2e/owner-session'

const theme = 'encore/long-page'
const lookNote = 'Use the look it is made for'

test("a plugin's theme is looked at, shown to visitors, and left again with nothing lost", async ({
  browser,
  context,
  page,
}) => {
  await signInOwner(context, 'kito@example.com')
  const before = await rememberSite(context.request)
  const linksId = (await findHome(context.request, before.themeName)) ?? ''
  const { port } = new URL(process.env.E2E_ORIGIN ?? '')
  const visitor = await browser.newPage()
  const address = `http://kito.localhost:${port}/`
  const main = visitor.getByRole('main')
  await visitor.goto(address)
  const links = await main.textContent()

  const builder = new BuilderPage(page)
  const panel = page.getByRole('complementary', { name: 'Theme' })
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Theme', exact: true }).click()
    await expect(panel).toBeVisible()
  }
  const dialog = page.getByRole('dialog', { name: 'Switch to “One long page”?' })

  try {
    await builder.open(linksId)
    await openPanel()
    const kind = panel.getByRole('button', { name: /^One long page/ })
    await expect(kind).toContainText('by encore')
    await kind.click()
    await dialog.getByRole('button', { name: 'Look at it first' }).click()
    await page.waitForURL((url) => !url.pathname.includes(linksId))
    await page.waitForURL(new RegExp(`${await findHome(context.request, theme)}/builder`))
    await expect(builder.canvas.getByRole('heading', { level: 1 })).toContainText('Kito')
    await visitor.reload()
    expect(await main.textContent()).toBe(links)

    await openPanel()
    await panel.getByRole('button', { name: lookNote }).click()
    await expect(page.getByTestId('toast')).toContainText('Changed the look')
    await expect(panel.getByRole('button', { name: lookNote })).toHaveCount(0)
    await builder.publish()
    await panel.getByRole('button', { name: 'Put this home page live' }).click()
    await dialog.getByRole('button', { name: 'Show it to visitors' }).click()
    await expect(page.getByTestId('toast')).toContainText('Visitors see your one long page now.')

    await visitor.reload()
    await expect(main.getByText('Out now')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Letters from Kito' })).toBeVisible()
    await expect(visitor.locator('html')).toContainText('Kito')
    await expect(visitor.getByRole('banner').getByRole('navigation')).toHaveCount(0)

    await panel.getByRole('button', { name: /^One page/ }).click()
    await page
      .getByRole('dialog', { name: 'Switch to “One page”?' })
      .getByRole('button', { name: 'Show it to visitors' })
      .click()
    await page.waitForURL(new RegExp(`${linksId}/builder`))
    await visitor.reload()
    expect(await main.textContent()).toBe(links)
    expect(builder.problems).toEqual([])
  } finally {
    await restoreSite(context.request, before)
  }
})
