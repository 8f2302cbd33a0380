import type { BrowserContext } from '@playwright/test'
import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { blockSaving, crash, savesOf } from '@/plugins/visual-editor/e2e/failures'
import {
  createPage,
  deletePage,
  findPage,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Offline')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  await signInOwner(context)
  await deletePage(context.request, stored.id)
})

async function openAgain(context: BrowserContext): Promise<BuilderPage> {
  const again = new BuilderPage(await context.newPage())
  await again.open(stored.id)
  return again
}

const storedBlocks = async (context: BrowserContext) => {
  const { layout } = await findPage(context.request, stored.pathname)
  return Object.keys((layout as { nodes: object }).nodes).length
}

test('what was never saved survives a crash and can be restored', async ({ page, context }) => {
  await blockSaving(page, stored)
  await builder.card('text').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  await crash(page)

  const again = await openAgain(context)
  const dialog = again.page.getByRole('dialog', { name: /^You have changes from .+ not saved$/ })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([/Added.*Text/])
  await expect.poll(() => storedBlocks(context)).toBe(3)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await again.saved()
  await expect.poll(() => storedBlocks(context)).toBe(4)

  await again.page.reload()
  await expect(again.canvas.locator('[data-block-id]').first()).toBeVisible()
  await expect.poll(() => again.ids()).toHaveLength(3)
  await expect(dialog).toBeHidden()
})

test('it is discarded only when told so, also after somebody saved since', async ({
  page,
  context,
}) => {
  await blockSaving(page, stored)
  await builder.card('button').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  await crash(page)
  await saveElsewhere(context.request, stored, {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, children: ['page-header', 'theirs', 'footer'], v: 1 },
      'page-header': { type: 'page-header', props: {}, children: [], v: 1 },
      theirs: { type: 'text', props: {}, children: [], v: 1 },
      footer: { type: 'footer', props: {}, children: [], v: 1 },
    },
  })

  const again = await openAgain(context)
  const dialog = again.page.getByRole('dialog', { name: /not saved$/ })
  await expect(dialog).toContainText('Since then something else was saved')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => again.ids()).toContain('theirs')
  await again.page.reload()
  await expect(again.block('theirs')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a session that ends is said; after a login in another tab all is saved', async ({
  context,
}) => {
  await context.clearCookies()
  await builder.card('text').click()
  const dialog = builder.page.getByRole('dialog', { name: 'You are logged out' })
  await expect(dialog).toContainText('kept on this computer')
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await expect(builder.saveState).toHaveText('Logged out · saved on this computer')
  await signInOwner(context)
  await builder.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await builder.saved()
  await expect.poll(() => storedBlocks(context)).toBe(4)
})

test('who leaves without a connection is asked, and finds the work again', async ({ page }) => {
  await page.goto(`/admin/collections/pages/${stored.id}`)
  await page.getByRole('link', { name: 'Design' }).click()
  await expect(builder.canvas.locator('[data-block-id]').first()).toBeVisible()
  await blockSaving(page, stored)
  await builder.card('text').click()
  await expect(builder.saveState).toHaveText('Saved on this computer')
  const dialog = page.getByRole('dialog', { name: 'Your last changes are not saved yet' })
  await page.goBack()
  await expect(dialog).toContainText('They are kept on this computer.')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Back to the admin' }).click()
  await dialog.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(builder.canvas).toHaveCount(0)

  await page.unroute(savesOf(stored))
  await page.getByRole('link', { name: 'Design' }).click()
  const offer = page.getByRole('dialog', { name: /^You have changes from .+ not saved$/ })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await builder.saved()
  await expect.poll(() => builder.ids()).toHaveLength(3)
})

test('closing within the first second loses nothing', async ({ page, context }) => {
  await blockSaving(page, stored)
  await builder.card('text').click()
  await page.close({ runBeforeUnload: false })
  const again = await openAgain(context)
  const offer = again.page.getByRole('dialog', { name: /not saved$/ })
  // What is sent in closing may arrive, for the story's hold on the line ends with the page.
  await expect
    .poll(async () => (await offer.isVisible()) || (await again.ids()).length === 3)
    .toBe(true)
})
