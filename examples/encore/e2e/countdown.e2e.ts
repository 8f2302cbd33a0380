import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage } from '@/plugins/visual-editor/e2e/owner-api'
import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'

test("a plugin's block is used in the editor like any other, ticks on the site, and is listed in the admin", async ({
  browser,
  context,
  page,
}) => {
  await signInOwner(context)
  const stored = await createPage(context.request, 'Countdown')
  const builder = new BuilderPage(page)
  await builder.open(stored.id)

  const before = await builder.ids()
  await builder.card('encore/countdown').click()
  const id = await builder.newId(before)
  await expect(builder.block(id)).toContainText('Choose in its settings what is waited for.')
  await builder.settings.getByLabel('Title').fill('Salt & Signal')
  await builder.settings.getByLabel('Until').fill('2096-12-04T20:00')
  await expect(builder.block(id).getByRole('timer')).toContainText('days')
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  await expect(visitor.getByRole('heading', { name: 'Salt & Signal' })).toBeVisible()
  const clock = visitor.getByRole('timer')
  const first = await clock.textContent()
  await expect.poll(() => clock.textContent()).not.toBe(first)

  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await still.goto(stored.pathname)
  await expect(still.getByText(/December 4, 2096/)).toBeVisible()

  const admin = await context.newPage()
  for (const width of [375, 1440]) {
    await admin.setViewportSize({ width, height: 900 })
    await admin.goto('/admin')
    const card = admin.getByRole('region', { name: 'Next countdown' })
    await expect(card).toContainText(/In [\d,]+ days: Salt & Signal/)
    await admin.goto('/admin/encore/countdowns')
    await expect(admin.getByRole('heading', { name: 'Countdowns', level: 1 })).toBeVisible()
    const row = admin.getByRole('listitem').filter({ hasText: 'Salt & Signal' })
    await expect(row).toContainText('December 4, 2096')
    const link = row.getByRole('link', { name: 'Countdown', exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`/${stored.id}/builder$`))
    expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeProblems(admin, '.gutter--left')).toEqual([])
  }
  await deletePage(context.request, stored.id)
  await admin.goto('/admin')
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Next countdown' })).toBeHidden()
  await admin.close()

  expect(builder.problems).toEqual([])
})
