import { test as base, expect, type Page } from '@playwright/test'

/**
 * Pages load their scripts after they have been painted, mostly before a visitor's hand is there. A
 * story is faster: in it a page is open once its buttons work.
 */
export const test = base.extend({
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

/** Until React drives the buttons of the page; at once where there is none. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__next_f' in window) ||
      Array.from(document.querySelectorAll('button'), Object.keys).every((keys) =>
        keys.some((key) => key.startsWith('__react')),
      ),
  )
}
