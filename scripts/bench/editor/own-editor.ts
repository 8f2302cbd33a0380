import type { Page } from '@playwright/test'
import type { Subject } from '@/scripts/bench/editor/subject'
import { readRoutes } from '@/scripts/lib/build-manifests'

const adminRoute = '(payload)/admin/[[...segments]]/page'

/** Our own editor with a page of so many blocks. */
export function ownEditor(origin: string, pageId: string, blocks: number): Subject {
  const canvas = '[data-testid="page"]'
  return {
    id: 'ours',
    name: 'Bandstand',
    url: `${origin}/admin/collections/pages/${pageId}/builder`,
    block: `${canvas} [data-block-id]`,
    blocks,
    codeLoadedAt,
    openSettings: async (page) => {
      await page.locator(`${canvas} [data-block-id="button"]`).click()
      return page.getByLabel('Label', { exact: true })
    },
    openWords: async (page) => {
      await page.locator(`${canvas} [data-block-id="words"]`).click()
      return page
        .locator('[data-writing] [contenteditable="true"]')
        .or(page.locator('[data-writing][contenteditable="true"]'))
    },
    dragged: (page) => page.locator('[data-block-type="text"]'),
    page: (page) => page.locator('main[aria-label="Page"]'),
  }
}

/** When the last file of the editor had arrived. */
async function codeLoadedAt(page: Page): Promise<number> {
  const files = readRoutes()
    .filter(({ route }) => route === adminRoute)
    .flatMap(({ later }) => later)
    .filter((file) => file.endsWith('.js'))
  const arrived = await page.evaluate(
    (names) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => names.some((file) => name.includes(file)))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    files,
  )
  if (arrived.length === 0) {
    throw new Error('The files of the editor were not seen.')
  }
  return Math.max(...arrived)
}
