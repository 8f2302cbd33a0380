import { test as base, expect, type Page } from '@playwright/test'

/**
 * Pages load their scripts after they have been painted, mostly before a visitor's hand is there. A
 * story is faster: in it a page is open once its buttons work.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const { goto, reload } = page
      page.goto = async (...args) => afterHydration(page, await goto.apply(page, args))
      page.reload = async (...args) => afterHydration(page, await reload.apply(page, args))
    }
    await use(page)
  },
})

export { expect }

async function afterHydration<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(() => {
    const isOurs = '__next_f' in window
    const isDriven = (button: Element) => Object.keys(button).some((key) => /^__react/.test(key))
    return !isOurs || [...document.querySelectorAll('button')].every(isDriven)
  })
  return answer
}
