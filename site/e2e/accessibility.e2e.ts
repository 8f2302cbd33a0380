import type { BrowserContext } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'
import {
  arrange,
  demoOrigin,
  findIds,
  type Ids,
  type Place,
  placesOf,
  visit,
} from '@/site/e2e/places'
import { test as base, expect } from '@/site/e2e/story'
import { isSoak, seed } from '@/src/testing/soak'

const phone = { width: 375, height: 900 }
const desktop = { width: 1280, height: 900 }
/** Both in a soak; else one for each place, and the other one the next day. */
const screensOf = (at: number) =>
  [phone, desktop].filter((_, index) => isSoak || (index + at + seed) % 2 === 0)

/** Places that are states of one page for one visitor stand together: it is opened once for all of them. */
function visitsOf(ids: Ids): Place[][] {
  const visits = new Map<string, Place[]>()
  for (const place of placesOf(ids)) {
    const page = [place.site, place.path, place.as].join(' ')
    visits.set(page, [...(visits.get(page) ?? []), place])
  }
  return [...visits.values()]
}

const nameOf = (visit: readonly Place[]) => visit.map(({ name }) => name).join(', ')

/** What a test needs before the server is asked: ids are only in the paths, and each is another one. */
const names = visitsOf({
  album: 'album',
  payWhatYouWant: 'payWhatYouWant',
  merch: 'merch',
  event: 'event',
  tier: 'tier',
  kitoSingle: 'kitoSingle',
}).map(nameOf)

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
    const places = visitsOf(ids).find((candidate) => nameOf(candidate) === name) ?? []
    const page = await visitor.newPage()
    const found: string[] = []
    for (const [at, place] of places.entries()) {
      if (place === places[0]) {
        await visit(page, demoOrigin, place)
      } else {
        await page.setViewportSize(phone)
        // What the state before has opened.
        await page.keyboard.press('Escape')
        await arrange(page, place)
      }
      for (const screen of screensOf(names.indexOf(name) + at)) {
        await page.setViewportSize(screen)
        const told = await axeProblems(page)
        found.push(...told.map((text) => `${place.name} at ${screen.width} px: ${text}`))
      }
    }
    // The next one has another cart, and may be signed in as somebody else.
    await page.evaluate(() => localStorage.clear())
    await visitor.clearCookies()
    await page.close()
    expect(places).not.toEqual([])
    expect(found).toEqual([])
  })
}
