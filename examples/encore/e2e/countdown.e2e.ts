import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

test("a plugin's block is used in the editor like any other, and ticks on the site", async ({
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

  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})
