import type { Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { demoOrigin, findIds, type Ids, originOf, placesOf, visit } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { themeVariables } from '@/src/core/theme/css-variables'
import { looks } from '@/src/core/theme/looks'

const phone = { width: 375, height: 900 }
const desktop = { width: 1280, height: 900 }
/** Ids are only in the paths; the names are what a test needs before the server is asked. */
const names = placesOf({} as Ids).map(({ name }) => name)

let ids: Ids | undefined

for (const name of names) {
  test(`axe finds nothing on ${name}, on a phone or a desktop, in any look`, async ({
    browser,
  }) => {
    ids ??= await findIds(demoOrigin)
    const place = placesOf(ids).find((candidate) => candidate.name === name)
    if (!place) {
      throw new Error(`There is no place ${name}`)
    }
    const context = await browser.newContext({
      viewport: phone,
      reducedMotion: 'reduce',
      baseURL: originOf(demoOrigin, place.site),
      // The page's own rules would keep the checker out.
      bypassCSP: true,
    })
    const page = await context.newPage()
    await visit(page, demoOrigin, place)
    const found = (await axeProblems(page)).map((text) => `phone: ${text}`)
    await page.setViewportSize(desktop)
    found.push(...(await axeProblems(page)))
    // The colours of a look meet in the same pairs at any width.
    for (const [look, theme] of Object.entries(looks)) {
      await wear(page, themeVariables({ ...theme, logo: '', headerLinks: [], socialLinks: [] }))
      const pale = await axeProblems(page, 'html', { rules: ['color-contrast'] })
      found.push(...pale.map((text) => `${look}: ${text}`))
    }
    await context.close()
    expect(found).toEqual([])
  })
}

/** Dresses the page in another look, as the server would have. */
async function wear(page: Page, variables: Record<string, string | number>): Promise<void> {
  await page.evaluate((values) => {
    for (const element of document.querySelectorAll<HTMLElement>('[style*="--radius"]')) {
      for (const [name, value] of Object.entries(values)) {
        if (name.startsWith('--')) {
          element.style.setProperty(name, String(value))
        }
      }
    }
  }, variables)
}
