import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type KeptContexts, keepContexts } from '@/site/e2e/kept-contexts'

type Fixtures = { _combinedContextOptions: BrowserContextOptions; emptied: undefined }

/**
 * Stories of a worker use its browser contexts one after the other, so that scripts stay compiled.
 *
 * Pages load their scripts after they have been painted, mostly before a visitor's hand is there. A
 * story is faster: in it a page is open once its buttons work.
 */
export const test = base.extend<Fixtures, { contexts: KeptContexts }>({
  contexts: [
    async ({ browser }, use) => {
      await use(keepContexts(browser))
    },
    { scope: 'worker' },
  ],
  emptied: [
    async ({ contexts, _combinedContextOptions }, use) => {
      contexts.begin(_combinedContextOptions)
      await use(undefined)
      await contexts.reset()
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page
      page.goto = async (...args) => {
        const answer = await goto.apply(page, args)
        await hydrated(page)
        return answer
      }
      page.reload = async (...args) => {
        const answer = await reload.apply(page, args)
        await hydrated(page)
        return answer
      }
    }
    await use(page)
  },
})

export { expect }

/**
 * Until React drives the buttons and links of the page; at once where there is none. A link that is followed earlier
 * loads the next page anew, and what should live on is gone.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__next_f' in window) ||
      Array.from(
        // Formulas and words that are being written are no elements of React's.
        document.querySelectorAll('button, a:not(.katex a, [contenteditable] a)'),
        Object.keys,
      ).every((keys) => keys.some((key) => key.startsWith('__react'))),
  )
}
