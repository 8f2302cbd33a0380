import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createPage,
  deletePage,
  findPage,
  type StoredPage,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage

test.beforeEach(async ({ context }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Lock')
})
test.afterEach(async ({ context }) => {
  await deletePage(context.request, stored.id)
})

test('two people: who came second is told, takes over, and the first one loses nothing', async ({
  page,
  context,
  browser,
}) => {
  const first = new BuilderPage(page)
  await first.open(stored.id)

  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  await signInOwner(other, 'admin@example.com')
  const second = new BuilderPage(await other.newPage())
  await second.open(stored.id)
  const notice = second.page.getByRole('dialog', { name: / is editing this page$/ })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Take over' }).click()
  await expect(notice).toBeHidden()
  await second.card('text').click()
  await second.saved()

  const taken = page.getByRole('dialog', { name: / has taken over this page$/ })
  await expect(taken).toBeVisible({ timeout: 15_000 })
  await second.page.close()

  // The page is free again: the first one goes on with what the second one saved.
  await expect(taken).toBeHidden({ timeout: 15_000 })
  await expect.poll(() => first.ids()).toHaveLength(3)
  await first.card('button').click()
  await first.saved()
  const { layout } = await findPage(context.request, stored.pathname)
  expect(Object.keys((layout as { nodes: object }).nodes)).toHaveLength(5)
  await other.close()
})
