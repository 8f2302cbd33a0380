import type { BrowserContext } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import { demoOrigin, findIds, type Ids, placesOf, visit } from '@/site/e2e/places'
import { test as base, expect } from '@/site/e2e/story'

const phone = { width: 375, height: 900 }
const desktop = { width: 1280, height: 900 }
/** Ids are only in the paths; the names are what a test needs before the server is asked. */
const names = placesOf({} as Ids).map(({ name }) => name)

type OfWorker = { ids: Ids; visitor: BrowserContext }

const test = base.extend<object, OfWorker>({
  ids: [async ({ playwright: _ }, use) => use(await findIds(demoOrigin)), { scope: 'worker' }],
  /** One browser for all places, which keeps scripts, styles and fonts. */
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: phone,
        baseURL: demoOrigin,
        reducedMotion: 'reduce',
        // The page's own rules would keep the checker out.
        bypassCSP: true,
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

// Places are only looked at, so they need not follow each other on one server.
test.describe.configure({ mode: 'parallel' })

// How the colours of a look meet is checked by `src/ui/tones/tones.test.ts`.
for (const name of names) {
  test(`axe finds nothing on ${name}, on a phone or a desktop`, async ({ visitor, ids }) => {
    const place = placesOf(ids).find((candidate) => candidate.name === name)
    if (!place) {
      throw new Error(`There is no place ${name}`)
    }
    const page = await visitor.newPage()
    await visit(page, demoOrigin, place)
    const found = (await axeProblems(page)).map((text) => `phone: ${text}`)
    await page.setViewportSize(desktop)
    found.push(...(await axeProblems(page)))
    // The next one has another cart, and may be signed in as somebody else.
    await page.evaluate(() => localStorage.clear())
    await visitor.clearCookies()
    await page.close()
    expect(found).toEqual([])
  })
}
