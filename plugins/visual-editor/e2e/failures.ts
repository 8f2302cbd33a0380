import type { Page } from '@playwright/test'
import type { StoredPage } from '@/plugins/visual-editor/e2e/owner-api'

/** Addresses that the editor sends a page to when it saves. */
export const savesOf = ({ id }: StoredPage) => `**/api/pages/${id}?draft=true*`

/** Saving meets a dead line, everything else works. */
export const blockSaving = (page: Page, stored: StoredPage) =>
  page.route(savesOf(stored), (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )

/** The tab dies as in a crash: nothing gets a chance to say goodbye. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const isGone = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await isGone
  await page.close({ runBeforeUnload: false })
}
